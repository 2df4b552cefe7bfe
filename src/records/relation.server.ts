import * as m from '#records/messages.ts'
import { sql } from 'kysely'
import type { Relation } from '#records/relation.ts'
import type { Reader, Trx } from '#records/db.server.ts'
import { AppError, fieldError } from '#shared/app-error.ts'
import { nounOf } from '#records/config.server.ts'
import { said } from '#shared/words/message.ts'

type Lists = { id: string } & Record<string, unknown>

async function loadRelation(db: Reader, relation: Relation, records: { id: string }[]): Promise<void> {
  const lists = new Map<string, string[]>(records.map((record) => [record.id, []]))
  if (records.length > 0) {
    const { rows } = await sql<{ ownerId: string; memberId: string }>`
      select ${sql.ref(relation.ownerColumn)} as "ownerId", ${sql.ref(relation.memberColumn)} as "memberId"
      from ${sql.table(relation.table)}
      where ${sql.ref(relation.ownerColumn)} in (${sql.join([...lists.keys()])})
      order by ${sql.ref(relation.ownerColumn)}, position`.execute(db)
    for (const row of rows) lists.get(row.ownerId)?.push(row.memberId)
  }
  for (const record of records) Object.assign(record, { [relation.field]: lists.get(record.id) })
}

async function saveRelation(trx: Trx, relation: Relation, record: Lists): Promise<void> {
  const memberIds = [...new Set(record[relation.field] as string[])]
  await sql`delete from ${sql.table(relation.table)} where ${sql.ref(relation.ownerColumn)} = ${record.id}`.execute(trx)
  if (memberIds.length === 0) return
  const known = await trx.selectFrom(relation.member).where('id', 'in', memberIds).select('id').execute()
  const missing = memberIds.filter((id) => !known.some((row) => row.id === id))
  if (missing.length > 0) {
    const gone = said(m.membersGone, { noun: nounOf(relation.member), ids: missing.join(', ') })
    throw new AppError('VALIDATION_FAILED', undefined, [fieldError(relation.field, gone)])
  }
  const values = memberIds.map((memberId, position) => sql`(${record.id}, ${memberId}, ${position})`)
  await sql`insert into ${sql.table(relation.table)}
    (${sql.ref(relation.ownerColumn)}, ${sql.ref(relation.memberColumn)}, position) values ${sql.join(values)}`.execute(
    trx,
  )
}

export const withRelations = (relations: readonly Relation[]) => ({
  async loadRelations(db: Reader, records: { id: string }[]) {
    for (const relation of relations) await loadRelation(db, relation, records)
  },
  async saveRelations(trx: Trx, record: { id: string }) {
    for (const relation of relations) await saveRelation(trx, relation, record)
  },
})
