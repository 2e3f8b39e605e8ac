import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
                  test: /src\/(?:rules|ui)\/(?!postal)|storefront\/(?:lib\/(?!delivery)|shops|routes\.ts)|vite\/preload/,
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
