import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SYSTEM } from '#records/actor.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { insertChanges } from '#features/change-log/record-changes.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { Collection, Entity } from '#records/collection.server.ts'
import { createRecord } from '#records/crud/crud.server.ts'
import type { FactCheckRow } from '#features/facts/schema.ts'
import { insertFirstChecks, storeText } from '#features/facts/store.server.ts'
import { gameTypes } from '#entities/game-type/collection.server.ts'
import { encodePicture, storePicture } from '#entities/media/store.server.ts'
import { licences } from '#entities/licence/collection.server.ts'
import { paymentMethods } from '#entities/payment-method/collection.server.ts'
import { payoutTests } from '#entities/payout-test/collection.server.ts'
import { rubrics } from '#entities/rubric/collection.server.ts'
import { softwareProviders } from '#entities/software-provider/collection.server.ts'
import { writers } from '#entities/writer/collection.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { ConfigError } from '#infra/env.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import type { Db, Trx } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { posts } from '#posts/collection.server.ts'
import { markAsDemo } from '#features/demo/items.server.ts'
import { storeDesk } from '#server/seed-desk.ts'
import { encodePapers, storePlayers } from '#server/seed-players.ts'
import { newId } from '#shared/id.ts'
import { projectRoot } from '#infra/project-root.server.ts'

/** A higher effort doubles the time of the first start and saves a twentieth of the bytes. */
const DRAWING_EFFORT = 2

type Progress = (done: number, total: number) => void

async function isEmpty(db: Db): Promise<boolean> {
  for (const table of ['post', 'casino', 'bookmaker', 'writer', 'media'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false
  }
  return true
}

/** What was measured in the future is refused as if somebody had typed it wrong: the clock is what is wrong. */
function refuseWrongClock(now: Date, measured: { input: { askedAt: string } }[]): void {
  const newest = measured
    .map(({ input }) => input.askedAt)
    .reduce((latest, each) => (each > latest ? each : latest), '')
  if (newest <= now.toISOString()) return
  throw new ConfigError(
    `The clock says ${now.toISOString()}, and the demo content was measured until ${newest}. Set the clock, or start with DEMO=false.`,
  )
}

interface LoadOptions {
  /** Also what happens in its newsroom: colleagues, clicks, plans, letters. */
  withDesk?: boolean
  progress?: Progress
}

/** All or nothing. Returns the number of records, 0 if the database was not empty. */
export async function loadDemo(
  { db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>,
  { withDesk = false, progress = () => {} }: LoadOptions = {},
): Promise<number> {
  if (!(await isEmpty(db))) return 0
  const demo = await import('../../seed/index.ts')
  refuseWrongClock(now(), demo.payoutTests)
  const total = demo.pictures.length
  let done = 0
  // Drawing pictures takes the time, so it is done before the database is locked.
  const encoded = await Promise.all(
    demo.pictures.map(async ({ id, title, alt, file = '', drawing }) => {
      const bytes = drawing ? Buffer.from(drawing) : await readFile(join(projectRoot, 'seed/images', file))
      const result = await encodePicture(bytes, DRAWING_EFFORT)
      progress(++done, total)
      return { id, title, alt, result }
    }),
  )
  const desk = withDesk ? demo.demoDesk(now()) : undefined
  const papers = desk && (await encodePapers(desk))
  return inTransaction(db, async (trx) => {
    await dialectOf(trx).lockForSetup(trx)
    if (!(await isEmpty(trx))) return 0
    for (const { id, title, alt, result } of encoded) {
      await storePicture(trx, storage, result, { title, alt }, SYSTEM, id)
    }
    await markAsDemo(trx, 'media', idsOf(encoded))
    const counts = [
      await load(trx, gameTypes, demo.gameTypes),
      await load(trx, paymentMethods, demo.paymentMethods),
      await load(trx, softwareProviders, demo.softwareProviders),
      await load(trx, writers, demo.writers),
      await load(trx, rubrics, demo.rubrics),
      await load(trx, casinos, demo.casinos),
      await load(trx, bookmakers, demo.bookmakers),
      await load(trx, licences, demo.demoLicences(now())),
      await load(trx, payoutTests, demo.payoutTests),
      await load(trx, posts, demo.posts),
    ]
    await loadChecks(trx, demo.demoChecks(now()))
    await insertChanges(
      trx,
      demo.demoChanges().map((change) => ({ id: newId(), ...change })),
    )
    if (desk && papers) {
      await storeDesk(trx, desk)
      await storePlayers(trx, storage, desk, papers)
    }
    return counts.reduce((sum, count) => sum + count, total)
  })
}

type DemoCheck = Omit<FactCheckRow, 'id' | 'isLatest' | 'textHash'> & { text: string }

async function loadChecks(trx: Trx, checks: DemoCheck[]): Promise<void> {
  const hashes = new Map<string, string>()
  for (const text of new Set(checks.map((check) => check.text))) hashes.set(text, await storeText(trx, text))
  const rows = checks.map(({ text, ...check }) => ({ ...check, id: newId(), textHash: hashes.get(text) ?? '' }))
  await insertFirstChecks(trx, rows)
}

const idsOf = (records: { id: string }[]) => records.map(({ id }) => id)

async function load<E extends Entity>(
  trx: Trx,
  collection: Collection<E>,
  records: { id: string; input: E['input']; createdAt?: string; updatedAt?: string }[],
): Promise<number> {
  for (const { input, ...identity } of records) await createRecord(trx, collection, input, SYSTEM, identity)
  await markAsDemo(trx, collection.table, idsOf(records))
  return records.length
}
