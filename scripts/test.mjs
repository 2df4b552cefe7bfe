import './node-version.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findChromium } from './chromium.mjs'

/** Everything that must hold, in the order in which it fails fastest. Ends with one line: N passed, N failed. */
const CACHE = '.cache/test'
rmSync(CACHE, { recursive: true, force: true })
rmSync('.cache/e2e-data', { recursive: true, force: true })
mkdirSync(CACHE, { recursive: true })

let passed = 0
let failed = 0

function step(name, command, args, env = {}) {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const { status } = spawnSync('npx', ['--no-install', command, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'failed'} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return status === 0
}

function check(name, command, args) {
  if (step(name, command, args)) passed++
  else failed++
}

/** Counts the single tests of a runner; one that broke before it could report counts as one failure. */
function count(ok, file, read) {
  const report = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  passed += report.passed
  failed += report.failed || (ok ? 0 : 1)
}

check('types (routes)', 'react-router', ['typegen'])
check('types', 'tsc', ['-p', '.'])
check('lint', 'oxlint', ['--type-aware', '--deny-warnings'])
check('format', 'oxfmt', ['--check', '.'])
check('import arrows', 'node', ['scripts/arrows.mjs'])
check('regular expressions', 'node', ['scripts/regexes.mjs'])

const unit = `${CACHE}/vitest.json`
const unitOk = step('unit and API tests on SQLite and PostgreSQL', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unit}`,
])
count(unitOk, unit, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }))

try {
  const browser = `${CACHE}/playwright.json`
  const env = { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: browser }
  const browserOk = step('browser journeys', 'playwright', ['test'], env)
  count(browserOk, browser, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }))
} catch (error) {
  console.error(error.message)
  failed++
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
