// Serves the built client files from memory, in the encoding that build time already compressed them to.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Serve } from '../app.ts';
import { chooseEncoding } from './encodings.ts';

interface Bytes {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}

const suffixes = { br: '.br', gzip: '.gz' } as const;
const encodings = ['br', 'gzip'] as const;
/** The bundler's own notes; /.well-known is meant for visitors. */
const isHidden = /\/\.(?!well-known\/)/;
const isCopy = /\.(?:br|gz)$/;

/** Vite puts a hash of the content into the names below /assets. */
const hashedFolder = '/assets/';
const cacheControl = { hashed: 'public, max-age=31536000, immutable', other: 'public, max-age=3600' };

/** Answers the files that are in the folder now; anything else is left to the next mount, but for hashed names: 404. */
export function createStaticFiles(folder: string): Serve {
  const paths = new Set(listPaths(folder));
  const loaded = new Map<string, Promise<Bytes>>();

  const load = (path: string): Promise<Bytes> => {
    const known = loaded.get(path) ?? readBytes(join(folder, path));
    loaded.set(path, known);
    return known;
  };

  return async function serveStaticFile(request) {
    const { pathname: path } = new URL(request.url);
    const isHashed = path.startsWith(hashedFolder);
    if (!paths.has(path) || isCopy.test(path) || !['GET', 'HEAD'].includes(request.method)) {
      return isHashed
        ? new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } })
        : undefined;
    }
    const offered = encodings.filter((name) => paths.has(path + suffixes[name]));
    const chosen = chooseEncoding(request.headers.get('Accept-Encoding'), offered);
    const { body, etag } = await load(path + (chosen ? suffixes[chosen] : ''));
    const headers = new Headers({ ETag: etag, 'Cache-Control': isHashed ? cacheControl.hashed : cacheControl.other });
    if (offered.length > 0) headers.set('Vary', 'Accept-Encoding');
    if (matches(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
    headers.set('Content-Type', getMimeType(path) ?? 'application/octet-stream');
    headers.set('Content-Length', String(body.length));
    if (chosen) headers.set('Content-Encoding', chosen);
    return new Response(request.method === 'HEAD' ? null : body, { headers });
  };
}

function listPaths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !isHidden.test(path));
}

async function readBytes(file: string): Promise<Bytes> {
  const body = new Uint8Array(await readFile(file));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

function matches(header: string | null, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
