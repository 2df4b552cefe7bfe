import type { BookmakerInput } from '#entities/bookmaker/schema.ts'
import type { CasinoInput } from '#entities/casino/schema.ts'
import { nounOf } from '#entities/names.ts'
import { keysOf } from '#shared/objects.ts'

interface Owners {
  casino: CasinoInput
  bookmaker: BookmakerInput
}

type ListIn<Input> = { [Field in keyof Input]: Input[Field] extends string[] ? Field : never }[keyof Input]

type OwnedList = { [O in keyof Owners]: { owner: O; field: ListIn<Owners[O]>; member: string } }[keyof Owners]

/** Ordered lists of ids, each in a table: `paymentMethods` of a casino are rows of `casino_payment_method`. */
export const RELATIONS = {
  casinoGameType: { owner: 'casino', field: 'gameTypes', member: 'gameType' },
  casinoPaymentMethod: { owner: 'casino', field: 'paymentMethods', member: 'paymentMethod' },
  casinoSoftwareProvider: { owner: 'casino', field: 'softwareProviders', member: 'softwareProvider' },
  bookmakerPaymentMethod: { owner: 'bookmaker', field: 'paymentMethods', member: 'paymentMethod' },
} as const satisfies Record<string, OwnedList>

type Relations = typeof RELATIONS
export type RelationTable = keyof Relations
type Owner = Relations[RelationTable]['owner']
type Member = Relations[RelationTable]['member']

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

export type RelationField = Relations[RelationTable]['field']

export const listsOf = (table: string): Relation[] => relations.filter((relation) => relation.owner === table)

export const relationsWith = (member: string) => relations.filter((relation) => relation.member === member)
