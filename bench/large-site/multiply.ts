import { type RawBuilder, sql } from 'kysely'
import { dialectOf } from '#infra/db/dialect.server.ts'
import type { Db } from '#records/db.server.ts'
import { untyped } from '#records/untyped.server.ts'
import { inSql } from '#infra/db/names.server.ts'
import type { Marks, Unit } from './records.ts'

/** Tables with rows of a record, and the column with the id of the record. */
export const COPIED = [
  ['writer', 'id'],
  ['post', 'id'],
  ['casino', 'id'],
  ['licence', 'id'],
  ['casinoGameType', 'casinoId'],
  ['casinoPaymentMethod', 'casinoId'],
  ['casinoSoftwareProvider', 'casinoId'],
  ['postRef', 'postId'],
  ['searchEntry', 'recordId'],
  ['revision', 'recordId'],
  ['audit', 'recordId'],
] as const

/** Tables with random ids. */
const HISTORY = new Set(['revision', 'audit'])
const NUMBER_LENGTH = 7
const BATCH = 1000

type Row = Record<string, string | number | null>

interface Template {
  marks: Marks
  rows: { table: string; row: Row }[]
}

/** Writes the first record of each variant through the product, and all others as copies of its rows with their own marks. */
export async function writeUnit(db: Db, unit: Unit): Promise<void> {
  for (let variant = 0; variant < Math.min(unit.variants, unit.count); variant++) {
    const marks = unit.marks(variant)
    await unit.write(db, marks, variant)
    const template = await readTemplate(db, marks, Object.values(unit.ids(marks)))
    const others: Marks[] = []
    for (let at = variant + unit.variants; at < unit.count; at += unit.variants) others.push(unit.marks(at))
    for (let done = 0; done < others.length; done += BATCH) await copy(db, template, others.slice(done, done + BATCH))
  }
}

async function readTemplate(db: Db, marks: Marks, ids: string[]): Promise<Template> {
  const rows: Template['rows'] = []
  for (const [table, column] of COPIED) {
    const found: Row[] = await untyped(db).selectFrom(table).where(column, 'in', ids).selectAll().execute()
    for (const row of found) rows.push({ table, row: prepared(table, row, marks) })
  }
  return { marks, rows }
}

function prepared(table: string, row: Row, marks: Marks): Row {
  // The database assigns these ids.
  if (table === 'searchEntry') delete row['id']
  if (HISTORY.has(table)) row['id'] = String(row['id']).slice(0, -NUMBER_LENGTH) + marks.own
  // Set from the clock when it was written, which is not the time of the simulated change.
  if (table === 'audit') row['at'] = marks.createdAt
  return row
}

async function copy(db: Db, { marks, rows }: Template, others: Marks[]): Promise<void> {
  const names = Object.keys(marks) as (keyof Marks)[]
  const values = JSON.stringify(others.map((other) => names.map((name) => other[name])))
  const all =
    dialectOf(db).name === 'sqlite'
      ? sql`json_each(${values}) as marks`
      : sql`json_array_elements(cast(${values} as json)) as marks(value)`
  const changed = (value: string) =>
    names.reduce(
      (text, name, at) =>
        value.includes(marks[name])
          ? sql`replace(${text}, ${sql.lit(marks[name])}, marks.value ->> ${sql.lit(at)})`
          : text,
      sql`cast(${value} as text)`,
    )
  await db.transaction().execute(async (trx) => {
    for (const { table, row } of rows) {
      const filled = Object.entries(row).filter(([, value]) => value !== null)
      const columns = filled.map(([column]) => sql.ref(inSql(column)))
      const selected = filled.map(([, value]): RawBuilder<unknown> =>
        typeof value === 'string' ? changed(value) : sql.lit(value),
      )
      await sql`insert into ${sql.table(table)} (${sql.join(columns)}) select ${sql.join(selected)} from ${all}`.execute(
        trx,
      )
    }
  })
}
