import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '#infra/log.server.ts'
import { repeat } from '#server/jobs.ts'
import { AppError } from '#shared/app-error.ts'

const EVERY_MS = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The messages that an operator sees while the job is run with these outcomes, one after another. */
async function logged(outcomes: (Error | undefined)[]): Promise<string[]> {
  const lines: string[] = []
  const log = createLog({ level: 'info', pretty: false, write: (line) => lines.push(line) })
  const beforeClose: (() => Promise<void>)[] = []
  const left = [...outcomes]
  const run = async () => {
    const error = left.shift()
    if (error) throw error
  }
  repeat({ beforeClose, log }, 'sweep', EVERY_MS, { run, leave: async () => {} })
  await vi.advanceTimersByTimeAsync(outcomes.length * EVERY_MS)
  for (const close of beforeClose) await close()
  return lines
    .map((line) => JSON.parse(line))
    .map(({ level, message, error }) => `${level} ${message}: ${error.message}`)
}

test('a job that fails is reported with its cause, once until it succeeds again', async () => {
  const bug = (message: string) => new TypeError(message)
  expect(await logged([bug('first'), bug('again'), undefined, bug('later')])).toEqual([
    'error sweep failed: first',
    'error sweep failed: later',
  ])
})

test('a failure that passes by itself is not reported, and does not hide one that does not', async () => {
  expect(await logged([new AppError('UNAVAILABLE'), new TypeError('bug')])).toEqual(['error sweep failed: bug'])
})
