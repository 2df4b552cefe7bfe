import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#infra/project-root.server.ts'

const SCRIPT = `
  const { restartWithSettings } = await import(${JSON.stringify(join(projectRoot, 'scripts/allocator.mjs'))})
  restartWithSettings()
  const { MALLOC_ARENA_MAX, MALLOC_TRIM_THRESHOLD_ } = process.env
  console.log(JSON.stringify({ pid: process.pid, MALLOC_ARENA_MAX, MALLOC_TRIM_THRESHOLD_, given: process.argv.slice(1) }))`

/** What the program reports once it has started with the settings. */
function started(env: Record<string, string>) {
  const { pid, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', SCRIPT, 'given'], {
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  })
  return { ...JSON.parse(stdout), isSameProcess: JSON.parse(stdout).pid === pid, stderr }
}

test.runIf(process.platform === 'linux')('restarts as the same process, with settings for glibc', () => {
  expect(started({})).toMatchObject({
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    given: ['given'],
    isSameProcess: true,
    stderr: '',
  })
})

test('settings of the operator are preserved', () => {
  expect(started({ MALLOC_ARENA_MAX: '4', MALLOC_TRIM_THRESHOLD_: '1' })).toMatchObject({
    MALLOC_ARENA_MAX: '4',
    MALLOC_TRIM_THRESHOLD_: '1',
  })
})
