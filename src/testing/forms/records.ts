import { expect } from 'vitest'
import { ADMIN, AS_JANA, AS_PLAYER } from '#testing/forms/people.ts'
import { antiForgeryToken } from '#records/admin/api/session.ts'

type Stored = Record<string, any>
type Change = (now: Stored) => object

/** Not the one that tests replace. */
const send = window.fetch.bind(window)

async function callAt(base: string, method: string, path: string, body?: object): Promise<Stored> {
  const response = await send(base + path, {
    method,
    headers: { 'is-admin-token': antiForgeryToken(), 'Content-Type': 'application/json' },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  })
  const text = await response.text()
  expect(response.ok, `${method} ${path}: ${response.status} ${text}`).toBe(true)
  return text === '' ? {} : JSON.parse(text)
}

const BASE = '/api/v1/private'

async function changeAt(base: string, path: string, change: Change): Promise<void> {
  const now = await callAt(base, 'GET', path)
  await callAt(base, 'PUT', path, { ...now, ...change(now) })
}

/** Signs this browser in, unless it is. */
export async function signIn(): Promise<void> {
  if (antiForgeryToken()) return
  await callAt(BASE, 'POST', '/auth/login', { ...ADMIN, fingerprint: 'prohlizec-testu' })
}

let counter = 0
/** A name of its own for each record. */
export const unique = (name: string) => `${name} ${Date.now().toString(36)}${counter++}`

const player = () => `${unique('hrac').replace(' ', '-')}@example.cz`

/** Casinos and bookmakers are live. */
const OFFERS = new Set(['casinos', 'bookmakers'])

/** The records of the server, past the forms. */
export const records = {
  call: (method: string, path: string, body?: object) => callAt(BASE, method, path, body),
  make: (collection: string, record: object) =>
    callAt(BASE, 'POST', `/${collection}`, { ...(OFFERS.has(collection) && { isActive: true }), ...record }),
  read: (path: string) => callAt(BASE, 'GET', path),
  /** Another window of the same user saves on top of what is stored now. */
  say: (offerId: string, text: string) => callAt(AS_PLAYER, 'POST', '', { offerId, text, email: player() }),
  complain: (offerId: string, text: string) =>
    callAt(AS_PLAYER, 'POST', '/complaint', { offerId, text, email: player() }),
  callAsJana: (method: string, path: string, body?: object) => callAt(AS_JANA, method, path, body),
  change: (path: string, change: Change) => changeAt(BASE, path, change),
  changeAsJana: (path: string, change: Change) => changeAt(AS_JANA, path, change),
}
