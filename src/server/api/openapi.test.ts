import { expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#records/calls/calls.server.ts'
import { openApiDocument } from '#server/api/openapi.ts'

const getCall = (path: string, response: z.ZodType<object>) =>
  call({ method: 'get', path, tag: 'Test', summary: 'A call', response, run: async () => ({}) })
const document = (...calls: ReturnType<typeof getCall>[]) => openApiDocument('Test', [{ base: '/api', calls }])

const One = z.object({ one: z.string() }).meta({ id: 'OpenApiTestOne' })

test('each call is listed, and calls may share a schema', () => {
  const { paths, components } = document(getCall('/a', One), getCall('/b', z.array(One)))
  expect(Object.keys(paths)).toEqual(['/api/a', '/api/b'])
  expect(components.schemas).toHaveProperty('OpenApiTestOne')
})

test('refuses two calls of one name', () => {
  expect(() => document(getCall('/a', One), getCall('/a', One))).toThrow('Two calls are get /api/a.')
})

test('refuses two schemas of one name, also nested', () => {
  const same = () => z.object({ name: z.string() }).meta({ id: 'OpenApiTestSame' })
  expect(() => document(getCall('/a', same()), getCall('/b', z.object({ inside: same() })))).toThrow('OpenApiTestSame')
})
