import type { BookmakerInput } from '#entities/bookmaker/schema.ts'
import type { CasinoInput } from '#entities/casino/schema.ts'
import type { Relation } from '#records/relation.ts'
import { keysOf } from '#shared/objects.ts'

interface Owners {
  casino: CasinoInput
  bookmaker: BookmakerInput
}

type ListIn<Input> = { [Field in keyof Input]: Input[Field] extends string[] ? Field : never }[keyof Input]

type OwnedList = { [O in keyof Owners]: { owner: O; field: ListIn<Owners[O]>; member: string } }[keyof Owners]

/** The ordered lists of ids that records have. */
export const RELATIONS = {
  casinoGameType: { owner: 'casino', field: 'gameTypes', member: 'gameType' },
  casinoPaymentMethod: { owner: 'casino', field: 'paymentMethods', member: 'paymentMethod' },
  casinoSoftwareProvider: { owner: 'casino', field: 'softwareProviders', member: 'softwareProvider' },
  bookmakerPaymentMethod: { owner: 'bookmaker', field: 'paymentMethods', member: 'paymentMethod' },
} as const satisfies Record<string, OwnedList>

type Relations = typeof RELATIONS
export type RelationTable = keyof Relations
type Owner = Relations[RelationTable]['owner']

export type RelationRows = {
  [Table in RelationTable]: Record<`${Relations[Table]['owner']}Id` | `${Relations[Table]['member']}Id`, string> & {
    position: number
  }
}

export const relationIn = (table: RelationTable): Relation => {
  const { owner, field, member } = RELATIONS[table]
  return { field, table, owner, ownerColumn: `${owner}Id`, member, memberColumn: `${member}Id` }
}

export const relations = keysOf(RELATIONS).map(relationIn)

type FieldOf<O extends Owner> = Extract<Relations[RelationTable], { owner: O }>['field']

export const relationsOf = <O extends Owner>(owner: O) =>
  relations.filter((relation) => relation.owner === owner) as Relation<FieldOf<O>>[]
