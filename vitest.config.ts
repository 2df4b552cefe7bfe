import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { playwright } from '@vitest/browser-playwright'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { wordsInBrowser } from './scripts/words-in-browser.ts'
import { isAll } from './src/testing/is-all.ts'
import { apiServer } from './src/testing/forms/server.ts'

type Database = 'sqlite' | 'postgres'

// Production React, as people get it: the development build renders at half the speed.
const oxc = { jsx: { runtime: 'automatic' as const, development: false } }
const PRODUCTION = { 'process.env.NODE_ENV': '"production"' }

/** `npm test` has built the program. Threads start from its bundles, as in production: from sources they take up to a second longer. */
const alias: Record<string, string> =
  process.env['IS_BUILT'] === '1'
    ? { '#infra/thread-file.server.ts': fileURLToPath(new URL('src/testing/built-thread-file.ts', import.meta.url)) }
    : {}

const FAULTS = 'src/**/*.faults.*'
const FORMS = 'src/**/*.browser.test.tsx'

/**
 * What PostgreSQL must do as SQLite does: dialect, migrations, transactions, errors, lists, search, records and their
 * history, clicks, backup, and several servers at once. Everything else on top of it runs before a release.
 */
const CONTRACT = [
  'src/infra/**/*',
  'src/records/{changes,crud,history,list}/*',
  'src/features/{change-log,clicks}/**/*',
  'src/posts/{list,post,search,search-vectors}',
  'src/server/{deletion,history-sweep,prepare,two-servers}',
  'src/server/api/{lost-commit,saved-as-read,two-editors}',
  'src/server/backup/**/*',
  'src/features/schedule/server/{calendar,on-time}',
  'src/site/search/**/*',
].map((path) => `${path}.db.test.ts`)
const CONTRACT_FAULTS = ['src/infra/db/migrate', 'src/server/kill'].map((path) => `${path}.faults.db.test.ts`)

/** Faults of disks, proxies, mail servers and deploys: they mostly wait, and few changes can break them. Before a release. */
const RARE_FAULTS = [
  'src/server/{deploy,dev,machines,nginx,shortage,stop}',
  'src/server/http/large-bodies',
  'src/infra/{disk-full,db/locked}',
  'src/features/{collaboration/server/presence,watching/server/killed,webhooks/server/killed,import-site/server/job/killed}',
].map((path) => `${path}.faults.*`)

/** The same tests run on both databases; only the database behind `createTestDb()` differs. */
const project = (database: Database, include: string[]) => ({
  extends: true as const,
  test: {
    name: database,
    include,
    exclude: ['node_modules/**', FAULTS, FORMS],
    env: { TEST_DATABASE: database, NODE_ENV: 'production' },
  },
})

/** Tests that kill, flood and starve servers of their own. They run last and few at a time, because they measure time. */
const faults = (database: Database, include: string[]) => ({
  extends: true as const,
  test: {
    name: `faults-${database}`,
    include,
    exclude: isAll ? [] : RARE_FAULTS,
    env: { TEST_DATABASE: database },
    globalSetup: './scripts/build-setup.ts',
    testTimeout: 600_000,
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
  },
})

/** Forms of the back office in Chromium, on the real API: what happens when responses are late or lost. */
const forms = () => ({
  extends: false as const,
  plugins: [apiServer(), wordsInBrowser()],
  oxc,
  define: PRODUCTION,
  // Compiled JSX imports it; all else is found in the sources. A package found later would reload the page.
  optimizeDeps: { include: ['react/jsx-runtime'], rolldownOptions: { transform: { define: PRODUCTION } } },
  test: {
    name: 'forms',
    include: [FORMS],
    setupFiles: './src/testing/forms/setup.ts',
    testTimeout: 60_000,
    // The first sign-in starts the API, from its sources.
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    isolate: false,
    // One page: two would start cold at the same time.
    maxWorkers: 1,
    // Vitest wants another group for another number of workers. `npm test` runs it beside the rest.
    sequence: { groupOrder: 2 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // As in Playwright: a part of the name or text is enough.
      locators: { exact: false },
      viewport: { width: 1440, height: 900 },
      provider: playwright({
        launchOptions: {
          ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
          args: ['--no-sandbox', '--disable-gpu'],
        },
        contextOptions: { reducedMotion: 'reduce' as const, locale: 'cs-CZ', timezoneId: 'Europe/Prague' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

/** Short files that take long. Without a record of an earlier run Vitest starts with the largest files. */
const LONG = /(page-staleness|recipes|query-plans)\.(db\.)?test\.ts$/

/**
 * Starts the long files early: at the end one core would wait for the other. One project after the other: a worker ends when the
 * next file is of another project, and the next worker imports the program again.
 */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of the sequencer
    const sorted = await super.sort(files)
    const rank = ({ project, moduleId }: TestSpecification) =>
      (project.name === 'sqlite' ? 0 : 2) + (LONG.test(moduleId) ? 0 : 1)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig({
  oxc,
  resolve: { alias },
  test: {
    globalSetup: './src/testing/global-setup.ts',
    setupFiles: './src/testing/setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Vitest leaves one core unused by default, which is half of a small machine.
    maxWorkers: '100%',
    // Not isolated: importing the program again for each file took longer than the tests. Files create their own databases and servers.
    isolate: false,
    sequence: { sequencer: LongFilesFirst },
    // Not stubbed, because the server sends this style sheet itself.
    css: { include: /paused\.css/ },
    projects: [
      project('sqlite', ['src/**/*.test.{ts,tsx}', 'seed/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts']),
      // Tests without a database need not run twice.
      project('postgres', isAll ? ['{src,bench}/**/*.db.test.ts'] : CONTRACT),
      forms(),
      faults('sqlite', ['src/**/*.faults.{test,db.test}.ts']),
      faults('postgres', isAll ? ['src/**/*.faults.db.test.ts'] : CONTRACT_FAULTS),
    ],
  },
})
