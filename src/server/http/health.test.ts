import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const app = createApp(
  { ...services, env: { ...services.env, TRUST_PROXY: true } },
  { renderPage: async () => new Response() },
)

test.each([
  ['127.0.0.1', 200],
  ['::1', 200],
  ['10.1.2.3', 200],
  ['172.17.0.1', 200],
  ['192.168.1.1', 200],
  // The same on a socket for both families, such as systemd's.
  ['::ffff:127.0.0.1', 200],
  ['::ffff:172.17.0.1', 200],
  ['::ffff:192.168.1.1', 200],
  ['fd12:3456::1', 200],
  ['172.32.0.1', 403],
  ['203.0.113.7', 403],
  ['::ffff:203.0.113.7', 403],
  ['2001:db8::1', 403],
  ['localhost', 403],
])('metrics for %s: %i', async (address, status) => {
  const response = await app.request('/metrics', { headers: { 'X-Forwarded-For': address } })
  expect(response.status).toBe(status)
})
