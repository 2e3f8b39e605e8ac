import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/storefront',
  buildDirectory: 'build',
  ssr: true,
  // Every page knows all routes from the start: otherwise each first click fetches a manifest.
  routeDiscovery: { mode: 'initial' },
  // The router compares the origin of a form with the address that this process was asked for, which is http behind a proxy that
  // ends TLS. The server compares it with SITE_URL before (`src/server/http/foreign-writes.ts`).
  allowedActionOrigins: ['**'],
} satisfies Config;
