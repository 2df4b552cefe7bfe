import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { SYSTEM } from '#records/actor.ts'
import { createServices } from '#entities/create-services.server.ts'
import { createUser } from '#entities/user/queries.server.ts'
import { parseEnvironment } from '#infra/env.server.ts'
import { createApp } from '#server/app.ts'
import { prepareDatabase } from '#server/prepare.ts'
import { createBrowser } from '#testing/browser.ts'
import { ADMIN, AS_JANA, JANA } from '#testing/forms/people.ts'

/** The real app on an empty database, with an administrator and a colleague who has a browser of her own. */
export async function startApi(folder: string, origin: string) {
  const services = createServices(
    parseEnvironment({
      DATA_DIR: folder,
      SITE_URL: origin,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      DEMO: 'false',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
    }),
  )
  await prepareDatabase(services)
  const { password, ...jana } = JANA
  await createUser(services.db, { ...jana, role: 'editor', isActive: true }, password, SYSTEM)
  const app = createApp(services, { renderPage: async () => new Response('a page') })
  const hers = createBrowser(app)
  await hers.login(JANA.email, password)

  const server = new Hono<{ Bindings: HttpBindings }>()
  server.all(`${AS_JANA}/*`, async ({ req }) => {
    const body = req.method === 'GET' ? {} : { body: await req.json() }
    const answer = await hers.send(req.method, req.path.slice(AS_JANA.length), body)
    return Response.json(answer.body, { status: answer.status })
  })
  server.all('*', ({ req, env }) => app.fetch(req.raw, env))
  return getRequestListener(server.fetch)
}
