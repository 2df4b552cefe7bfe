import { defineConfig, devices } from '@playwright/test'
import { ADMIN } from './e2e/admin-api.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 3210)
export const E2E_DATA = '.cache/e2e-data'

const launchOptions = {
  ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
}

const BACK_OFFICE = /(admin-.*|editors-day)\.spec\.ts$/
const wide = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions }

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Generous, because they say only how long a failure takes: no journey may depend on how busy the machine is.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    // A trace of every journey would take longer than the journeys; `--trace on` makes one of a journey that fails.
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
  },
  // What editors make in their tests would show on the pages that visitors look at in theirs, so they come last.
  projects: [
    { name: 'desktop', testIgnore: BACK_OFFICE, use: wide },
    // Weights do not depend on the screen, and some pages are laid out the same on every one.
    {
      name: 'phone',
      testIgnore: [BACK_OFFICE, /budget/],
      grepInvert: /@wide/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, launchOptions },
    },
    {
      name: 'back-office',
      testMatch: BACK_OFFICE,
      dependencies: ['desktop', 'phone'],
      // Nothing is waited for while it slides in.
      use: { ...wide, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${PORT}/readyz`,
    env: {
      PORT: String(PORT),
      DATA_DIR: E2E_DATA,
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
    timeout: 120_000,
    stdout: 'ignore',
  },
})
