import { type FullConfig, request } from '@playwright/test'
import { ADMIN, ADMIN_STATE } from './admin-api.ts'

/** Signs the administrator in once for all tests. */
export default async function signInOnce({ projects }: FullConfig): Promise<void> {
  const baseURL = projects[0]?.use.baseURL ?? ''
  const context = await request.newContext({ baseURL })
  const login = await context.post('/api/v1/private/auth/login', { data: { ...ADMIN, fingerprint: 'e2e-browser-1' } })
  if (!login.ok()) throw new Error(`The tests cannot sign in: ${login.status()} ${await login.text()}`)
  await context.storageState({ path: ADMIN_STATE })
  await context.dispose()
}
