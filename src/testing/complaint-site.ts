import { privateComplaintCalls } from '#features/complaints/api.server.ts'
import { OPERATOR_PATH, PLAYER_PATH } from '#features/complaints/shared/address.ts'
import { ACTION_FIELD, ACTIONS } from '#features/complaints/site/operator-page.tsx'
import { STEPS } from '#features/complaints/site/player-page.tsx'
import { STEP_FIELD } from '#features/players/site/own-page.tsx'
import { DUE } from '#features/schedule/server/due.ts'
import { createPublishing } from '#features/schedule/server/publishing.ts'
import { createMailQueue } from '#server/mail-queue.ts'
import { loadPage } from '#testing/load-page.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createWatchSite } from '#testing/watch-site.ts'

export const STORY =
  'Desátého listopadu jsem požádal o výběr 4 800 Kč. Druhý den mi výhru zrušili a podpora odpovídá pořád stejnou větou.'

export const COMPLAINT = {
  podpora: 'odmitla',
  kdy: '11. 11. 2026',
  kudy: 'chat',
  odpoved: 'Postupovali jsme podle podmínek.',
  castka: '4 800 Kč',
  druh: 'bonus',
  den: '10. 11. 2026',
  chci: 'vyplaceni',
  popis: STORY,
  prezdivka: 'mlha_77',
  pravda: 'ano',
  predat: 'ano',
  zverejnit: 'ano',
}

export const CONTACT = 'reklamace@provozovatel.example'

export const SENTENCES = {
  take: { step: 'take', sentence: 'Stížnost jsme přijali a ověřujeme ji.', title: 'Výhra zrušená kvůli jedné sázce' },
  send: {
    step: 'send',
    sentence: 'Poslali jsme popis sporu a dvě otázky.',
    findings: [{ text: 'Strop sázky v podmínkách nebyl.', source: 'naše kopie podmínek', isKept: false }],
    questions: ['Kde a kdy se hráč mohl o stropu dozvědět?'],
  },
  publish: { step: 'publish', sentence: 'Kasino odpovědělo.' },
  decide: {
    step: 'decide',
    sentence: 'Dáváme za pravdu hráči. Kasino má vyplatit 4 800 Kč.',
    verdict: 'player',
    reasons: ['Pro bonus platí podmínky ze dne, kdy si ho hráč vzal.'],
  },
  solve: { step: 'solve', sentence: 'Kasino zaplatilo, spor je uzavřený.' },
  unsolve: { step: 'unsolve', sentence: 'Kasino nezaplatilo a znovu nenapsalo.' },
  reject: { step: 'reject', sentence: 'Stížnost zamítáme. Kasino postupovalo podle podmínek.', reasons: [] },
} as const

/** A site with mail, a clock that the test controls, and players who complain about its casinos. */
export async function createComplaintSite() {
  const site = await createWatchSite()
  const { services, mailsTo, settle, pass, db } = site
  const api = createPrivateApi(services, privateComplaintCalls)
  const clock = createPublishing(services, DUE)
  const mails = createMailQueue(services)
  let people = 0

  const network = () => `198.51.${++people >> 8}.${people & 255}`

  interface Written {
    from?: string
    files?: Record<string, File | readonly File[]>
  }

  /** Sends the form; each time from another network, unless one is given. */
  async function write(slug: string, form: Record<string, string> = {}, { from, files = {} }: Written = {}) {
    const sent = { ...COMPLAINT, kasino: slug, ...form }
    const page = await loadPage(services, '/stiznosti/nova/', { form: sent, files, from: from ?? network() })
    await settle()
    return page
  }

  /** From the newest mail to this address. */
  const token = (email: string) => /\?klic=([\w-]+)/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''

  const byPlayer = (
    token: string,
    name: keyof typeof STEPS,
    form: Record<string, string> = {},
    { from = network() }: Written = {},
  ) =>
    loadPage(services, `${PLAYER_PATH}?klic=${token}`, {
      form: { ...form, [STEP_FIELD]: STEPS[name] },
      from,
    })

  const ANSWER = {
    vysledek: 'trvame',
    odpoved: 'Hráč porušil článek 7.4 bonusových podmínek, na zrušení výhry trváme.',
    kdo: 'Jan Vzorný, reklamace',
    email: 'jan.vzorny@provozovatel.example',
    smim: 'ano',
  }

  const byOperator = (token: string, form: Record<string, string> = {}, files: Written['files'] = {}) =>
    loadPage(services, `${OPERATOR_PATH}?klic=${token}`, {
      form: { ...ANSWER, [ACTION_FIELD]: ACTIONS.send, ...form },
      files,
      from: network(),
    })

  async function newest() {
    const row = await db
      .selectFrom('complaint')
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .select(['id', 'number', 'recordId'])
      .executeTakeFirstOrThrow()
    return row
  }

  /** Writes and confirms. */
  async function received(slug: string, form: Record<string, string> = {}, written: Written = {}) {
    const email = form['email'] ?? `hrac-${++people}@example.cz`
    pass(1)
    await write(slug, { ...form, email }, written)
    const link = token(email)
    await byPlayer(link, 'confirm')
    return { ...(await newest()), token: link, email }
  }

  const step = (id: string, taken: object, role?: string) => api.post(`/complaints/${id}/step`, { step: taken }, role)
  const contact = (id: string, email = CONTACT) =>
    api.post(`/complaints/${id}/contact`, { email, source: 'Podmínky, článek 11' })

  /** Received, taken and sent to the operator; with the token of its link. */
  async function atOperator(slug: string, form: Record<string, string> = {}, written: Written = {}) {
    const complaint = await received(slug, form, written)
    await step(complaint.id, SENTENCES.take)
    await contact(complaint.id)
    await step(complaint.id, SENTENCES.send)
    const { link } = (await api.get(`/complaints/${complaint.id}/operator-link`)).body
    return { ...complaint, operator: new URL(link).searchParams.get('klic') ?? '' }
  }

  /** What waits for the clock happens, and what is due to be mailed is. */
  async function tick() {
    await clock.run()
    await mails.run()
  }

  return { ...site, api, clock, write, token, byPlayer, byOperator, received, atOperator, step, contact, tick }
}
