import * as m from '#server/transfer/messages.ts'
import { z } from 'zod'
import type { AnyCollection } from '#records/collection.server.ts'
import { media } from '#entities/media/collection.server.ts'
import { tableOf } from '#records/names.ts'
import { Note } from '#shared/schema/note.ts'
import { DEFAULT_MENUS, Menus } from '#entities/settings/menus.ts'
import { SettingsInput } from '#entities/settings/schema.ts'
import type { RecordTable } from '#records/db.server.ts'
import { RECORD_TABLES } from '#entities/tables.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { posts } from '#posts/collection.server.ts'
import { refPairs } from '#posts/refs.ts'
import type { PostInput } from '#posts/schema.ts'
import { allCollections } from '#server/collections.ts'
import { TransferChange } from '#server/transfer/changes.ts'
import { TransferEntry } from '#server/transfer/change-log.ts'
import { TransferPair } from '#server/transfer/pair-pages.ts'
import { TransferTemplate } from '#server/transfer/templates.ts'
import { TransferCheck } from '#server/transfer/fact-checks.ts'
import { AppError, type FieldError, fieldError, MAX_FIELD_ERRORS } from '#shared/app-error.ts'
import { fieldErrors } from '#shared/schema/field-errors.ts'
import { refused } from '#shared/schema/refused.ts'

/** A record in the file: everything but the version, which is specific to a database. */
export interface TransferRecord {
  id: string
  isDeleted: boolean
  createdAt: string
  updatedAt: string
  [field: string]: unknown
}

export interface Transfer {
  collection: AnyCollection
  record: z.ZodObject
  /** Fields with an id, or a list of ids, of another record. */
  references: [field: string, table: RecordTable][]
}

const transferOf = (collection: AnyCollection): Transfer => ({
  collection,
  record: collection.record.omit({ version: true }),
  references: [
    ...Object.entries(collection.references).flatMap(([field, table]): Transfer['references'] =>
      table ? [[field, table]] : [],
    ),
    ...collection.relations.map(({ field, member }): [string, RecordTable] => [field, member]),
  ],
})

/** The content of an export, each collection after those it must refer to. */
export const TRANSFERS: Transfer[] = RECORD_TABLES.flatMap((table) =>
  allCollections.filter((collection) => collection.table === table).map(transferOf),
)

export const FORMAT = 'rozvazne-export'
export const FORMAT_VERSION = 1

/** The limit of a JavaScript string, which parsing JSON needs. */
export const MAX_BYTES = 500_000_000
export const tooLarge = () => new AppError('BODY_TOO_LARGE', m.tooLargeForFile)

/** An export from before there were menus gets the default ones. */
const SettingsRecord = SettingsInput.extend({ menus: Menus.default(DEFAULT_MENUS), updatedAt: z.iso.datetime() })
export type SettingsRecord = z.infer<typeof SettingsRecord>

/** A picture includes its file in base64; null if it was lost before the export. */
const schemaOf = ({ collection, record }: Transfer) =>
  collection === media ? record.extend({ file: z.string().nullable() }) : record

/** Missing in older exports. */
const LATER: ReadonlySet<string> = new Set(['licences', 'payout-tests'])

const listOf = ({ name }: AnyCollection, item: z.ZodType) =>
  LATER.has(name) ? z.array(item).default([]) : z.array(item)

export const Content = z
  .strictObject({
    format: z.literal(FORMAT),
    formatVersion: z.literal(FORMAT_VERSION, refused(m.onlyVersionOne)),
    exportedAt: z.iso.datetime(),
    programVersion: z.string(),
    settings: SettingsRecord.nullable(),
    ...Object.fromEntries(
      TRANSFERS.map((transfer) => [transfer.collection.name, listOf(transfer.collection, schemaOf(transfer))]),
    ),
    // What follows is missing in older exports.
    notes: z.array(Note).optional(),
    waitingChanges: z.array(TransferChange).default([]),
    factChecks: z.array(TransferCheck).default([]),
    /** Hosts blocked by the Ministry; missing without a list, too. */
    blockedAddresses: z.array(z.string().max(253)).optional(),
    changeLog: z.array(TransferEntry).default([]),
    comparedPairs: z.array(TransferPair).default([]),
    templates: z.array(TransferTemplate).default([]),
  })
  .meta({ id: 'ExportedContent' })

/** Records are validated one by one, so that a file full of errors is not parsed to its end. */
const lists: object = Object.fromEntries(
  TRANSFERS.map(({ collection }) => [collection.name, listOf(collection, z.unknown())]),
)
const Outline = Content.extend(lists)

export interface TransferContent {
  notes: Note[]
  settings: SettingsRecord | null
  records: Map<string, TransferRecord[]>
  files: Map<string, string>
  changes: TransferChange[]
  checks: TransferCheck[]
  blockedAddresses: string[] | undefined
  changeLog: TransferEntry[]
  pairs: TransferPair[]
  templates: TransferTemplate[]
}

/** The fields in the order of the schema, so that two exports differ only where the content does. */
export function toTransferRecord({ record }: Transfer, stored: TransferRecord): TransferRecord {
  const names = Object.keys(record.shape).filter((name) => name !== 'id')
  return { id: stored.id, ...Object.fromEntries(names.map((name) => [name, stored[name]])) } as TransferRecord
}

export function parseContent(given: unknown): TransferContent {
  const parsed = Outline.safeParse(given)
  if (!parsed.success) throw refusal(given, fieldErrors(parsed.error))
  const { settings, notes = [], waitingChanges, factChecks, changeLog, blockedAddresses, ...others } = parsed.data
  const { comparedPairs, templates, ...rest } = others
  const errors: FieldError[] = []
  const lists = TRANSFERS.map((transfer) => ({
    collection: transfer.collection,
    list: parseRecords(
      transfer,
      (rest as unknown as Record<string, unknown[]>)[transfer.collection.name] ?? [],
      errors,
    ),
  }))
  if (errors.length > 0) throw refusal(given, errors)
  const records = new Map<string, TransferRecord[]>()
  const files = new Map<string, string>()
  for (const { collection, list } of lists) {
    errors.push(...ruleErrors(collection, list), ...duplicateErrors(collection, list))
    if (collection === media) records.set(collection.name, takeFiles(list, files))
    else records.set(collection.name, list)
  }
  if (errors.length > 0) throw refusal(given, errors)
  const beside = { changes: waitingChanges, checks: factChecks, pairs: comparedPairs, templates }
  return { settings, records, files, notes, ...beside, changeLog, blockedAddresses }
}

function parseRecords(transfer: Transfer, list: unknown[], errors: FieldError[]): TransferRecord[] {
  const schema = schemaOf(transfer)
  const records = list.flatMap((given, index) => {
    if (errors.length >= MAX_FIELD_ERRORS) return []
    const parsed = schema.safeParse(given)
    if (parsed.success) return [parsed.data]
    const place = `${transfer.collection.name}.${index}`
    errors.push(
      ...fieldErrors(parsed.error).map(({ path, message }) => ({
        path: [place, path].filter(Boolean).join('.'),
        message,
      })),
    )
    return []
  })
  return records as TransferRecord[]
}

function takeFiles(list: TransferRecord[], files: Map<string, string>): TransferRecord[] {
  return list.map(({ file, ...record }) => {
    if (typeof file === 'string') files.set(String(record['key']), file)
    return record
  })
}

/** The rules between fields, which the plain record schema does not have. */
function ruleErrors(collection: AnyCollection, list: TransferRecord[]): FieldError[] {
  return list.flatMap((record, index) => {
    const checked = collection.input.safeParse(inputOf(collection, record))
    if (checked.success) return []
    return fieldErrors(checked.error).map(({ path, ...words }) => ({
      path: `${collection.name}.${index}.${path}`,
      ...words,
    }))
  })
}

function duplicateErrors({ name }: AnyCollection, list: TransferRecord[]): FieldError[] {
  const seen = new Set<string>()
  return list.flatMap(({ id }, index) => {
    const isFirst = !seen.has(id)
    seen.add(id)
    return isFirst ? [] : [fieldError(`${name}.${index}.id`, m.idTwice)]
  })
}

/** The id of the record is more useful to a person than `casinos.3.title`. */
function refusal(given: unknown, errors: FieldError[]): AppError {
  const idAt = (name: string, index: string) => {
    const list = (given as Record<string, { id?: unknown }[]>)[name]
    const id = list?.[Number(index)]?.id
    return typeof id === 'string' ? id : index
  }
  const fields = errors.slice(0, MAX_FIELD_ERRORS).map(({ path, ...words }) => ({
    path: path.replace(/^([a-z-]+)\.(\d+)/, (_, name: string, index: string) => `${name}/${idAt(name, index)}`),
    ...words,
  }))
  return new AppError('VALIDATION_FAILED', m.fileRefused, fields)
}

export interface Reference {
  field: string
  table: RecordTable
  id: string
}

export function referencesOf({ collection, references }: Transfer, record: TransferRecord): Reference[] {
  if (collection === posts) {
    const pairs = refPairs(record as unknown as PostInput)
    return pairs.map(({ model, refId }) => ({ field: 'content', table: tableOf(model), id: refId }))
  }
  return references.flatMap(([field, table]) =>
    [record[field]].flat().flatMap((id) => (typeof id === 'string' ? [{ field, table, id }] : [])),
  )
}
