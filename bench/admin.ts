import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { SYSTEM } from '#records/actor.ts'
import { createUser, findUserByEmail } from '#entities/user/queries.server.ts'
import { openDb } from '#entities/open-db.server.ts'
import type { BenchServer } from './server.ts'

const ADMIN = { email: 'bench@rozvazne.example', name: 'Bench', role: 'admin' as const, isActive: true }
const PASSWORD = 'modrý slon měří čas'
const API = '/api/v1/private'

export type Call = (method: string, path: string, body?: object) => Promise<{ status: number; body: any }>

/** An administrator's session: the headers of private API calls, and a function that makes a call. */
export async function signIn({ url, ...server }: Pick<BenchServer, 'url' | 'dataDir' | 'databaseUrl'>) {
  await makeAdmin(server)
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email: ADMIN.email, password: PASSWORD, fingerprint: 'bench-editor' })
  const login = await fetch(`${url}${API}/auth/login`, { method: 'POST', headers: json, body })
  if (login.status !== 200) throw new Error(`The bench could not sign in: ${await login.text()}`)
  const cookies = login.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const token = cookies.find((cookie) => cookie.startsWith('refreshToken='))?.slice('refreshToken='.length) ?? ''
  const headers = { cookie: cookies.join('; '), 'is-admin-token': token }
  const call: Call = async (method, path, sent) => {
    const response = await fetch(url + API + path, {
      method,
      headers: { ...headers, ...json },
      ...(sent ? { body: JSON.stringify(sent) } : {}),
    })
    return { status: response.status, body: await response.json() }
  }
  return { headers, call }
}

/** A browser in which the administrator is signed in. */
export async function signedInBrowser(server: BenchServer) {
  const { headers, call } = await signIn(server)
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const cookies = headers.cookie.split('; ').map((cookie) => cookie.split(/=(.*)/s))
  await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: server.url })))
  return { context, call, close: () => browser.close() }
}

async function makeAdmin({ dataDir, databaseUrl }: Pick<BenchServer, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const db = openDb({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  try {
    if (!(await findUserByEmail(db, ADMIN.email))) await createUser(db, ADMIN, PASSWORD, SYSTEM)
  } finally {
    await db.destroy()
  }
}

const BOOKKEEPING = new Set(['id', 'isDeleted', 'createdAt', 'updatedAt'])

/** The input fields of a loaded record, without those that only the server sets. */
export const inputOf = (record: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !BOOKKEEPING.has(name)))
