import { defineConfig, devices } from '@playwright/test'
import { ADMIN } from './e2e/admin-api.ts'

/** Each worker has a server and data of its own, so that no journey meets what another one is making. */
const WORKERS = 2
const PORT = Number(process.env['E2E_PORT'] ?? 3210)
const urlOf = (worker: number) => `http://localhost:${PORT + worker * 100}`
export const SERVERS = Array.from({ length: WORKERS }, (_, worker) => urlOf(worker))

const launchOptions = {
  ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
  args: [
    '--no-sandbox',
    // There is none on a server, and a process that pretends to be one costs time.
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

const BACK_OFFICE = /e2e\/admin-.*\.spec\.ts$/
/** Corners and rare cases: before a release (`npm run test:all`), because every change would wait too long for them. */
const DEEP = /e2e\/deep\/.*\.spec\.ts$/
const wide = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions }
/** Nothing is waited for while it slides in. */
const still = { ...wide, contextOptions: { reducedMotion: 'reduce' as const } }

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: WORKERS,
  forbidOnly: true,
  // Generous, because they say only how long a failure takes: no journey may depend on how busy the machine is.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  use: {
    baseURL: urlOf(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)),
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    // A trace of every journey would take longer than the journeys; `--trace on` makes one of a journey that fails.
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
  },
  // What editors make in their tests would show on the pages that visitors look at in theirs, so they come last.
  projects: [
    { name: 'desktop', testIgnore: [BACK_OFFICE, DEEP], use: wide },
    // What is `@wide` does not depend on the screen: weights, requests, and pages that are laid out the same on every one.
    {
      name: 'phone',
      testIgnore: [BACK_OFFICE, DEEP, /budget/],
      grepInvert: /@wide/,
      // One pixel for each: a real phone's seven would all be drawn by the processor, which took a fifth of the time.
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1, viewport: { width: 390, height: 844 }, launchOptions },
    },
    {
      name: 'back-office',
      testMatch: BACK_OFFICE,
      dependencies: ['desktop', 'phone'],
      use: still,
    },
    ...(process.env['E2E_DEEP'] ? [{ name: 'deep', testMatch: DEEP, dependencies: ['back-office'], use: still }] : []),
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
