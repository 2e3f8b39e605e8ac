import { defineConfig } from 'vitest/config';

const databaseTests = [
  'src/api/**/*.test.ts',
  'src/database/**/*.test.ts',
  // Real processes that share one database.
  'src/server/many-processes.test.ts',
];
const databaseProject = (engine: 'sqlite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: `api-${engine}`,
    include: databaseTests,
    globalSetup: `scripts/testing/${engine}-template.ts`,
  },
});

export default defineConfig({
  test: {
    restoreMocks: true,
    // Reading every module anew for each file would double the time; no module of ours keeps state that a test sees.
    isolate: false,
    maxWorkers: 2,
    setupFiles: ['scripts/testing/console-guard.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts}/**/*.test.ts'],
          exclude: [...databaseTests],
        },
      },
      databaseProject('sqlite'),
      databaseProject('postgres'),
      {
        extends: true,
        test: { name: 'component', include: ['src/**/*.test.tsx'], environment: 'jsdom' },
      },
    ],
  },
});
