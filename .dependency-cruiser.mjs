// The borders of docs/architecture.md. Each rule's comment says what to do instead.

/**
 * A part may reach only what is named; everything else of ours and every other package is out of bounds.
 * @param {string} name
 * @param {string} from pattern of the files that the rule binds
 * @param {string[]} allowed patterns of paths that they may import
 * @param {string} comment
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '\\.test\\.tsx?$|/testing/' },
  to: { pathNot: [from, ...allowed], dependencyTypesNot: ['core'] },
});

/**
 * @param {string} name
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['from']} from
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} to
 * @param {string} comment
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

const packages = (/** @type {string[]} */ ...names) => names.map((name) => `^node_modules/(?:@types/)?${name}/`);
const tests = '\\.test\\.tsx?$|/testing/';
/** Parts of the storefront that every feature may import. */
const shared = 'commerce/|shops/|middleware/|request-context|paths\\.ts$|testing/';

const beside = ['http', 'mail', 'catalogue'];

/**
 * The areas of the API and what each may import: `http < mail < catalogue < pricing, inventory < cart, wishlist < delivery <
 * checkout < orders`. Accounts,
 * feedback and platform stand beside; no other area knows them.
 * @type {Record<string, string[]>}
 */
const areas = {
  http: [],
  mail: ['http'],
  catalogue: ['http'],
  pricing: ['http', 'catalogue'],
  inventory: ['http', 'catalogue'],
  cart: ['http', 'catalogue', 'pricing'],
  wishlist: ['http', 'catalogue'],
  delivery: ['http', 'catalogue', 'pricing', 'cart'],
  checkout: ['http', 'catalogue', 'pricing', 'cart', 'delivery', 'payments'],
  accounts: beside,
  feedback: beside,
  platform: beside,
  payments: ['http'],
  orders: ['http', 'mail', 'catalogue', 'pricing', 'inventory', 'cart', 'delivery', 'checkout', 'payments'],
  openapi: ['http'],
  installation: ['http'],
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'rules-imports',
      { path: '^src/rules/', pathNot: tests },
      { pathNot: ['^src/rules/', ...packages('@brazilian-utils/brazilian-utils')] },
      'Rules are pure: pass what you need as an argument, or move the code to the part that may import it.',
    ),
    only(
      'contract-imports',
      '^src/contract/',
      ['^src/rules/', ...packages('zod')],
      'The contract is schemas and types: it may import rules and zod only. Put behaviour in api or storefront.',
    ),
    only(
      'database-imports',
      '^src/database/',
      ['^src/rules/', ...packages('kysely', 'pg', '@node-rs/argon2')],
      'The database part knows rules, Kysely, the drivers and the password hash. What needs the contract belongs to api/<area>/wire.ts.',
    ),
    only(
      'api-imports',
      '^src/api/',
      [
        '^src/(?:contract|database|rules)/',
        '^package\\.json$',
        ...packages(
          'hono',
          'kysely',
          'zod',
          'minisearch',
          'lru-cache',
          'p-limit',
          'pino',
          '@zxcvbn-ts/language-common',
          '@brazilian-utils/brazilian-utils',
        ),
      ],
      'The API never knows React, the storefront, pictures or the server: take what you need as a dependency of createApi.',
    ),
    ...Object.entries(areas).map(([area, lower]) =>
      forbid(
        'api-areas-by-layer',
        { path: `^src/api/${area}/`, pathNot: tests },
        {
          path: '^src/api/',
          pathNot: [
            `^src/api/${area}/`,
            '^src/api/area\\.ts$',
            ...lower.map((name) => `^src/api/${name}/(?!.*routes\\.ts$)`),
          ],
        },
        'An area may import areas of a lower layer, never their routes. What comes from above is a hook that app.ts passes in.',
      ),
    ),
    forbid(
      'api-areas-are-listed',
      { path: `^src/api/(?!(?:${Object.keys(areas).join('|')}|testing)/)[^/]+/` },
      { path: '.' },
      'Give a new area its place among the layers (`areas` in .dependency-cruiser.mjs).',
    ),
    forbid(
      'sql-in-queries-and-verbs',
      {
        path: [
          '^src/api/.*/(?:routes|wire)\\.ts$',
          '^src/api/(?:app|errors)\\.ts$',
          '^src/api/http/',
          '^src/server/commands/',
        ],
        pathNot: tests,
      },
      { path: '^node_modules/kysely/', dependencyTypesNot: ['type-only'] },
      'SQL lives in queries.ts and verb files: move the statement there and call it.',
    ),
    only(
      'media-imports',
      '^src/media/',
      ['^src/rules/', ...packages('sharp')],
      'Media stores and serves pictures: it may import rules and sharp only.',
    ),
    only(
      'ui-imports',
      '^src/ui/',
      packages('react', 'react-dom', 'react-router'),
      'Primitives know nothing of the shop: take the value as a property, or move the component to storefront/features.',
    ),
    forbid(
      'web-imports',
      { path: '^src/web/' },
      { path: '^src/(?!web/|contract/|rules/|ui/)' },
      'web is what any React Router app of ours needs: it knows nothing of the shop. Take the value as an argument.',
    ),
    forbid(
      'storefront-imports',
      { path: '^src/storefront/' },
      { path: '^src/(?!storefront/|web/|contract/|rules/|ui/)' },
      'The storefront speaks only the contract: call the store API by web/http/api-client instead of importing its code.',
    ),
    forbid(
      'features-stand-alone',
      { path: '^src/storefront/features/([^/]+)/' },
      { path: '^src/storefront/', pathNot: `^src/storefront/(?:features/$1/|${shared})` },
      'A feature may import ui, web, commerce, shops and itself: let the route compose features, or move what several show to commerce.',
    ),
    forbid(
      'layout-below-features',
      { path: '^src/storefront/layout/' },
      { path: '^src/storefront/(?:features|routes)/' },
      'The layout takes what features show as slots: the layout route composes them.',
    ),
    forbid(
      'commerce-below-features',
      { path: '^src/storefront/commerce/' },
      { path: '^src/storefront/(?:features|routes|layout)/' },
      'commerce is what several features show: it knows none of them.',
    ),
    forbid(
      'routes-are-the-roof',
      { path: '^src/', pathNot: tests },
      { path: '^src/storefront/routes\\.ts$' },
      'The table of route modules is for React Router: take an address from storefront/paths.ts.',
    ),
    forbid(
      'server-imports',
      { path: '^src/server/', pathNot: tests },
      { path: '^src/', pathNot: '^src/(?:server|media|contract|rules|api|database)/' },
      'The server loads the built storefront (build/server), never its source.',
    ),
    forbid(
      'server-opens-the-doors',
      { path: '^src/server/', pathNot: `${tests}|^src/server/commands/` },
      {
        path: '^src/(?:api|database)/',
        pathNot:
          '^src/api/(?:(?:app|dependencies)\\.ts$|http/limits/|installation/installation\\.ts$)|^src/database/(?:client|migrate|record-change|register-pictures|require-sound|backup-file|(?:sqlite|postgres)/backup)\\.ts$',
      },
      'The server composes: it knows createApi, the limits of calls, and what opens, migrates and begins the database, nothing further inside.',
    ),
    forbid(
      'commands-call-verbs',
      { path: '^src/server/commands/', pathNot: tests },
      {
        path: '^src/(?!rules/|contract/|server/)',
        pathNot:
          '^src/api/(?:orders|inventory|payments/statements|mail/layout)/|^src/database/(?:client\\.ts$|schema/)',
      },
      'A command parses and prints: it calls the verbs and queries of orders, their stock and their money.',
    ),
    forbid(
      'only-the-server-composes',
      { path: '^src/(?!server/)' },
      { path: '^(?:src/server|build)/' },
      'Nothing imports the server: hand the value in as an argument.',
    ),
    forbid(
      'product-without-demonstration',
      { path: '^src/' },
      { path: '^demo/' },
      'The product and its tests run without the demonstration: a test that leans on it belongs to demo/.',
    ),
    forbid(
      'product-without-tools',
      { path: '^src/' },
      { path: '^(?:tools|e2e)/' },
      'The product and its tests run without tools and journeys: move what they need into the part that it belongs to.',
    ),
    forbid(
      'journeys-speak-http',
      { path: '^e2e/', pathNot: '^e2e/merchant\\.ts$' },
      { path: '^src/(?!rules/)' },
      'A journey knows the shop only through the browser and HTTP; what a merchant does is in e2e/merchant.ts.',
    ),
    forbid(
      'tests-are-leaves',
      { pathNot: `${tests}|^(?:demo|tools|e2e)/` },
      { path: tests },
      'Product code must not import tests or their set-up.',
    ),
    forbid(
      'no-development-packages',
      { path: '^src/', pathNot: tests },
      {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^node_modules/@types/',
      },
      'The package is missing from "dependencies": ask whether it is worth it, then add it with its exact version.',
    ),
    forbid('no-cycles', {}, { circular: true }, 'Break the circle: move the shared piece into a file of its own.'),
    forbid(
      'no-orphans',
      { orphan: true, path: '^src/', pathNot: '\\.d\\.ts$|\\.css$|^src/storefront/(?:root|routes|entry)' },
      {},
      'Nobody imports this file: use it or delete it.',
    ),
    forbid(
      'no-unresolvable',
      {},
      { couldNotResolve: true, pathNot: '^virtual:|^\\./\\+types/|/build/server/index\\.js$' },
      'The import leads nowhere: correct the path (with its extension).',
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:build|var|\\.react-router)/|/\\+types/' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
