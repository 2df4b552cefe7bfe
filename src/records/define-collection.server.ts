import type { z } from 'zod'
import type { Actor } from '#records/actor.ts'
import type { Collection, ListColumn, ListItem, RecordBase, SaveContext } from '#records/collection.server.ts'
import type { ListRules } from '#records/list/list-rules.server.ts'
import { modelOf, tagOf } from '#records/names.ts'
import { withRelations } from '#records/relation.server.ts'
import type { Relation } from '#records/relation.ts'
import type { RecordTable, Trx } from '#records/db.server.ts'
import { waitingChanges } from '#records/changes/count.server.ts'
import { copyTitle } from '#shared/copy-title.ts'
import type { MergeGroups } from '#shared/merge.ts'
import { inLanguage, type NounMessage, type Said } from '#shared/words/message.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'

interface Own<Input, Rec, Item = unknown> {
  input: Input
  record: Rec & RecordBase
  item: Item & RecordBase
}

interface Titled {
  title: string
}

/** Required only for records without a `title` field. */
interface Naming<Input, Rec> {
  titleOf: (record: Rec) => string
  /** Makes the initial input of a copy; left out, the same fields with a title that marks it as a copy, and no slug. */
  copy: (record: Input, actor: Actor) => Input
}

/** Fields that may be lists in a table of their own. */
type ListField<Rec> = { [Field in keyof Rec]: Rec[Field] extends string[] ? Field : never }[keyof Rec]

type Spec<Name, Input extends object, Rec, Column, HasChanges> = {
  /** Used in API paths: lower-case words joined by hyphens. */
  name: Name
  table: RecordTable
  one: NounMessage
  record: z.ZodObject & z.ZodType<Rec>
  input: z.ZodObject & z.ZodType<Input>
  /** The fields of an input schema that has cross-field rules. */
  fields?: z.ZodObject
  empty: Input | (() => Input)
  /** Maps between record and row; relations are stored in tables of their own. */
  row: { decode: (row: never) => Omit<Rec, ListField<Rec>>; encode: (record: Rec) => object }
  searchBody?: (record: Rec) => string
  relations?: readonly Relation[]
  references?: { [Field in keyof Input]?: RecordTable }
  /** The ids of records that it refers to in other ways, such as within its text. */
  refIdsIn?: (input: Input) => string[]
  partOf?: readonly (keyof Input & string)[]
  /** Left out: editors, and contributors may read. */
  access?: 'admin'
  prepare?: (trx: Trx, input: Input, context: SaveContext<Own<Input, Rec>>) => Promise<Input>
  afterSave?: (trx: Trx, record: Rec & RecordBase, context: SaveContext<Own<Input, Rec>>) => Promise<void>
  afterDelete?: (trx: Trx, record: Rec & RecordBase) => Promise<void>
  refuseContribution?: (record: Rec & RecordBase, previous: (Rec & RecordBase) | null) => Said | undefined
  refuseSuggestion?: (fields: object) => Said | undefined
  list: ListRules
  listShows?: readonly Column[]
  hasChanges?: HasChanges
  words?: FieldWords
  mergeGroups?: MergeGroups<keyof Input & string>
} & (Rec extends Titled ? Partial<Naming<Input, Rec>> : Naming<Input, Rec>)

export function defineCollection<
  Name extends string,
  Input extends object,
  Rec extends RecordBase & Input,
  Column extends ListColumn = never,
  HasChanges extends boolean = false,
>(
  spec: Spec<Name, Input, Rec, Column, HasChanges>,
): Collection<Own<Input, Rec, ListItem<Rec, Column, HasChanges>>, Name> {
  const { name, table, record, input, empty, row, relations = [], references = {}, listShows = [], list } = spec
  const { titleOf, copy } = spec as Partial<Naming<Input, Rec>>
  const fields = spec.fields ?? input
  // A slug belongs to one record; saving generates another.
  const noSlug = 'slug' in fields.shape ? { slug: '' } : {}
  const emptyInput = () => (typeof empty === 'function' ? empty() : empty)
  const noLists = () => Object.fromEntries(relations.map(({ field }) => [field, []]))
  return {
    name,
    table,
    one: spec.one,
    noun: inLanguage('en', spec.one),
    model: modelOf(table),
    tag: tagOf(name),
    record,
    fields,
    input,
    empty: emptyInput,
    titleOf: titleOf ?? ((named) => (named as unknown as Titled).title),
    searchBody: spec.searchBody ?? (() => ''),
    decode: (stored) => ({ ...row.decode(stored as never), ...noLists() }) as Rec,
    encode: (decoded) => row.encode(decoded),
    references,
    refIdsIn: (given) => [
      ...[...Object.keys(references), ...relations.map(({ field }) => field)].flatMap((field) => idsOf(given, field)),
      ...(spec.refIdsIn?.({ ...emptyInput(), ...given }) ?? []),
    ],
    partOf: spec.partOf ?? [],
    access: spec.access ?? 'editor',
    reads: spec.access ?? 'contributor',
    relations,
    ...withRelations(relations),
    prepare: spec.prepare,
    refuseContribution: spec.refuseContribution,
    refuseSuggestion: spec.refuseSuggestion,
    afterSave: spec.afterSave,
    afterDelete: spec.afterDelete,
    list,
    listShows: spec.hasChanges ? [...listShows, waitingChanges] : listShows,
    mergeGroups: spec.mergeGroups ?? [],
    hasChanges: spec.hasChanges ?? false,
    words: spec.words,
    copy: copy ?? ((original) => ({ ...original, title: copyOfTitle(fields, original), ...noSlug })),
  }
}

const idsOf = (fields: object, field: string): string[] =>
  [Reflect.get(fields, field)].flat().filter((each) => typeof each === 'string')

function copyOfTitle({ shape }: z.ZodObject, original: object): string {
  const { maxLength } = shape['title'] as z.ZodString
  return copyTitle((original as Titled).title, maxLength ?? Infinity)
}
