import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { SYSTEM } from '#records/actor.ts'
import { createServices } from '#entities/create-services.server.ts'
import { createUser } from '#entities/user/queries.server.ts'
import { parseEnvironment } from '#infra/env.server.ts'
import { createApp } from '#server/app.ts'
import { prepareDatabase } from '#server/prepare.ts'
import { createBrowser } from '#testing/browser.ts'
import { addComplaint, confirmComplaint } from '#features/complaints/player.server.ts'
import { getComplaint } from '#features/complaints/store.server.ts'
import { addVoice, confirmVoice } from '#features/voices/author.server.ts'
import { getVoice } from '#features/voices/store.server.ts'
import { ADMIN, AS_JANA, AS_PLAYER, JANA } from '#testing/forms/people.ts'

const NOTHING_SAID = {
  recommends: false,
  payout: 'no',
  terms: '',
  support: '',
  verification: '',
  again: '',
  method: 'account',
  amount: 3200,
  hours: 64,
} as const

const DISPUTE = {
  kind: 'bonus',
  wish: 'payout',
  amount: 4800,
  happenedOn: '2026-11-10',
  supportOn: '2026-11-11',
  supportWay: 'chat',
  supportReply: '',
  isRefused: true,
} as const

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
  server.post(AS_PLAYER, async ({ req }) => {
    const { email, offerId, text } = await req.json()
    await addVoice(services, {
      offer: { id: offerId, collection: 'casinos', title: '' },
      input: { ...NOTHING_SAID, text },
      email,
      proof: undefined,
    })
    const { id } = await services.db.selectFrom('voice').where('text', '=', text).select('id').executeTakeFirstOrThrow()
    await confirmVoice(services.db, await getVoice(services.db, id), services.now())
    return Response.json({ id })
  })
  server.post(`${AS_PLAYER}/complaint`, async ({ req }) => {
    const { email, offerId, text } = await req.json()
    const { db, now } = services
    await addComplaint(services, {
      offer: { id: offerId, collection: 'casinos', title: '' },
      input: { ...DISPUTE, text },
      email,
      nickname: 'mlha_77',
      files: [],
    })
    const { id } = await db
      .selectFrom('complaint')
      .where('recordId', '=', offerId)
      .select('id')
      .executeTakeFirstOrThrow()
    await confirmComplaint(db, await getComplaint(db, id), now())
    return Response.json({ id })
  })
  server.all('*', ({ req, env }) => app.fetch(req.raw, env))
  return getRequestListener(server.fetch)
}
