import { defineConfig } from 'vitest/config'

type Database = 'sqlite' | 'postgres'

const FAULTS = 'src/**/*.faults.*'

/** The same tests run on both databases; only the database behind `createTestDb()` differs. */
const project = (database: Database, include: string[]) => ({
  extends: true as const,
  test: {
    name: database,
    include,
    exclude: ['node_modules/**', FAULTS],
    env: { TEST_DATABASE: database, NODE_ENV: 'production' },
  },
})

/** Servers of their own that are killed, flooded and starved; after all others, and not too many, because they measure time. */
const faults = (database: Database, include: string[]) => ({
  extends: true as const,
  test: {
    name: `faults-${database}`,
    include,
    env: { TEST_DATABASE: database },
    globalSetup: './scripts/build-setup.ts',
    testTimeout: 600_000,
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
  },
})

export default defineConfig({
  // React as visitors get it: its form for development renders at half the speed.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    globalSetup: './src/testing/global-setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Vitest leaves one core to others, which on a small machine is half of it.
    maxWorkers: '100%',
    // Importing the program anew for each file took longer than the tests; files make databases and servers of their own.
    isolate: false,
    // The server sends it, too.
    css: { include: /paused\.css/ },
    projects: [
      project('sqlite', ['src/**/*.test.{ts,tsx}', 'seed/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts']),
      // Tests that never touch a database need not run twice.
      project('postgres', ['{src,bench}/**/*.db.test.ts']),
      faults('sqlite', ['src/**/*.faults.{test,db.test}.ts']),
      faults('postgres', ['src/**/*.faults.db.test.ts']),
    ],
  },
})
