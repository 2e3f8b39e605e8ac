// Loads the built storefront (build/server), which renders the pages.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { Environment } from './env.ts';

export interface StorefrontOptions {
  storeApi: (request: Request) => Promise<Response>;
  /** Changes with what the response of the API at an address shows; undefined for a remote API, which does not report changes. */
  version?: ((url: URL) => number) | undefined;
  siteUrl: string;
  cookieName: string;
  /** Hosts besides the shop's own that pictures may be loaded from. */
  pictureOrigins: readonly string[];
  /** Scripts of the merchant, loaded after consent. */
  scripts: Environment['SCRIPTS'];
  /** The number of the shop at WhatsApp, digits with the country code. */
  whatsApp?: string | undefined;
  /** True if the query key `debug` shows failing endpoints. */
  isDebugAllowed: boolean;
  /** Called with unexpected errors. */
  onError: (error: unknown, message: string) => void;
}

export function toStorefrontOptions(
  environment: Environment,
  { storeApi, version }: Pick<StorefrontOptions, 'storeApi' | 'version'>,
  logger: Logger,
): StorefrontOptions {
  return {
    storeApi,
    version,
    siteUrl: environment.SITE_URL,
    cookieName: environment.SESSION_COOKIE_NAME,
    pictureOrigins: environment.PICTURE_ORIGINS,
    scripts: environment.SCRIPTS,
    whatsApp: environment.WHATSAPP,
    isDebugAllowed: environment.DEBUG_VIEW,
    onError: (error, message) => logger.error({ err: error }, message),
  };
}

interface Storefront {
  render(request: Request): Promise<Response>;
  /** Devices of one class get the same page. */
  toDeviceClass(userAgent: string): string;
  /** Paths whose responses, and those of all below them, differ between visitors. */
  personalPaths: readonly string[];
  /** Memory of the API's responses that it has cached, in bytes. */
  measureCachedBytes(): number;
}

interface StorefrontBuild extends Omit<Storefront, 'render'> {
  createStorefront(options: StorefrontOptions): Storefront['render'];
}

/** Throws if the storefront was not built. */
export async function loadStorefront(folder: string, options: StorefrontOptions): Promise<Storefront> {
  const file = join(folder, 'index.js');
  if (!existsSync(file))
    throw new Error(`${file} is missing: build the storefront by \`npm run build\` or use \`npm start\``);
  return openStorefront(await import(pathToFileURL(file).href), options);
}

/** Throws if the module is no storefront build. */
export function openStorefront(module: unknown, options: StorefrontOptions): Storefront {
  if (!isStorefrontBuild(module)) throw new Error('the storefront build exports no createStorefront');
  const { createStorefront, toDeviceClass, personalPaths, measureCachedBytes } = module;
  return { render: createStorefront(options), toDeviceClass, personalPaths, measureCachedBytes };
}

function isStorefrontBuild(module: unknown): module is StorefrontBuild {
  return (
    typeof module === 'object' &&
    module !== null &&
    'createStorefront' in module &&
    typeof module.createStorefront === 'function' &&
    'toDeviceClass' in module &&
    typeof module.toDeviceClass === 'function' &&
    'measureCachedBytes' in module &&
    typeof module.measureCachedBytes === 'function' &&
    'personalPaths' in module &&
    Array.isArray(module.personalPaths)
  );
}
