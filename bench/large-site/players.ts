import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#records/db.server.ts'
import { untyped } from '#records/untyped.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { inSql } from '#infra/db/names.server.ts'
import { casinoId, firstCasino, type SiteSize } from './records.ts'

/** After those of the demo. */
const FIRST_NUMBER = 1000
/** PostgreSQL cuts off statements that take long. */
const BATCH = 10_000
/** Ids of one length sort as their numbers do. */
const FIRST_ID = 10_000_000_000
const DAYS = 360
/** One of so many waits for the newsroom. */
const WAITING_VOICES = 1000
/** One of so many has a proof, also among those about the busiest casino. */
const DOCUMENTED_VOICES = 60
const OPEN_COMPLAINTS = 100
const VOICE = 'demo-voice-shown-1'
const SOLVED = 'demo-complaint-102'
const YES_AND_NO = ['payout', 'terms', 'support', 'verification', 'again']

type Changes = Record<string, RawBuilder<unknown>>
type Row = Record<string, string | number | null>

/** Voices and complaints of the last year, as copies of those of the demo: a third about one casino, few of them open. */
export async function writePlayers(db: Db, { voices, complaints, casinos }: SiteSize): Promise<void> {
  const chosen = sql`case when n % 3 = 0 then 0 else n % ${sql.lit(casinos)} end`
  const about = sql`${sql.lit(casinoId(''))} || (${sql.lit(firstCasino)} + ${chosen})`
  const at = dayBack(db, sql`n % ${sql.lit(DAYS)}`)
  const isWaiting = sql`n % ${sql.lit(WAITING_VOICES)} = 0`
  const voice = sql`'voice-' || (${sql.lit(FIRST_ID)} + n)`
  await copies(db, 'voice', VOICE, voices, {
    id: voice,
    recordId: about,
    state: sql`case when ${isWaiting} then 'waiting' else 'shown' end`,
    isListed: sql`case when ${isWaiting} then 0 else 1 end`,
    isDocumented: sql`case when n % ${sql.lit(DOCUMENTED_VOICES)} = 0 then 1 else 0 end`,
    recommends: sql`case when n % 4 = 0 then 0 else 1 end`,
    ...fromNames(['createdAt', 'queuedAt', 'confirmedAt', 'decidedAt'], at),
  })
  const author = { voiceId: voice, emailHash: voice, mailboxHash: voice, createdAt: at }
  await copies(db, 'voiceAuthor', VOICE, voices, author, 'voiceId')
  await addUpVoices(db)

  const complaint = sql`'complaint-' || (${sql.lit(FIRST_ID)} + n)`
  const isOpen = sql`n % ${sql.lit(OPEN_COMPLAINTS)} = 0`
  const whenOpen = (open: RawBuilder<unknown>, closed: RawBuilder<unknown>) =>
    sql`case when ${isOpen} then ${open} else ${closed} end`
  const operator = sql`'operator'`
  await copies(db, 'complaint', SOLVED, complaints, {
    id: complaint,
    number: sql`${sql.lit(FIRST_NUMBER)} + n`,
    recordId: about,
    ...fromNames(['state', 'shownState'], whenOpen(operator, sql`'solved'`)),
    ...fromNames(['turn'], whenOpen(operator, sql`''`)),
    ...fromNames(['task'], whenOpen(sql`'answer'`, sql`''`)),
    isOpen: whenOpen(sql`1`, sql`0`),
    closedAt: whenOpen(sql`null`, at),
    deadlineAt: whenOpen(dayBack(db, sql`-n % 14`), sql`null`),
    ...fromNames(['createdAt', 'receivedAt', 'turnSince', 'lastWordAt'], at),
  })
  const person = { complaintId: complaint, emailHash: complaint }
  await copies(db, 'complaintPerson', SOLVED, complaints, person, 'complaintId')
  const events = await db.selectFrom('complaintEvent').where('complaintId', '=', SOLVED).select('id').execute()
  for (const { id } of events) {
    await copies(db, 'complaintEvent', id, complaints, { id: sql`${`${id}-`} || n`, complaintId: complaint })
  }
  await addUpComplaints(db)
}

const fromNames = (names: string[], value: RawBuilder<unknown>): Changes =>
  Object.fromEntries(names.map((name) => [name, value]))

const dayBack = (db: Db, days: RawBuilder<unknown>) =>
  dialectOf(db).name === 'sqlite'
    ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', (-(${days})) || ' days')`
    : sql`to_char((now() at time zone 'utc') - (${days}) * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The row with this id once for each number, with other values in some columns. */
async function copies(db: Db, table: string, id: string, count: number, changes: Changes, column = 'id') {
  const row: Row = await untyped(db).selectFrom(table).where(column, '=', id).selectAll().executeTakeFirstOrThrow()
  const columns = Object.entries(row).filter(([name, value]) => value !== null || name in changes)
  const names = columns.map(([name]) => sql.ref(inSql(name)))
  const values = columns.map(
    ([name, value]) => changes[name] ?? (typeof value === 'number' ? sql.lit(value) : sql`cast(${value} as text)`),
  )
  for (let first = 0; first < count; first += BATCH) {
    const numbers = numbersBetween(db, first, Math.min(count, first + BATCH))
    await sql`with recursive numbers(n) as (${numbers})
      insert into ${sql.table(inSql(table))} (${sql.join(names)}) select ${sql.join(values)} from numbers`.execute(db)
  }
}

const numbersBetween = (db: Db, first: number, end: number) =>
  dialectOf(db).name === 'sqlite'
    ? sql`select ${sql.lit(first)} union all select n + 1 from numbers where n + 1 < ${sql.lit(end)}`
    : sql`select generate_series(${sql.lit(first)}, ${sql.lit(end - 1)})`

const MONTH = sql`substr(created_at, 1, 7)`

async function addUpVoices(db: Db): Promise<void> {
  const answers = YES_AND_NO.flatMap((name) => ['yes', 'no'].map((answer) => [name, answer] as const))
  const columns = answers.map(([name, answer]) => sql.ref(`${name}_${answer}`))
  const sums = answers.map(([name, answer]) => sql`sum(case when ${sql.ref(name)} = ${answer} then 1 else 0 end)`)
  await db.deleteFrom('voiceMonth').execute()
  await sql`insert into voice_month (record_id, month, collection, people, withdrawn, recommending, documented, ${sql.join(columns)})
    select record_id, ${MONTH}, collection, count(*), 0, sum(recommends), sum(is_documented), ${sql.join(sums)}
    from voice where state = 'shown' group by record_id, ${MONTH}, collection`.execute(db)
}

async function addUpComplaints(db: Db): Promise<void> {
  await db.deleteFrom('complaintSum').execute()
  for (const [measure, month, where] of [
    [sql`'received'`, sql`substr(received_at, 1, 7)`, sql`number > 0`],
    [sql`'is-' || shown_state`, sql`''`, sql`number > 0`],
    [sql`state`, sql`substr(closed_at, 1, 7)`, sql`closed_at is not null and state <> 'withdrawn'`],
  ] as const) {
    await sql`insert into complaint_sum (record_id, collection, measure, month, days, value)
      select record_id, collection, ${measure}, ${month}, 0, count(*) from complaint where ${where}
      group by 1, 2, 3, 4`.execute(db)
  }
  await sql`insert into complaint_sum (record_id, collection, measure, month, days, value)
    select '', '', measure, month, days, sum(value) from complaint_sum group by 3, 4, 5`.execute(db)
}
