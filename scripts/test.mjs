import './node-version.mjs'
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join, resolve as absolute } from 'node:path'
import { findChromium } from './chromium.mjs'

/** All checks and tests of a change, fastest to fail first; `--all` adds e2e/deep and everything on PostgreSQL. */
const isAll = process.argv.includes('--all')
if (isAll) process.env.TEST_ALL = '1'
const CACHE = '.cache/test'
rmSync(CACHE, { recursive: true, force: true })
rmSync('.cache/e2e-data', { recursive: true, force: true })
mkdirSync(CACHE, { recursive: true })
// The same few programs are started hundreds of times: a compile cache compiles each only once.
process.env.NODE_COMPILE_CACHE ??= absolute('.cache/compiled')
// The compiler and the linter retain nearly all they allocate: less frequent garbage collection saves a fifth of their work.
process.env.GOGC ??= '400'
if (!process.env.TMPDIR && hasSpace('/dev/shm')) useMemoryForTemporaryFiles('/dev/shm')

const parts = []
const total = { passed: 0, failed: 0 }
/** Failures, printed again at the end: a long log is often truncated, and its end is what remains. */
const failures = []

/** Containers often have only 64 MB there. */
function hasSpace(folder) {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > 4e9
}

/** Hundreds of databases are created and dropped: in memory this saves a sixth of PostgreSQL's tests. */
function useMemoryForTemporaryFiles(shared) {
  const folder = mkdtempSync(join(shared, 'rozvazne-'))
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
}

/** Runs one part. A quiet one prints its output when it ends, so that parallel parts do not interleave. */
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
  const isOk = await run(name, command, args, { isQuiet: true })
  total[isOk ? 'passed' : 'failed']++
  return isOk
}

/** Counts the tests of a runner; a runner that crashed before reporting counts as one failure. */
function count(isOk, file, read) {
  const report = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failures: [] }
  total.passed += report.passed
  total.failed += report.failures.length || (isOk ? 0 : 1)
  failures.push(...report.failures)
}

/** A file that could not be loaded reports no tests, so the file itself is listed as a failure. */
const vitestReport = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  failures: testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [`${name}\n${message}`] : []
    return failed.map((test) => `${name} > ${test.fullName}\n${test.failureMessages.join('\n')}`)
  }),
})

const playwrightReport = ({ stats, suites }) => ({ passed: stats.expected, failures: suites.flatMap(failedSpecs) })

const failedSpecs = ({ specs = [], suites = [] }) => [
  ...specs
    .flatMap((spec) => spec.tests.map((test) => ({ spec, test })))
    .filter(({ test }) => test.status === 'unexpected' || test.status === 'flaky')
    .map(({ spec, test }) => {
      const errors = test.results.flatMap((result) => [
        ...result.errors.map((error) => error.message.slice(0, 2000)),
        ...result.attachments.filter(({ name }) => name === 'error-context').map(pageAt),
      ])
      return `[${test.projectName}] ${spec.file}:${spec.line} > ${spec.title}\n${errors.join('\n')}`
    }),
  ...suites.flatMap(failedSpecs),
]

/** What the page showed at the failure: on another machine nobody can open the screenshot. */
function pageAt({ path }) {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return text.slice(text.indexOf('```yaml'), text.indexOf('# Test source')).slice(0, 12_000)
}

async function compiled() {
  // Several checkers would each infer the types that all files share, and the linter uses the other core.
  await check('types', 'tsc', ['-p', '.', '--checkers', '1'])
  // Tests then start threads from their bundles, see vitest.config.ts.
  if (await check('build', 'node', ['scripts/build.mjs'])) process.env.IS_BUILT = '1'
  await check('demo for the journeys', 'node', ['e2e/seeded-data.ts'])
}

async function read() {
  await check('format', 'oxfmt', ['--check', '.'])
  await check('import arrows', 'node', ['scripts/arrows.mjs'])
  await check('regular expressions', 'node', ['scripts/regexes.mjs'])
  await check('words', 'node', ['scripts/words.mjs'])
  await check('type assertions', 'node', ['scripts/assertions.mjs'])
  await check('lint', 'oxlint', ['--type-aware', '--deny-warnings'])
}

// The compiler and the linter need the generated types of routes.
await check('types (routes)', 'react-router', ['typegen'])
await Promise.all([compiled(), read()])

try {
  process.env.CHROMIUM_PATH = await findChromium()
} catch (error) {
  // The tests that need it fail below.
  console.error(error.message)
}

async function vitest(name, file, project, isQuiet) {
  const report = `${CACHE}/${file}`
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  count(await run(name, 'vitest', args, { isQuiet }), report, vitestReport)
}

// Forms wait for one page most of the time, so they run beside the rest.
await Promise.all([
  vitest('unit, API and fault tests on SQLite and PostgreSQL', 'vitest.json', '!forms*', false),
  vitest('forms in a browser', 'forms.json', 'forms*', true),
])

const browser = `${CACHE}/playwright.json`
const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: browser }
const browserOk = await run('browser journeys', 'playwright', ['test'], { env })
count(browserOk, browser, playwrightReport)

for (const failure of failures) console.log(`\n✗ ${failure.slice(0, 16_000)}`)
console.log(`\n${parts.map(line).join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
