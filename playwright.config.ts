import { defineConfig, devices } from '@playwright/test'
import { ADMIN } from './e2e/admin-api.ts'

/** Each worker has its own server and data, so that tests do not see each other's records. */
const WORKERS = 2
const PORT = Number(process.env['E2E_PORT'] ?? 3210)
const urlOf = (worker: number) => `http://localhost:${PORT + worker * 100}`
export const SERVERS = Array.from({ length: WORKERS }, (_, worker) => urlOf(worker))

const launchOptions = {
  ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
  args: [
    '--no-sandbox',
    // Servers have no GPU, and emulating one in a process costs time.
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** Set by `npm run test:all`. */
const isAll = Boolean(process.env['TEST_ALL'])

const BACK_OFFICE = /e2e\/admin-.*\.spec\.ts$/
/** Rare cases: run before a release (`npm run test:all`), because they are too slow for every change. */
const DEEP = /e2e\/deep\/.*\.spec\.ts$/
const wide = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions }
/** Without animations to wait for. */
const still = { ...wide, contextOptions: { reducedMotion: 'reduce' as const } }

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: WORKERS,
  forbidOnly: true,
  // Generous timeouts: they only decide how long a failure takes, and no test may depend on how busy the machine is.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  use: {
    baseURL: urlOf(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)),
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    // Tracing every test would more than double the time; use `--trace on` for a failing test.
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
  },
  // `@deep` marks tests of visitors that run before a release: the same is requested without scripts on every change.
  ...(isAll ? {} : { grepInvert: /@deep/ }),
  // Back-office tests run last, because the records they create would appear on the pages that visitor tests check.
  projects: [
    { name: 'desktop', testIgnore: [BACK_OFFICE, DEEP], use: wide },
    // `@phone` marks tests of what a phone shows or does otherwise, `@wide` those that set the size of the window themselves
    // or do not depend on it. The rest runs on a phone before a release.
    {
      name: 'phone',
      testIgnore: [BACK_OFFICE, DEEP, /budget/],
      ...(isAll ? {} : { grep: /@phone/ }),
      grepInvert: /@wide/,
      // Device scale 1: rendering a real phone's 2.6 in software took a fifth of the time.
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1, viewport: { width: 390, height: 844 }, launchOptions },
    },
    {
      name: 'back-office',
      testMatch: BACK_OFFICE,
      dependencies: ['desktop', 'phone'],
      use: still,
    },
    ...(isAll ? [{ name: 'deep', testMatch: DEEP, dependencies: ['back-office'], use: still }] : []),
  ],
  webServer: SERVERS.map((url, worker) => ({
    command: 'node e2e/serve.mjs',
    url: `${url}/readyz`,
    env: {
      PORT: new URL(url).port,
      DATA_DIR: `.cache/e2e-data/${worker}`,
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
    timeout: 120_000,
    stdout: 'ignore',
  })),
})
