import type { Actor } from '#records/actor.ts'
import type { VoiceWave, VoiceWaveDetail } from '#features/voices/api-schema.ts'
import { countByHour, usualPerDay } from '#features/voices/signs.server.ts'
import { findOffers } from '#features/players/offer.server.ts'
import { WAVE_FROM } from '#features/voices/shared/limits.ts'
import { maskedEmail } from '#features/players/letter.ts'
import * as m from '#features/voices/messages.ts'
import { startOf } from '#features/voices/words.ts'
import { auditVoice, quietly } from '#features/voices/store.server.ts'
import type { Reader, Tables } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError } from '#shared/app-error.ts'
import type { Insertable, Updateable } from 'kysely'

const WEEK_HOURS = 7 * 24
const SAMPLE = 10
const MOST_READ = 5000
const MOST_DOMAINS = 12

type Change = Updateable<Tables['voice']> & Partial<Insertable<Tables['voice']>>

/** Voices that wait and came as a burst, by offer; the largest first. */
export async function readWaves(db: Reader): Promise<VoiceWave[]> {
  const rows = await offThread(db)
    .selectFrom('voice')
    .where('state', '=', 'waiting')
    .where('isBurst', '=', 1)
    .groupBy(['recordId', 'collection'])
    .having((eb) => eb.fn.countAll(), '>=', WAVE_FROM)
    .select(['recordId', 'collection'])
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<string>('queuedAt').as('from'),
      fn.max<string>('queuedAt').as('to'),
      fn.countAll<number>().filterWhere('recommends', '=', 0).as('against'),
      fn.countAll<number>().filterWhere('similar', '>', 0).as('alike'),
      fn.countAll<number>().filterWhere('isDisposable', '=', 1).as('disposable'),
      fn.countAll<number>().filterWhere('proof', '<>', '').as('documented'),
      fn.countAll<number>().filterWhere('signs', '=', 1).as('plain'),
    ])
    .orderBy('count', 'desc')
    .execute()
  const offerOf = await findOffers(db, rows)
  return rows.map(({ recordId, collection, ...wave }) => ({ offer: offerOf({ recordId, collection }), ...wave }))
}

export async function readWave(db: Reader, offerId: string, now: Date): Promise<VoiceWaveDetail> {
  const reader = offThread(db)
  const wave = (await readWaves(db)).find(({ offer }) => offer.id === offerId)
  if (!wave) throw new AppError('NOT_FOUND', m.waveOver)
  const rows = await reader
    .selectFrom('voice')
    .innerJoin('voiceAuthor', 'voiceAuthor.voiceId', 'voice.id')
    .where('recordId', '=', offerId)
    .where('state', '=', 'waiting')
    .where('isBurst', '=', 1)
    .select(['voice.id', 'text', 'signs', 'email', 'isDisposable'])
    .limit(MOST_READ)
    .execute()
  const domains = new Map<string, number>()
  for (const { email, isDisposable } of rows) {
    if (!email || !isDisposable) continue
    const domain = email.slice(email.lastIndexOf('@') + 1)
    domains.set(domain, (domains.get(domain) ?? 0) + 1)
  }
  const { since, hours } = await countByHour(reader, offerId, { until: now, hours: WEEK_HOURS })
  return {
    ...wave,
    since,
    hours,
    usualPerDay: await usualPerDay(reader, offerId, now),
    domains: [...domains]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, MOST_DOMAINS)
      .map(([domain, count]) => ({ domain, count })),
    sample: byChance(rows, SAMPLE).map(({ id, text, signs, email }) => ({
      id,
      start: startOf(text),
      maskedEmail: email ? maskedEmail(email) : '',
      signs,
    })),
  }
}

/** The same ones each time, because ids are random: looking again does not change the picture. */
const byChance = <Row extends { id: string }>(rows: readonly Row[], count: number) =>
  rows.toSorted((one, other) => (one.id.slice(-8) < other.id.slice(-8) ? -1 : 1)).slice(0, count)

type Asked = { id: string; actor: Actor }

/** Neither state is seen by readers or counted, so the voices change in one statement. */
const moveWave = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id, actor }: Asked,
  action: string,
  move: (at: string) => { state: 'waiting' | 'aside'; decidedAt: string | null; change: Change; isAlike?: boolean },
) =>
  inTransaction(db, async (trx) => {
    const at = now().toISOString()
    const { state, decidedAt, change, isAlike } = move(at)
    const { numUpdatedRows } = await quietly(() => {
      let query = trx
        .updateTable('voice')
        .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
        .where('recordId', '=', id)
        .where('state', '=', state)
        .where('isBurst', '=', 1)
      if (decidedAt !== null) query = query.where('decidedAt', '=', decidedAt)
      if (isAlike !== undefined) query = query.where('similar', isAlike ? '>' : '=', 0)
      return query.executeTakeFirst()
    })
    await auditVoice(trx, actor, action, id)
    return { count: Number(numUpdatedRows), at }
  })

/** Those that share words with others. */
export const setWaveAside = (services: Pick<Services, 'db' | 'now'>, asked: Asked) =>
  moveWave(services, asked, 'set-aside', (at) => ({
    state: 'waiting',
    decidedAt: null,
    change: { state: 'aside', decidedAt: at, decidedBy: asked.actor.name },
    isAlike: true,
  }))

export const bringWaveBack = (services: Pick<Services, 'db' | 'now'>, asked: Asked, decidedAt: string) =>
  moveWave(services, asked, 'bring-back', () => ({
    state: 'aside',
    decidedAt,
    change: { state: 'waiting', decidedAt: null, decidedBy: '' },
  }))

/** Those that share no words are read one by one: being written in the same hour is not their doing. */
export const takeOutOfWave = (services: Pick<Services, 'db' | 'now'>, asked: Asked) =>
  moveWave(services, asked, 'take-out', () => ({
    state: 'waiting',
    decidedAt: null,
    change: { isBurst: 0 },
    isAlike: false,
  }))
