import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { createPlayersSweep } from '#features/players/server/sweep.ts'
import { casesOf } from '#testing/is-all.ts'
import { createPublicOutputs, leaksIn } from '#testing/public-outputs.ts'
import { createVoiceSite, VOICE } from '#testing/voice-site.ts'
import { HOUR } from '#testing/watch-site.ts'

const site = await createVoiceSite()
const { services, db, api, confirmed, step, pass } = site
await ensureSettings(db, defaultSettings)
const sweep = createPlayersSweep(services)
const publicOutputs = await createPublicOutputs(services)
const DAY = 24 * HOUR

/** Each stands for one private thing; none is a word of the site. */
const SECRET = /tajn|skryta/i
const EMAIL = 'tajna.adresa@example.cz'
const BARRED = 'Tajnejmeno Skryta'
const STORY = `${BARRED} z podpory mi slíbila výplatu do druhého dne, a peníze přišly až za tři týdny po urgencích.`
const CHANGED = `${BARRED} z podpory nakonec peníze poslala, ale až po třech týdnech a po mnoha dotazech ode mne.`

interface World {
  id: string
  token: string
}

const desk =
  (action: string, body: object = {}) =>
  ({ id }: World) =>
    api.post(`/voices/${id}/${action}`, body)
const cover = desk('black-out', { bars: [{ from: 0, to: BARRED.length, what: 'name' }] })

/** In any order; what is not possible then is refused. What names a person is covered before anybody else reads it. */
const ACTIONS: Record<string, (world: World) => Promise<unknown>> = {
  approve: desk('approve', { isDocumented: false }),
  document: desk('approve', { isDocumented: true }),
  reject: desk('reject', { reason: 'other', text: 'Tajny důvod redakce.' }),
  ask: desk('ask', { question: 'Tajna otázka redakce, kdy to bylo?' }),
  reply: desk('reply', { reply: 'Veřejná odpověď provozovatele.' }),
  aside: desk('set-aside'),
  back: desk('bring-back'),
  undo: async (world) => {
    await desk('undo')(world)
    // Undoing may bring the words back; whoever does it covers them again.
    await cover(world)
  },
  answer: ({ token }) => step(token, 'answer', { odpoved: 'Tajna odpověď hráče' }),
  change: async (world) => {
    await step(world.token, 'change', { ...VOICE, text: CHANGED })
    await cover(world)
  },
  withdraw: ({ token }) => step(token, 'withdraw'),
  forget: () => api.post('/voices/forget', { email: EMAIL }),
  days: async () => {
    pass(16 * DAY)
    await sweep.run()
  },
  year: async () => {
    pass(400 * DAY)
    await sweep.run()
  },
}

let casinos = 0
/** Whether readers saw the words with a bar. */
const seen: boolean[] = []

test('whatever happens to a voice in whatever order, nothing private is in any public output', async () => {
  const begun = fc.constantFrom([], ['approve'], ['document', 'reply'], ['ask', 'answer'], ['reject'])
  const any = fc.array(fc.constantFrom(...Object.keys(ACTIONS)), { minLength: 2, maxLength: 8 })
  const order = fc.tuple(begun, any).map(([first, then]) => [...first, ...then])
  await fc.assert(
    fc.asyncProperty(order, async (actions) => {
      const slug = `kasino-${++casinos}`
      await site.casino(`Kasino ${casinos}`, slug)
      const files = { doklad: new File(['%PDF-1.7 tajny vypis'], 'tajny-vypis.pdf') }
      await db.deleteFrom('throttle').execute()
      const { id, token } = await confirmed(slug, { email: EMAIL, text: STORY }, { files })
      await cover({ id, token })
      for (const action of actions) {
        await ACTIONS[action]?.({ id, token })
        const outputs = await publicOutputs(slug)
        seen.push(outputs[`/zkusenosti/${slug}/`]?.includes('[…]') ?? false)
        expect(leaksIn(outputs, SECRET)).toEqual([])
      }
    }),
    { numRuns: casesOf(15), interruptAfterTimeLimit: 60_000 },
  )
  expect(seen).toContain(true)
}, 120_000)
