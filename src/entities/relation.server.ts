import { sql } from 'kysely'
import type { Reader, Trx } from '#entities/collection.server.ts'
import { AppError, type FieldError } from '#shared/app-error.ts'

/** An ordered list of ids that a record keeps in a table of its own. */
export interface Relation<Field extends string> {
  field: Field
  table: 'casinoGameType' | 'casinoPaymentMethod' | 'casinoSoftwareProvider' | 'bookmakerPaymentMethod'
  owner: 'casinoId' | 'bookmakerId'
  member: 'gameTypeId' | 'paymentMethodId' | 'softwareProviderId'
  memberTable: 'gameType' | 'paymentMethod' | 'softwareProvider'
  noun: string
}

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

export async function loadRelation<Field extends string>(
  db: Reader,
  relation: Relation<Field>,
  records: WithRelation<Field>[],
): Promise<void> {
  const lists = new Map<string, string[]>(records.map((record) => [record.id, []]))
  if (records.length > 0) {
    const { rows } = await sql<{ ownerId: string; memberId: string }>`
      select ${sql.ref(relation.owner)} as "ownerId", ${sql.ref(relation.member)} as "memberId"
      from ${sql.table(relation.table)}
      where ${sql.ref(relation.owner)} in (${sql.join([...lists.keys()])})
      order by ${sql.ref(relation.owner)}, position`.execute(db)
    for (const row of rows) lists.get(row.ownerId)?.push(row.memberId)
  }
  for (const record of records) Object.assign(record, { [relation.field]: lists.get(record.id) })
}

export async function saveRelation<Field extends string>(
  trx: Trx,
  relation: Relation<Field>,
  record: WithRelation<Field>,
): Promise<void> {
  const memberIds = [...new Set(record[relation.field] as string[])]
  await sql`delete from ${sql.table(relation.table)} where ${sql.ref(relation.owner)} = ${record.id}`.execute(trx)
  if (memberIds.length === 0) return
  const known = await trx.selectFrom(relation.memberTable).where('id', 'in', memberIds).select('id').execute()
  const missing = memberIds.filter((id) => !known.some((row) => row.id === id))
  if (missing.length > 0) {
    const message = `This ${relation.noun} no longer exists: ${missing.join(', ')}.`
    throw new AppError('VALIDATION_FAILED', undefined, [{ path: relation.field, message }])
  }
  const values = memberIds.map((memberId, position) => sql`(${record.id}, ${memberId}, ${position})`)
  await sql`insert into ${sql.table(relation.table)}
    (${sql.ref(relation.owner)}, ${sql.ref(relation.member)}, position) values ${sql.join(values)}`.execute(trx)
}
