import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

/** A type assertion overrides the compiler: a few are needed, more are a smell. `as const` does not count. */
const MOST_PER_1000_LINES = 3

const { stdout } = spawnSync('oxlint', ['-c', 'scripts/assertions.json', '-f', 'unix', 'src'], { encoding: 'utf8' })
const [, found] = /^(\d+) problems?$/m.exec(stdout ?? '') ?? []
if (found === undefined) throw new Error('oxlint did not say how many type assertions there are.')

const lines = globSync('src/**/*.{ts,tsx}').reduce(
  (sum, file) => sum + readFileSync(file, 'utf8').split('\n').length,
  0,
)
if ((Number(found) / lines) * 1000 > MOST_PER_1000_LINES) {
  console.error(
    `${found} type assertions in ${lines} lines: more than ${MOST_PER_1000_LINES} in a thousand. Find better types.`,
  )
  process.exit(1)
}
