import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldErrors } from '#shared/schema/field-errors.ts'

const Login = z.union([
  z.strictObject({ email: z.string().min(1), password: z.string(), browser: z.string() }),
  z.strictObject({ token: z.string(), code: z.string().min(6), browser: z.string() }),
])
const Whole = z.strictObject({ login: Login, note: z.union([z.literal(''), z.strictObject({ text: z.string() })]) })

const pathsOf = (schema: z.ZodType, given: unknown) => {
  const { error } = schema.safeParse(given)
  return error ? fieldErrors(error).map((field) => field.path) : []
}

test.each<[unknown, string[]]>([
  [{}, ['email', 'password', 'browser']],
  [{ email: '', password: 'x', browser: 'b' }, ['email']],
  [{ email: 'a', password: 'x' }, ['browser']],
  [{ email: 'a', password: 'x', browser: 'b', role: 'admin' }, ['role']],
  [{ token: 't', code: '123', browser: 'b' }, ['code']],
  [{ token: 't', code: '123456' }, ['browser']],
  [[], ['']],
  [{ email: 'a', password: 'x', browser: 'b' }, []],
])('for %j reports the fields of the closest variant', (given, paths) => {
  expect(pathsOf(Login, given)).toEqual(paths)
})

test('nested errors have their full path', () => {
  const login = { email: 'a', password: 1, browser: 'b' }
  expect(pathsOf(Whole, { login, note: { text: 'x', more: 1 } })).toEqual(['login.password', 'note.more'])
  expect(pathsOf(Whole, { login: { token: 't', code: '123456', browser: 'b' }, note: 5 })).toEqual(['note'])
})

test('reports the first hundred of many errors', () => {
  const keys = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`k${index}`, 1]))
  expect(pathsOf(z.strictObject({}), keys)).toHaveLength(100)
  expect(pathsOf(Login, { email: 'a', password: 'x', browser: 'b', ...keys })).toHaveLength(100)
  expect(pathsOf(z.array(z.string()), Object.values(keys))).toHaveLength(100)
})
