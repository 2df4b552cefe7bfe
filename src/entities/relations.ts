import { nounOf } from '#entities/names.ts'
import { keysOf } from '#shared/objects.ts'

/**
 * Ordered lists of ids that a record keeps in a table of its own: `paymentMethods` of a casino are rows of
 * `casino_payment_method`. Everything else that knows a relation takes it from here.
 */
export const RELATIONS = {
  casinoGameType: { owner: 'casino', field: 'gameTypes', member: 'gameType' },
  casinoPaymentMethod: { owner: 'casino', field: 'paymentMethods', member: 'paymentMethod' },
  casinoSoftwareProvider: { owner: 'casino', field: 'softwareProviders', member: 'softwareProvider' },
  bookmakerPaymentMethod: { owner: 'bookmaker', field: 'paymentMethods', member: 'paymentMethod' },
} as const

type Relations = typeof RELATIONS
export type RelationTable = keyof Relations
type Owner = Relations[RelationTable]['owner']
type Member = Relations[RelationTable]['member']

/** One row for each member of a list. */
export type RelationRows = {
  [Table in RelationTable]: Record<`${Relations[Table]['owner']}Id` | `${Relations[Table]['member']}Id`, string> & {
    position: number
  }
}

export interface Relation<Field extends string = string> {
  field: Field
  table: RelationTable
  owner: Owner
  ownerColumn: `${Owner}Id`
  member: Member
  memberColumn: `${Member}Id`
  /** In messages: “This game type no longer exists.” */
  noun: string
}

export const relationIn = (table: RelationTable): Relation => {
  const { owner, field, member } = RELATIONS[table]
  return { field, table, owner, ownerColumn: `${owner}Id`, member, memberColumn: `${member}Id`, noun: nounOf(member) }
}

export const relations = keysOf(RELATIONS).map(relationIn)

type FieldOf<O extends Owner> = Extract<Relations[RelationTable], { owner: O }>['field']

export const relationsOf = <O extends Owner>(owner: O) =>
  relations.filter((relation) => relation.owner === owner) as Relation<FieldOf<O>>[]

/** The fields of all relations. */
export type RelationField = Relations[RelationTable]['field']

/** The lists that records of any table keep; most keep none. */
export const listsOf = (table: string): Relation[] => relations.filter((relation) => relation.owner === table)

/** The relations in which the record may be a member. */
export const relationsWith = (member: string) => relations.filter((relation) => relation.member === member)
