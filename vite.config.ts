import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

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

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), announceMissingRoutes()],
  build: {
    // Fonts and icons are files: inlined as data they would be paid for on every page, and the CSP forbids them.
    assetsInlineLimit: 0,
    // Chromium 111, Firefox 128, Safari 16.4: what Tailwind 4 needs anyway.
    target: ['chrome111', 'firefox128', 'safari16.4'],
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
                {
                  name: 'shared',
                  test: /src\/(?:rules|ui)\/(?!postal|forms\/masked)|storefront\/(?:lib\/(?!delivery)|shops|routes\.ts|features\/cart\/changes\/cart-answer)|vite\/preload/,
                  minShareCount: 3,
                },
                // Freight is for pages that sell; home and listings do without.
                { name: 'delivery', test: /storefront\/lib\/delivery\//, minShareCount: 2 },
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
