import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What only some pages have in common, such as those of customers: no other page loads it. */
const partial = [
  '/storefront/features/listing/',
  '/storefront/routes/listing/',
  '/storefront/features/account/',
  '/storefront/features/auth/',
  '/storefront/features/orders/',
  '/storefront/features/search/help/',
  '/storefront/commerce/account/',
  '/storefront/commerce/cart/amount-row',
  '/storefront/commerce/cart/closed-checkout-note',
  '/storefront/commerce/cart/coupon-fields',
  '/storefront/commerce/cart/line-picture',
  '/storefront/commerce/forms/',
  '/storefront/commerce/pictures/banner-image',
  '/storefront/commerce/product/no-products',
  '/ui/navigation/pagination',
  '/web/browser/use-lost-focus',
  '/web/forms/customer-fields',
  '/web/forms/new-password-field',
  '/rules/birth-date',
  '/rules/customers/password',
  '/rules/document',
  '/rules/phone',
];

export default defineConfig({
  // Files that browsers ask for by a fixed name at the root.
  publicDir: 'src/storefront/public',
  plugins: [tailwindcss(), reactRouter()],
  // Found late otherwise, by what a page imports: Vite then bundles again and reloads the first page of a cold start.
  optimizeDeps: { include: ['lru-cache', 'sanitize-html', 'zod'] },
  build: {
    // Fonts and icons stay files: inlined as data, every page would download them, and the CSP forbids them.
    assetsInlineLimit: 0,
    // Browsers of the last two years, plus the last ones for old Windows (Chrome 109) and old iPhones. Newer CSS is only
    // ever an extra. A target changes syntax, not methods: `lib` in the tsconfig of each part that browsers run admits those of
    // ES2022 only, `.oxlintrc.json` names newer ones of the DOM, and `e2e/journeys/old-browser.desktop.spec.ts` runs without any.
    target: ['chrome109', 'edge109', 'firefox128', 'safari16.4'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // By default each module that routes share becomes a chunk: 50 requests and 12 kB more on a product page.
              groups: [
                { name: 'shared', minShareCount: 3, test: (id) => !partial.some((part) => id.includes(`/src${part}`)) },
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
