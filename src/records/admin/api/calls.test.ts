import { expectTypeOf, test } from 'vitest'
import type { ApiError } from '#records/admin/api/api-error.ts'
import { api } from '#records/admin/api/client.ts'
import { getRecord } from '#records/admin/any-record.ts'
import type { ResponseOf } from '#records/admin/api/calls.ts'
import type { Writer } from '#entities/writer/schema.ts'

/**
 * Checked by the compiler, which reports a `@ts-expect-error` that expects nothing. The calls are never sent: the test
 * reads their types only.
 */
const calls = {
  right: () => api.get('/writers/{id}', { params: { id: '1' } }),
  ofGenericCode: () => getRecord<Writer>('writers', '1', {}),
  // @ts-expect-error -- no such path
  wrongPath: () => api.get('/writer/{id}', { params: { id: '1' } }),
  // @ts-expect-error -- writers cannot be posted to an id
  wrongMethod: () => api.post('/writers/{id}', { params: { id: '1' } }),
  // @ts-expect-error -- no parameter
  noParameter: () => api.get('/writers/{id}'),
  // @ts-expect-error -- a parameter of another name
  wrongParameter: () => api.get('/writers/{id}', { params: { slug: '1' } }),
  // @ts-expect-error -- a casino is no writer
  wrongRecord: () => getRecord<Writer>('casinos', '1', {}),
}

test('a wrong call does not compile, and a right one has the type of its response', () => {
  expectTypeOf(calls.right).returns.resolves.toEqualTypeOf<ResponseOf<'GET', '/writers/{id}'>>()
  expectTypeOf(calls.right).returns.resolves.toHaveProperty('fullName').toEqualTypeOf<string>()
  // @ts-expect-error -- a field that a writer does not have
  expectTypeOf(calls.right).returns.resolves.toHaveProperty('rating')
  expectTypeOf(calls.ofGenericCode).returns.resolves.toEqualTypeOf<Writer>()
  expectTypeOf(calls.right).returns.resolves.not.toEqualTypeOf<ApiError>()
})
