import { Registry } from 'prom-client'
import { expect, test, vi } from 'vitest'
import { measureLoopDelay } from '#server/http/loop-delay.ts'

const STALL_MS = 300

test('a long iteration of the event loop is in the bucket of its duration', async () => {
  const registry = new Registry()
  measureLoopDelay(registry)
  const countUpTo = async (limit: string) => {
    const line = (await registry.metrics()).split('\n').find((each) => each.includes(`le="${limit}"`))
    return Number(line?.split(' ').at(-1) ?? 0)
  }
  await vi.waitFor(async () => expect(await countUpTo('+Inf')).toBeGreaterThan(0))
  const longer = async () => (await countUpTo('+Inf')) - (await countUpTo('0.25'))
  const before = await longer()
  for (const end = performance.now() + STALL_MS; performance.now() < end;);
  await vi.waitFor(async () => expect(await longer()).toBeGreaterThan(before))
})
