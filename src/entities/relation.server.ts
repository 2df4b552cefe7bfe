import { sql } from 'kysely'
import type { Relation } from '#entities/relations.ts'
import type { Reader, Trx } from '#entities/tables.server.ts'
import { AppError, type FieldError } from '#shared/app-error.ts'

const NOUNS = { media: 'image', post: 'post' } as const

/** The database would refuse them too, but only at the end and without saying which field is wrong. */
export async function refuseMissingReferences<Input extends object>(
  trx: Trx,
  references: { [Field in keyof Input]?: keyof typeof NOUNS },
  input: Input,
): Promise<void> {
  const fields: FieldError[] = []
  for (const [path, table] of Object.entries(references) as [keyof Input & string, keyof typeof NOUNS][]) {
    const id = input[path] as string | null
    if (id !== null && !(await trx.selectFrom(table).where('id', '=', id).select('id').executeTakeFirst())) {
      fields.push({ path, message: `This ${NOUNS[table]} no longer exists.` })
    }
  }
  if (fields.length > 0) throw new AppError('VALIDATION_FAILED', undefined, fields)
}

type WithRelation<Field extends string> = { id: string } & Record<Field, string[]>

async function loadRelation<Field extends string>(
  db: Reader,
  relation: Relation<Field>,
  records: WithRelation<Field>[],
): Promise<void> {
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

async function saveRelation<Field extends string>(
  trx: Trx,
  relation: Relation<Field>,
  record: WithRelation<Field>,
): Promise<void> {
  const memberIds = [...new Set(record[relation.field] as string[])]
  await sql`delete from ${sql.table(relation.table)} where ${sql.ref(relation.ownerColumn)} = ${record.id}`.execute(trx)
  if (memberIds.length === 0) return
  const known = await trx.selectFrom(relation.member).where('id', 'in', memberIds).select('id').execute()
  const missing = memberIds.filter((id) => !known.some((row) => row.id === id))
  if (missing.length > 0) {
    const message = `This ${relation.noun} no longer exists: ${missing.join(', ')}.`
    throw new AppError('VALIDATION_FAILED', undefined, [{ path: relation.field, message }])
  }
  const values = memberIds.map((memberId, position) => sql`(${record.id}, ${memberId}, ${position})`)
  await sql`insert into ${sql.table(relation.table)}
    (${sql.ref(relation.ownerColumn)}, ${sql.ref(relation.memberColumn)}, position) values ${sql.join(values)}`.execute(
    trx,
  )
}

/** What a collection with lists of ids needs: they are read and written with the record. */
export const withRelations = <Field extends string>(relations: Relation<Field>[]) => ({
  async loadRelations(db: Reader, records: WithRelation<Field>[]) {
    for (const relation of relations) await loadRelation(db, relation, records)
  },
  async saveRelations(trx: Trx, record: WithRelation<Field>) {
    for (const relation of relations) await saveRelation(trx, relation, record)
  },
})
