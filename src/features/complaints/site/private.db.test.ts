import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { createPlayersSweep } from '#features/players/server/sweep.ts'
import { privateVoiceCalls } from '#features/voices/api.server.ts'
import { createComplaintSite, SENTENCES } from '#testing/complaint-site.ts'
import { casesOf } from '#testing/is-all.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createPublicOutputs, leaksIn } from '#testing/public-outputs.ts'
import { HOUR } from '#testing/watch-site.ts'

const site = await createComplaintSite()
const { services, db, api, received, byPlayer, byOperator, step, contact, pass, tick } = site
await ensureSettings(db, defaultSettings)
const people = createPrivateApi(services, privateVoiceCalls)
const sweep = createPlayersSweep(services)
const DAY = 24 * HOUR

const publicOutputs = await createPublicOutputs(services)

/** Each stands for one private thing; none is a word of the site. */
const SECRET = /tajn|skryta/i
const EMAIL = 'tajna.adresa@example.cz'
const BARRED = 'Tajnejmeno Skryta'
const STORY = `${BARRED} z podpory mi napsala, že výběr zrušili. Od té doby nikdo neodpovídá a peníze nepřišly ani po týdnu.`

const WATCHER = 'hlidac@example.cz'
const CONTACT = 'tajny.kontakt@provozovatel.example'
/** What it says, not to whom it goes. */
const lettersTo = (email: string) =>
  site
    .mailsTo(email)
    .map(({ subject, text }) => `${subject}\n${text}`)
    .join('\n')
/** Whether anything was told at all. */
const webhooks: string[] = []

interface World {
  id: string
  token: string
}

const operatorOf = async (id: string) => {
  const { body } = await api.get(`/complaints/${id}/operator-link`)
  return body.link ? (new URL(body.link).searchParams.get('klic') ?? '') : ''
}

/** In any order; what is not possible then is refused. */
const ACTIONS: Record<string, (world: World) => Promise<unknown>> = {
  take: ({ id }) => step(id, SENTENCES.take),
  send: ({ id }) => step(id, SENTENCES.send),
  answer: async ({ id }) =>
    byOperator(await operatorOf(id), { kdo: 'Tajny Clovek, reklamace', email: 'tajny@provozovatel.example' }),
  extend: async ({ id }) => byOperator(await operatorOf(id), { vysledek: 'cas', kdo: 'Tajny Clovek' }),
  publish: ({ id }) => step(id, SENTENCES.publish),
  askPlayer: ({ id }) =>
    step(id, { step: 'ask-player', sentence: 'Ptáme se hráče.', question: 'Tajna otázka redakce?' }),
  askOperator: ({ id }) =>
    step(id, { step: 'ask-operator', sentence: 'Ptáme se znovu.', question: 'Kdy jste to změnili?' }),
  decide: ({ id }) => step(id, SENTENCES.decide),
  solve: ({ id }) => step(id, SENTENCES.solve),
  unsolve: ({ id }) => step(id, SENTENCES.unsolve),
  reject: ({ id }) => step(id, SENTENCES.reject),
  wait: ({ id }) => step(id, { step: 'wait', sentence: 'Ověřování trvá déle.', days: 3 }),
  undo: ({ id }) => api.post(`/complaints/${id}/undo`),
  note: ({ id }) => api.post(`/complaints/${id}/note`, { text: 'Tajna poznámka redakce.' }),
  mail: ({ id }) =>
    api.post(`/complaints/${id}/mail`, { to: 'player', subject: 'Tajny dopis', text: 'Tajny obsah {odkaz}' }),
  word: ({ token }) => byPlayer(token, 'write', { zprava: 'Tajna zpráva hráče' }),
  paid: ({ token }) => byPlayer(token, 'paid'),
  withdraw: ({ token }) => byPlayer(token, 'withdraw'),
  forget: () => people.post('/voices/forget', { email: EMAIL }),
  days: async () => {
    pass(16 * DAY)
    await tick()
  },
  half: async () => {
    pass(200 * DAY)
    await tick()
    await sweep.run()
  },
}

let casinos = 0

test('whatever happens in whatever order, nothing private is in any public output', async () => {
  // Begun anywhere on the usual way, so that late steps are possible, too.
  const usual = ['take', 'send', 'answer', 'publish', 'decide']
  const begun = fc.nat({ max: usual.length }).map((count) => usual.slice(0, count))
  const any = fc.array(fc.constantFrom(...Object.keys(ACTIONS)), { minLength: 2, maxLength: 10 })
  const order = fc.tuple(begun, any).map(([first, then]) => [...first, ...then])
  await fc.assert(
    fc.asyncProperty(order, async (actions) => {
      const slug = `kasino-${++casinos}`
      await site.casino(`Kasino ${casinos}`, slug, { owner: 'Veřejná firma a.s.' })
      await site.subscribe(slug, WATCHER)
      const form = { email: EMAIL, prezdivka: 'tajna_prezdivka', popis: STORY, odpoved: 'Tajna odpověď podpory' }
      const written = { ...form, kdy: typed(-1), den: typed(-2) }
      const files = { doklady: new File(['%PDF-1.7 tajny vypis'], 'tajny-vypis.pdf') }
      await db.deleteFrom('throttle').execute()
      const { id, number, token } = await received(slug, written, { files })
      await contact(id, CONTACT)
      // What names a person is covered before anybody else reads it; undoing that is another decision.
      await api.post(`/complaints/${id}/black-out`, {
        what: 'text',
        bars: [{ from: 0, to: BARRED.length, what: 'name' }],
      })
      pass(11 * 60_000)
      for (const action of actions) await ACTIONS[action]?.({ id, token })
      pass(HOUR)
      await tick()
      await site.job.run()
      const outputs: Record<string, string> = {
        ...(await publicOutputs(slug, [`/stiznosti/${number}/`])),
        'mails to watchers': lettersTo(WATCHER),
        'mails to the operator': lettersTo(CONTACT),
      }
      expect(leaksIn(outputs, SECRET)).toEqual([])
      webhooks.push(outputs['webhooks'] ?? '')
      expect(outputs[`/stiznosti/${number}/`]).toContain(`č. ${number}`.replace(' ', '\u00a0'))
    }),
    { numRuns: casesOf(25), interruptAfterTimeLimit: 60_000 },
  )
  expect(webhooks.at(-1)).toContain('complaint.moved')
  expect(lettersTo(WATCHER)).toContain('http')
  expect(lettersTo(CONTACT)).toContain('http')
}, 120_000)

function typed(days: number): string {
  const [year, month, day] = new Date(Date.now() + days * DAY).toISOString().slice(0, 10).split('-').map(Number)
  return `${day}. ${month}. ${year}`
}
