import { rename } from 'node:fs/promises'
import { type FullConfig, request } from '@playwright/test'
import { ADMIN, ADMIN_STATE } from './admin-api.ts'

/** A session ends after a quarter of an hour, and on a slow machine the journeys take longer. */
const AGAIN_MS = 7 * 60_000

/** Signs the administrator in for all tests, and again every few minutes for those that have not begun. */
export default async function keepSignedIn({ projects }: FullConfig): Promise<() => void> {
  const baseURL = projects[0]?.use.baseURL ?? ''
  await signIn(baseURL)
  const timer = setInterval(() => void signIn(baseURL).catch(console.error), AGAIN_MS)
  return () => clearInterval(timer)
}

async function signIn(baseURL: string): Promise<void> {
  const context = await request.newContext({ baseURL })
  const login = await context.post('/api/v1/private/auth/login', { data: { ...ADMIN, fingerprint: 'e2e-browser-1' } })
  if (!login.ok()) throw new Error(`The tests cannot sign in: ${login.status()} ${await login.text()}`)
  // Whole at any time: a test may be reading it.
  await context.storageState({ path: `${ADMIN_STATE}.new` })
  await rename(`${ADMIN_STATE}.new`, ADMIN_STATE)
  await context.dispose()
}
