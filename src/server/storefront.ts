// The built storefront (build/server), which this process renders pages with.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { Environment } from './env.ts';

export interface StorefrontOptions {
  storeApi: (request: Request) => Promise<Response>;
  /** Another text whenever something that pages show has changed; absent where that cannot be known. */
  version?: (() => string) | undefined;
  siteUrl: string;
  cookieName: string;
  /** Hosts besides the shop's own that pictures may come from. */
  pictureOrigins: readonly string[];
  /** What the merchant adds to the pages; loaded after consent. */
  scripts: Environment['SCRIPTS'];
  /** Whether the query key `debug` shows failing endpoints. */
  isDebugAllowed: boolean;
  /** Takes what went wrong without the visitor's doing. */
  onError: (error: unknown, message: string) => void;
}

/** What the storefront needs, from the configuration. */
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
    isDebugAllowed: environment.DEBUG_VIEW,
    onError: (error, message) => logger.error({ err: error }, message),
  };
}

interface Storefront {
  render(request: Request): Promise<Response>;
  /** Visitors of one class get the same page. */
  toDeviceClass(userAgent: string): string;
}

interface StorefrontBuild {
  createStorefront(options: StorefrontOptions): Storefront['render'];
  toDeviceClass: Storefront['toDeviceClass'];
}

/** Throws when the storefront was not built. */
export async function loadStorefront(folder: string, options: StorefrontOptions): Promise<Storefront> {
  const file = join(folder, 'index.js');
  if (!existsSync(file))
    throw new Error(`${file} is missing: build the storefront by \`npm run build\` or use \`npm start\``);
  return openStorefront(await import(pathToFileURL(file).href), options);
}

/** Throws when the module is no storefront. */
export function openStorefront(module: unknown, options: StorefrontOptions): Storefront {
  if (!isStorefrontBuild(module)) throw new Error('the storefront build exports no createStorefront');
  return { render: module.createStorefront(options), toDeviceClass: module.toDeviceClass };
}

function isStorefrontBuild(module: unknown): module is StorefrontBuild {
  return (
    typeof module === 'object' &&
    module !== null &&
    'createStorefront' in module &&
    typeof module.createStorefront === 'function' &&
    'toDeviceClass' in module &&
    typeof module.toDeviceClass === 'function'
  );
}
