import { expect, test } from 'vitest'
import { authCalls } from '#server/auth/calls.ts'
import { privateCalls } from '#server/api/api.ts'
import { createAuthSite } from '#testing/auth.ts'
import { hasRole } from '#shared/role.ts'
import { Role } from '#shared/schema/signed-in.ts'

const site = await createAuthSite()
const calls = [...authCalls, ...privateCalls].filter(({ spec }) => spec.access !== undefined)

/** Ends the session that sends it. */
const LAST = new Set(['/auth/sessions/{id}'])

test('every private call declares its access', async () => {
  const lines = calls.map(({ spec }) => `${spec.access?.padEnd(12)}${spec.method.padEnd(7)}${spec.path}`)
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('roles.txt')
})

test.each(Role.options)('a %s is allowed exactly their calls', async (role) => {
  const { browser } = await site.signedIn(role)
  const wrong: string[] = []
  for (const { spec } of calls.filter(({ spec: { path } }) => !LAST.has(path))) {
    const path = spec.path.replace(/\{(\w+)\}/g, (_, name) => (name === 'number' ? '1' : 'neni-0001'))
    const { status, body } = await browser.send(spec.method.toUpperCase(), path, spec.body ? { body: { x: 1 } } : {})
    const isRefused = status === 403 && body['code'] === 'FORBIDDEN'
    if (isRefused === hasRole(role, spec.access ?? 'admin')) wrong.push(`${spec.method} ${spec.path}: ${status}`)
  }
  expect(wrong).toEqual([])
})
