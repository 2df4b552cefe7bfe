import { privateVoiceCalls } from '#features/voices/api.server.ts'
import { STEPS } from '#features/voices/site/author.tsx'
import { STEP_FIELD } from '#features/players/site/own-page.tsx'
import { loadPage } from '#testing/load-page.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createWatchSite } from '#testing/watch-site.ts'

export const WORDS = 'O výběr jsem požádal v pondělí a peníze přišly na účet až ve čtvrtek ráno.'

export const VOICE = {
  text: WORDS,
  doporucuji: 'ano',
  vyplata: 'ano',
  podminky: 'ano',
  podpora: 'nevim',
  overeni: 'ne',
  znovu: 'ano',
  zpusob: 'ucet',
  castka: '2 400 Kč',
  hodiny: '19',
  souhlas: 'ano',
}

/** A site with mail, a clock that the test controls, and people who write about its casinos. */
export async function createVoiceSite() {
  const site = await createWatchSite()
  const { services, mailsTo, settle } = site
  const api = createPrivateApi(services, privateVoiceCalls)
  let people = 0

  interface Written {
    from?: string
    files?: Record<string, File>
  }

  /** Sends the form of an offer; each time from another network, unless one is given. */
  async function write(slug: string, form: Record<string, string>, { from, files = {} }: Written = {}) {
    const sent = { ...VOICE, ...form }
    const address = from ?? `198.51.${++people >> 8}.${people & 255}`
    const page = await loadPage(services, `/zkusenosti/${slug}/napsat/`, { form: sent, files, from: address })
    await settle()
    return page
  }

  /** From the newest mail to this address. */
  const token = (email: string) => /\?klic=([\w-]+)/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''

  const step = (token: string, name: keyof typeof STEPS, form: Record<string, string> = {}) =>
    loadPage(services, `/zkusenosti/?klic=${token}`, { form: { ...form, [STEP_FIELD]: STEPS[name] } })

  /** Writes and confirms; returns the id and the token of the link. */
  async function confirmed(slug: string, form: Record<string, string> = {}, written: Written = {}) {
    const email = form['email'] ?? `hrac-${++people}@example.cz`
    await write(slug, { ...form, email }, written)
    const link = token(email)
    await step(link, 'confirm')
    const { body } = await api.get('/voices?sort=-queuedAt&perPage=100')
    const author = await services.db
      .selectFrom('voiceAuthor')
      .where('email', '=', email)
      .orderBy('createdAt', 'desc')
      .select('voiceId')
      .executeTakeFirstOrThrow()
    return { id: author.voiceId, token: link, email, waiting: body.total as number }
  }

  /** Writes, confirms and approves. */
  async function shown(slug: string, form: Record<string, string> = {}, written: Written = {}) {
    const voice = await confirmed(slug, form, written)
    await api.post(`/voices/${voice.id}/approve`, {})
    return voice
  }

  return { ...site, api, write, token, step, confirmed, shown }
}
