import { defineConfig } from 'vitest/config'

/** The same tests run on both databases; only the database behind `createTestDb()` differs. */
const project = (database: 'sqlite' | 'postgres', include: string[]) => ({
  extends: true as const,
  test: { name: database, include, env: { TEST_DATABASE: database } },
})

export default defineConfig({
  test: {
    globalSetup: './src/testing/global-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      project('sqlite', ['src/**/*.test.{ts,tsx}', 'seed/**/*.test.ts', 'scripts/**/*.test.ts']),
      // Tests that never touch a database need not run twice.
      project('postgres', ['src/**/*.db.test.ts']),
    ],
  },
})
