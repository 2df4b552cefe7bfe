import './node-version.mjs'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findChromium } from './chromium.mjs'

/** Everything that must hold, in the order in which it fails fastest. Ends with the time of each part and one line: N passed, N failed. */
const CACHE = '.cache/test'
rmSync(CACHE, { recursive: true, force: true })
rmSync('.cache/e2e-data', { recursive: true, force: true })
mkdirSync(CACHE, { recursive: true })

const parts = []
const total = { passed: 0, failed: 0 }

/** Runs one part. A quiet one shows what it printed when it is over, so that two at once do not mix. */
function run(name, command, args, { env = {}, isQuiet = false } = {}) {
  const started = Date.now()
  if (!isQuiet) console.log(`\n── ${name}`)
  return new Promise((resolve) => {
    const child = spawn('npx', ['--no-install', command, ...args], {
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk))
    child.on('close', (status) => {
      const part = { name, isOk: status === 0, seconds: (Date.now() - started) / 1000 }
      parts.push(part)
      if (isQuiet && !part.isOk) console.log(printed)
      console.log(line(part))
      resolve(part.isOk)
    })
  })
}

const line = ({ name, isOk, seconds }) => `── ${name}: ${isOk ? 'ok' : 'failed'} in ${seconds.toFixed(1)} s`

async function check(name, command, args) {
  total[(await run(name, command, args, { isQuiet: true })) ? 'passed' : 'failed']++
}

/** Counts the single tests of a runner; one that broke before it could report counts as one failure. */
function count(isOk, file, read) {
  const report = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  total.passed += report.passed
  total.failed += report.failed || (isOk ? 0 : 1)
}

async function types() {
  await check('types (routes)', 'react-router', ['typegen'])
  await check('types', 'tsc', ['-p', '.'])
  await check('lint', 'oxlint', ['--type-aware', '--deny-warnings'])
}

async function rest() {
  await check('format', 'oxfmt', ['--check', '.'])
  await check('import arrows', 'node', ['scripts/arrows.mjs'])
  await check('regular expressions', 'node', ['scripts/regexes.mjs'])
  await check('type assertions', 'node', ['scripts/assertions.mjs'])
  await check('build', 'node', ['scripts/build.mjs'])
}

await Promise.all([types(), rest()])

const unit = `${CACHE}/vitest.json`
const unitOk = await run('unit, API and fault tests on SQLite and PostgreSQL', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unit}`,
])
count(unitOk, unit, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }))

try {
  const browser = `${CACHE}/playwright.json`
  const env = { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: browser }
  const browserOk = await run('browser journeys', 'playwright', ['test'], { env })
  count(browserOk, browser, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }))
} catch (error) {
  console.error(error.message)
  total.failed++
}

console.log(`\n${parts.map(line).join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
