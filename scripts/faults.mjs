import './node-version.mjs'
import { spawnSync } from 'node:child_process'

/** The long form of the fault tests: many rounds, and the waits that `npm test` skips. About three minutes. */
const { status } = spawnSync(
  'npx',
  ['--no-install', 'vitest', 'run', '--project', 'faults-*', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { FAULT_ROUNDS: '25', TEST_ALL: '1', ...process.env } },
)
process.exit(status ?? 1)
