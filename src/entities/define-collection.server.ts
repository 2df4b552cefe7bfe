import type { z } from 'zod'
import type { Collection, ListExtras, RecordBase, SaveContext } from '#entities/collection.server.ts'
import type { ListRules } from '#entities/list-rules.server.ts'
import { modelOf, nounOf, tagOf } from '#entities/names.ts'
import { withRelations } from '#entities/relation.server.ts'
import { listsOf, type RelationField } from '#entities/relations.ts'
import type { RecordTable, Trx } from '#entities/tables.server.ts'
import { copyTitle } from '#shared/copy-title.ts'

interface Own<Input, Rec> {
  input: Input
  record: Rec & RecordBase
}

interface Titled {
  title: string
}

/** Needed only where a record is not called by its title. */
interface Naming<Input, Rec> {
  titleOf: (record: Rec) => string
  /** What a copy starts from; left out, it has the same fields and a title that says so. */
  copy: (record: Input) => Input
}

type Spec<Input extends object, Rec> = {
  /** As in the address of its API: lower-case words, parted by hyphens. */
  name: string
  table: RecordTable
  record: z.ZodObject & z.ZodType<Rec>
  input: z.ZodType<Input>
  /** The fields of an input that has rules between them. */
  fields?: z.ZodObject
  empty: Input | (() => Input)
  /** Between the record and its row; lists that are relations are not in the row. */
  row: { decode: (row: never) => Omit<Rec, RelationField | 'changeReason'>; encode: (record: Rec) => object }
  /** What the search finds the record by, besides its title. */
  searchBody?: (record: Rec) => string
  /** Fields that hold the id of one other record, and the table it must be in. */
  references?: { [Field in keyof Input]?: RecordTable }
  isPart?: true
  prepare?: (trx: Trx, input: Input, context: SaveContext<Own<Input, Rec>>) => Promise<Input>
  afterSave?: (trx: Trx, record: Rec & RecordBase, context: SaveContext<Own<Input, Rec>>) => Promise<void>
  afterDelete?: (trx: Trx, record: Rec & RecordBase) => Promise<void>
  /** Why a contributor may not write this of a record of their own; left out, they write none at all. */
  refuseContribution?: (record: Rec & RecordBase, previous: (Rec & RecordBase) | null) => string | undefined
  /** Why a contributor may not suggest to change these fields of what is live; left out, they suggest none at all. */
  refuseSuggestion?: (fields: object) => string | undefined
  list: ListRules
  listShows?: ListExtras & { picture?: keyof Input }
  /** What belongs to one save and is not stored; `prepare` takes it out. */
  perSave?: Partial<Input>
  hasChanges?: boolean
  together?: readonly (readonly (keyof Input & string)[])[]
} & (Rec extends Titled ? Partial<Naming<Input, Rec>> : Naming<Input, Rec>)

/** An entity from its schemas and from what is its own; everything that all of them have comes by itself. */
export function defineCollection<Input extends object, Rec extends RecordBase & Input>(
  spec: Spec<Input, Rec>,
): Collection<Own<Input, Rec>> {
  const { name, table, record, input, empty, row, references = {}, listShows = {}, list } = spec
  const { titleOf, copy } = spec as Partial<Naming<Input, Rec>>
  const fields = spec.fields ?? (input as unknown as z.ZodObject)
  const relations = listsOf(table)
  const noLists = () => Object.fromEntries(relations.map(({ field }) => [field, []]))
  return {
    name,
    table,
    noun: nounOf(table),
    model: modelOf(table),
    tag: tagOf(name),
    record,
    fields,
    input,
    empty: () => (typeof empty === 'function' ? empty() : empty),
    titleOf: titleOf ?? ((named) => (named as unknown as Titled).title),
    searchBody: spec.searchBody ?? (() => ''),
    decode: (stored) => ({ ...row.decode(stored as never), ...noLists(), ...spec.perSave }) as Rec,
    encode: (decoded) => row.encode(decoded),
    references,
    isPart: spec.isPart ?? false,
    ...withRelations(relations),
    prepare: spec.prepare,
    refuseContribution: spec.refuseContribution,
    refuseSuggestion: spec.refuseSuggestion,
    afterSave: spec.afterSave,
    afterDelete: spec.afterDelete,
    list,
    listShows,
    together: spec.together ?? [],
    hasChanges: spec.hasChanges ?? false,
    copy: copy ?? ((original) => ({ ...original, title: copyOfTitle(fields, original) })),
  }
}

function copyOfTitle({ shape }: z.ZodObject, original: object): string {
  const { maxLength } = shape['title'] as z.ZodString
  return copyTitle((original as Titled).title, maxLength ?? Infinity)
}
