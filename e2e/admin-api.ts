import { type APIRequestContext, expect } from '@playwright/test'

export const ADMIN = { email: 'admin@rozvazne.example', password: 'modry-lev-pije-caj-2026' }

/** Signs in through the API; answers a function that makes private calls. */
export async function signIn(request: APIRequestContext) {
  const login = await request.post('/api/v1/private/auth/login', { data: { ...ADMIN, fingerprint: 'e2e-browser-1' } })
  expect(login.status()).toBe(200)
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name === 'refreshToken')?.value ?? ''
  return (method: string, path: string, data?: object) =>
    request.fetch(`/api/v1/private${path}`, { method, headers: { 'is-admin-token': token }, ...(data ? { data } : {}) })
}
