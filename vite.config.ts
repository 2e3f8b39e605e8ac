import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/**
 * React Router reloads without end when the code of a route cannot be fetched. Specification 4 allows one reload in 60 s, so
 * it announces the failure like Vite does for every other part; `lib/visitor/chunk-reload.ts` listens. Where that does not
 * reload, the page is one that fails: an error thrown here would leave a blank one.
 */
function announceMissingRoutes(): Plugin {
  const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) ?=> ?\{\s*\}\);/;
  const announce = `
    if (window.dispatchEvent(new CustomEvent('vite:preloadError', { cancelable: true })))
      return { default() { throw error; } };
    return new Promise(() => {});`;
  return {
    name: 'announce-missing-routes',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/ssr/routeModules.js')) return undefined;
      if (!reload.test(code))
        this.error('React Router loads the code of routes in another way now: see chunk-reload.ts');
      return { code: code.replace(reload, announce), map: null };
    },
  };
}

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/**
 * `virtual:late-files`: for each module that comes by `import()`, the files that it needs beyond those of the module that asks
 * for it. The server's build reads them from the client's one, which is just done, so that a document can name them ahead.
 */
function lateFiles(): Plugin {
  const id = 'virtual:late-files';
  const resolved = `\0${id}`;
  return {
    name: 'late-files',
    resolveId: (source) => (source === id ? resolved : undefined),
    load(source) {
      if (source !== resolved) return undefined;
      const file = join(import.meta.dirname, 'build/client/.vite/manifest.json');
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite has written it
      const chunks = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>) : {};
      const listImports = (key: string) => chunks[key]?.imports;
      const late = Object.values(chunks).flatMap(({ imports, dynamicImports = [] }) => {
        const known = reach(listImports, imports);
        return dynamicImports.map((key) => {
          const files = [...reach(listImports, [key])]
            .filter((each) => !known.has(each))
            .map((each) => chunks[each]?.file);
          return [key, files.map((each) => `/${each}`)];
        });
      });
      return `export default ${JSON.stringify(Object.fromEntries(late))}`;
    },
  };
}

/** What stands under `keys`, with all that it imports. */
function reach(
  listImports: (key: string) => readonly string[] | undefined,
  keys: readonly string[] = [],
  seen = new Set<string>(),
): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    reach(listImports, listImports(key), seen);
  }
  return seen;
}

/** Names the chunk of what stands on every page: all that its outer routes and the start in the browser import. */
function createNameOfFrame(): Rolldown.CodeSplittingNameFunction {
  const app = join(import.meta.dirname, 'src/storefront');
  const route = (file: string) => join(app, `${file}?__react-router-build-client-route`);
  // It starts the page when it is read, so it must not be read before it is asked for.
  const start = join(app, 'entry.client.tsx');
  const starts = [start, route('root.tsx'), route('routes/layout/layout.tsx')];
  let onEveryPage: Set<string> | undefined;
  return (id, context) => {
    onEveryPage ??= reach((key) => context.getModuleInfo(key)?.importedIds, starts);
    return onEveryPage.has(id) && id !== start ? 'frame' : null;
  };
}

export default defineConfig({
  // Files that browsers ask for by a fixed name at the root.
  publicDir: 'src/storefront/public',
  plugins: [tailwindcss(), reactRouter(), announceMissingRoutes(), lateFiles()],
  build: {
    // Fonts and icons are files: inlined as data they would be paid for on every page, and the CSP forbids them.
    assetsInlineLimit: 0,
    // The shop's browsers: those of the last two years, and the last ones that old Windows (Chrome 109) and old iPhones get. What
    // is newer in styles is an extra; what is newer in code is missing there (`e2e/frame/old-browser.spec.ts`).
    target: ['chrome109', 'edge109', 'firefox128', 'safari16.4'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few chunks compress better than many; the packages' one changes with upgrades only.
            codeSplitting: {
              groups: [
                { name: 'packages', test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\// },
                { name: createNameOfFrame(), debugName: 'frame' },
                {
                  name: 'shared',
                  test: /src\/(?:rules|ui)\/(?!postal|customers|navigation\/pagination|forms\/(?:masked|password|quantity))|storefront\/(?:lib\/(?!delivery|customer\/(?!sign-in))|shops|routes\.ts|features\/cart\/changes\/cart-answer)|vite\/preload/,
                  minShareCount: 3,
                },
                // Freight is for pages that sell; home and listings do without. Quotes come when there is a place to quote for.
                {
                  name: 'delivery',
                  test: /storefront\/lib\/delivery\/(?!freight-results|use-freight-quote)/,
                  minShareCount: 2,
                },
                { name: 'freight', test: /storefront\/lib\/delivery\//, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // React Router ignores build.rolldownOptions for the server's entry.
      build: { rolldownOptions: { input: './src/storefront/entry-point.ts' }, target: 'node24' },
    },
  },
});
