import { expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#records/calls/calls.server.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const LONG_MS = 30

test('others have their turn between the check of a body, the work and the response', async () => {
  const order: string[] = []
  const long = (step: string) => {
    order.push(step)
    setImmediate(() => order.push('others'))
    const end = performance.now() + LONG_MS
    while (performance.now() < end);
    return true
  }
  const body = z.unknown().refine(() => long('check'))
  const spec = { method: 'post', path: '/long', tag: '', summary: '', access: 'editor', body } as const
  const work = call({
    ...spec,
    response: z.unknown(),
    run: async () => {
      long('work')
      return { toJSON: () => order.push('response') }
    },
  })
  await createPrivateApi(await createTestServices(), [work]).post('/long', {})
  expect(order).toEqual(['check', 'others', 'work', 'others', 'response'])
})
