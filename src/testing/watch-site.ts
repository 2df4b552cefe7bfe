import { vi } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { CasinoInput } from '#entities/casino/schema.ts'
import { changeRecord } from '#records/crud/crud.server.ts'
import type { Services } from '#records/services.server.ts'
import { createChangeMailing } from '#features/watching/server/mail-changes.ts'
import { afterFile } from '#testing/after-file.ts'
import { build } from '#testing/build.ts'
import { loadPage } from '#testing/load-page.ts'
import { readMail } from '#testing/read-mail.ts'
import { startSmtp } from '#testing/smtp.ts'
import { createTestServices } from '#testing/test-db.ts'

const SITE_URL = 'https://rozvazne.example'
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

let visitors = 0

/** A site with mail, a clock that the test controls, and casinos with reviews. */
export async function createWatchSite() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T10:00:00.000Z') })
  afterFile(() => void vi.useRealTimers())
  const smtp = await startSmtp()
  const base = await createTestServices()
  const env = { ...base.env, SITE_URL, SMTP_URL: smtp.url, MAIL_FROM: 'Rozvážně <redakce@rozvazne.example>' }
  const services: Services = { ...base, env }
  const { db } = services
  const job = createChangeMailing(services)

  /** Waits for background work. */
  const settle = () => Promise.all(services.beforeClose.map((finish) => finish()))
  const open = (path: string, form?: Record<string, string>, from = `192.0.2.${++visitors}`) =>
    loadPage(services, path, { ...(form && { form }), from })
  const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to.includes(email)).map(readMail)

  async function review(title: string, slug: string, entity: string, entityModel: 'Casino' | 'Bookmaker') {
    const writer = (await build.writer(db)).id
    const about = { category: 'Recenze' as const, isReviewPost: true, entity, entityModel, writer }
    return (await build.post(db, { title, slug, ...about })).id
  }

  async function casino(title: string, slug: string, input: Partial<CasinoInput> = {}) {
    const made = await build.casino(db, { title, slug, rating: 9.1, ratingSource: 'typed', ...input })
    return { id: made.id, slug, review: await review(title, slug, made.id, 'Casino') }
  }

  async function requestSubscription(slug: string, email: string, address?: string) {
    const page = await open('/hlidat/', { kasino: slug, email, website: '' }, address)
    await settle()
    return page
  }

  /** From the newest mail to this address. */
  function token(email: string, param: 'potvrdit' | 'odhlasit'): string {
    const text = mailsTo(email).at(-1)?.text ?? ''
    return new RegExp(`/hlidat/\\?${param}=([\\w-]{43})\\b`).exec(text)?.[1] ?? ''
  }

  async function subscribe(slug: string, email: string) {
    await requestSubscription(slug, email)
    return open(`/hlidat/?potvrdit=${token(email, 'potvrdit')}`, {})
  }

  const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms)
  const change = (id: string, input: Partial<CasinoInput>) => changeRecord(db, casinos, id, input, SYSTEM, 'update')

  return {
    services,
    db,
    smtp,
    job,
    open,
    casino,
    review,
    mailsTo,
    settle,
    requestSubscription,
    token,
    subscribe,
    pass,
    change,
  }
}
