import type { RecordTable } from '#records/db.server.ts'

/** An ordered list of ids, in a table of its own: `paymentMethods` of a casino are rows of `casino_payment_method`. */
export interface Relation<Field extends string = string> {
  field: Field
  table: string
  owner: RecordTable
  ownerColumn: string
  member: RecordTable
  memberColumn: string
}
