import { rename } from 'node:fs/promises'
import { request } from '@playwright/test'
import { SERVERS } from '../playwright.config.ts'
import { ADMIN, adminStateOf } from './admin-api.ts'

/** A session ends after a quarter of an hour, and on a slow machine the journeys take longer. */
const AGAIN_MS = 7 * 60_000

/** Signs the administrator in for all tests, and again every few minutes for those not started yet. */
export default async function keepSignedIn(): Promise<() => void> {
  const signInEverywhere = () => Promise.all(SERVERS.map(signIn))
  await signInEverywhere()
  const timer = setInterval(() => void signInEverywhere().catch(console.error), AGAIN_MS)
  return () => clearInterval(timer)
}

async function signIn(baseURL: string, worker: number): Promise<void> {
  const context = await request.newContext({ baseURL })
  const login = await context.post('/api/v1/private/auth/login', { data: { ...ADMIN, fingerprint: 'e2e-browser-1' } })
  if (!login.ok()) throw new Error(`The tests cannot sign in: ${login.status()} ${await login.text()}`)
  // Complete at any time: a test may be reading it.
  const path = adminStateOf(worker)
  await context.storageState({ path: `${path}.new` })
  await rename(`${path}.new`, path)
  await context.dispose()
}
