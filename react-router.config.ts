import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/storefront',
  buildDirectory: 'build',
  ssr: true,
  // Every page knows all routes from the start: otherwise each first click fetches a manifest.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
