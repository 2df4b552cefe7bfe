import * as m from '#records/csv/messages.ts'
import type { AnyCollection, RecordBase } from '#records/collection.server.ts'
import { getRecord } from '#records/crud/crud.server.ts'
import { atColumn } from '#records/csv/at-column.ts'
import { type CsvColumn, csvColumns } from '#records/csv/columns.server.ts'
import type { CsvImport, CsvPreview, PreviewRow } from '#records/csv/import-schema.ts'
import { loadNames, type Names } from '#records/csv/names.server.ts'
import { type Cells, type ImportTable, parseTable, type TableRow } from '#records/csv/parse-table.server.ts'
import { readCell } from '#records/csv/read-cell.ts'
import { valueAt, writeCell } from '#records/csv/write-cell.ts'
import { nounOf } from '#records/config.server.ts'
import type { Reader, RecordTable } from '#records/db.server.ts'
import { untyped } from '#records/untyped.server.ts'
import { brokenChanges, wordsOnBroken } from '#records/changes/broken.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'
import { chunksOf } from '#shared/chunks.ts'
import { fieldErrors } from '#shared/schema/field-errors.ts'
import { addressTaken } from '#records/messages.ts'
import { saidOf } from '#shared/app-error.ts'
import { type Said, said } from '#shared/words/message.ts'

export interface Importable<Name extends string = string> {
  collection: AnyCollection<Name>
  /** Computes derived fields, overriding the file. */
  derive: (input: any) => any
}

type Input = Record<string, unknown>

export interface PlannedRow extends PreviewRow {
  input: Input
}

export interface Plan {
  table: ImportTable
  rows: PlannedRow[]
}

/** A file with more is not what somebody meant to import; the editor need not see all of them. */
const MAX_MISTAKES = 100

const FOUND_AT_ONCE = 500
/** Not a valid slug, so it matches nothing: without a slug, records are found by id only. */
const NO_SLUG = '/'

function importColumns({ record, fields, relations }: AnyCollection) {
  const all = csvColumns(record, { relations })
  return {
    columns: all.filter(({ path: [field = ''] }) => field in fields.shape),
    readOnly: all.filter(({ path: [field = ''] }) => !(field in fields.shape)).map(({ name }) => name),
  }
}

export async function planImport(db: Reader, importable: Importable, given: CsvImport): Promise<Plan> {
  const { collection } = importable
  const table = await parseTable(given, importColumns(collection))
  const names = await loadNames(db, table.columns)
  const records = await findRecords(db, collection, table)
  const pictures = await picturesOf(db, collection, records.all)
  const references = await findReferences(db, collection, table)
  const seen = new Map<string, number>()
  const rows: PlannedRow[] = []
  let mistakes = 0
  for (const row of table.rows) {
    await yieldToEventLoop()
    const planned = planRow(row, { importable, table, names, records, references, pictures, seen })
    rows.push(planned)
    if (planned.state === 'wrong' && !planned.isLeftOut && ++mistakes === MAX_MISTAKES) break
  }
  await nameSavers(db, collection, rows)
  return { table, rows }
}

export async function previewImport(db: Reader, importable: Importable, given: CsvImport): Promise<CsvPreview> {
  const { table, rows } = await planImport(db, importable, given)
  await nameBroken(db, importable.collection, rows)
  return {
    columns: table.columns.map(({ name }) => name),
    ignored: table.ignored,
    unknown: table.unknown,
    unchecked: table.rows.length - rows.length,
    rows: rows.map(toPreviewRow),
  }
}

function toPreviewRow(planned: PlannedRow): PreviewRow {
  const { input: _, ...row } = planned
  return row
}

interface Found {
  all: RecordBase[]
  byId: Map<string, RecordBase>
  bySlug: Map<string, RecordBase>
}

async function findRecords(db: Reader, collection: AnyCollection, { rows }: ImportTable): Promise<Found> {
  const cellsOf = (name: string) =>
    [...new Set(rows.map(({ cells }) => (cells.get(name) ?? '').trim()))].filter(Boolean)
  const all = new Map<string, RecordBase>()
  for (const column of ['id', 'slug']) {
    for (const values of chunksOf(cellsOf(column), FOUND_AT_ONCE)) {
      const query = untyped(db).selectFrom(collection.table).where(column, 'in', values).selectAll()
      const found = await (column === 'slug' ? query.where('isDeleted', '=', 0) : query).execute()
      for (const row of found) all.set(String(row['id']), collection.decode(row))
    }
  }
  const records = [...all.values()]
  for (const some of chunksOf(records, FOUND_AT_ONCE)) await collection.loadRelations(db, some)
  const shown = records.filter(({ isDeleted }) => !isDeleted)
  return { all: records, byId: all, bySlug: new Map(shown.map((record) => [slugOf(record), record])) }
}

async function findReferences(db: Reader, { references }: AnyCollection, { rows, columns }: ImportTable) {
  const found = new Set<string>()
  for (const { name } of columns) {
    const table = references[name]
    if (!table) continue
    const ids = [...new Set(rows.map(({ cells }) => (cells.get(name) ?? '').trim()))]
    for (const some of chunksOf(ids, FOUND_AT_ONCE)) {
      const known = await untyped(db).selectFrom(table).where('id', 'in', some).select('id').execute()
      for (const row of known) found.add(String(row['id']))
    }
  }
  return found
}

const slugOf = (record: object) => String(Reflect.get(record, 'slug'))

async function picturesOf(db: Reader, collection: AnyCollection, records: RecordBase[]) {
  const items = records.map((record) => ({ ...record, picture: null as PreviewRow['picture'] }))
  await collection.listShows.find(({ name }) => name === 'picture')?.load(db, items, collection)
  return new Map(items.map((item) => [item.id, item.picture]))
}

interface RowContext {
  importable: Importable
  table: ImportTable
  names: ReadonlyMap<RecordTable, Names>
  records: Found
  references: ReadonlySet<string>
  pictures: Map<string, PreviewRow['picture']>
  /** The line on which a record id or slug was first used. */
  seen: Map<string, number>
}

function planRow({ line, isLeftOut, isOverwriting, cells, excess }: TableRow, context: RowContext): PlannedRow {
  const { importable, table, names, records, pictures, seen } = context
  const { collection } = importable
  const written = (name: string) => (cells.get(name) ?? '').trim()
  const record = written('id') ? records.byId.get(written('id')) : records.bySlug.get(written('slug') || NO_SLUG)
  const before: Input = record ? inputOf(collection, record) : collection.empty()
  const problems = new Map<string, Said>()
  const given: Input = structuredClone(before)
  const filled: CsvColumn[] = []
  for (const column of table.columns) {
    const read = readCell(cells.get(column.name) ?? '', column, valueAt(collection.empty(), column) ?? null, names)
    if (!read) continue
    if ('problem' in read) problems.set(column.name, read.problem)
    else {
      filled.push(column)
      assign(given, column.path, read.value)
    }
  }
  const { input, wrong } = validateRow(importable, given, table.columns, problems)
  refuseValues(filled, { given, input, record, context, problems })
  const rowProblem = isLeftOut ? undefined : (rowRefusal(collection, line, written, record, seen) ?? excess ?? wrong)
  const shownCells = table.columns.map((column) => cellOf(column, { before, input, cells, problems, names, record }))
  const isWrong = rowProblem !== undefined || problems.size > 0
  const isSame = shownCells.every(({ isChanged }) => !isChanged)
  const version = written('version')
  const isStale = !isWrong && !isSame && record !== undefined && version !== '' && version !== String(record.version)
  const changed = isStale && !isOverwriting ? 'conflict' : 'changes'
  return {
    line,
    isLeftOut,
    state: isWrong ? 'wrong' : !record ? 'new' : isSame ? 'same' : changed,
    ...(isStale ? { conflict: { version, savedBy: [] } } : {}),
    id: record?.id ?? null,
    version: record?.version ?? null,
    title: collection.titleOf({ ...record, ...input }) || written('slug') || written('id'),
    picture: (record && pictures.get(record.id)) ?? null,
    cells: shownCells,
    ...(rowProblem === undefined ? {} : { problem: rowProblem }),
    input,
  }
}

async function nameSavers(db: Reader, { name }: AnyCollection, rows: PlannedRow[]): Promise<void> {
  const stale = new Map(rows.flatMap(({ id, conflict }) => (id !== null && conflict ? [[id, conflict]] : [])))
  for (const ids of chunksOf([...stale.keys()], FOUND_AT_ONCE)) {
    const saved = await db
      .selectFrom('revision')
      .where('collection', '=', name)
      .where('recordId', 'in', ids)
      .select(['recordId', 'number', 'authorName'])
      .orderBy('number')
      .execute()
    for (const { recordId, number, authorName } of saved) {
      const conflict = stale.get(recordId)
      if (conflict && number > Number(conflict.version) && !conflict.savedBy.includes(authorName))
        conflict.savedBy.push(authorName)
    }
  }
}

async function nameBroken(db: Reader, collection: AnyCollection, rows: PlannedRow[]): Promise<void> {
  const waiting = await db
    .selectFrom('waitingChange')
    .where('collection', '=', collection.name)
    .select('recordId')
    .distinct()
    .execute()
  const ids = new Set(waiting.map(({ recordId }) => recordId))
  for (const row of rows) {
    if (row.id === null || !ids.has(row.id) || row.state !== 'changes') continue
    const before = inputOf(collection, await getRecord(db, collection, row.id))
    const broken = await brokenChanges(db, collection, row.id, before, row.input)
    if (broken.length > 0) row.breaks = wordsOnBroken(collection, broken)
  }
}

function assign(target: Input, [field = '', member]: readonly string[], value: unknown): void {
  if (member === undefined) target[field] = value
  else target[field] = { ...(target[field] as object), [member]: value }
}

/** Validates the row against the schema. Errors are assigned to cells, or to the row if no column matches. */
function validateRow(
  { collection, derive }: Importable,
  given: Input,
  columns: CsvColumn[],
  problems: Map<string, Said>,
): { input: Input; wrong?: Said } {
  const parsed = collection.input.safeParse(given)
  if (!parsed.success) {
    const elsewhere: Said[] = []
    for (const error of fieldErrors(parsed.error)) {
      const { path } = error
      const column = columns.find(({ name }) => path === name || path.startsWith(`${name}.`))
      if (!column) elsewhere.push(atColumn(collection.words, error))
      else if (!problems.has(column.name)) problems.set(column.name, saidOf(error))
    }
    return { input: given, ...(elsewhere[0] === undefined ? {} : { wrong: elsewhere[0] }) }
  }
  return { input: derive(parsed.data) }
}

interface Values {
  given: Input
  input: Input
  record: RecordBase | undefined
  context: RowContext
  problems: Map<string, Said>
}

/** Rejects well-formed values that cannot be stored: derived figures, taken slugs and missing references. */
function refuseValues(filled: CsvColumn[], { given, input, record, context, problems }: Values): void {
  const { importable, names, records, references } = context
  const { references: tables } = importable.collection
  for (const column of filled) {
    const { name } = column
    const wanted = writeCell(valueAt(given, column), column, names).trim()
    const stored = writeCell(valueAt(input, column), column, names)
    if (problems.has(name)) continue
    if (isNumberColumn(column) && wanted !== stored) problems.set(name, said(m.followsFrom, { value: stored }))
    const table = tables[name]
    if (table && wanted !== '' && !references.has(wanted))
      problems.set(name, said(m.noneWithId, { noun: nounOf(table) }))
    const holder = name === 'slug' ? records.bySlug.get(wanted) : undefined
    if (holder && holder.id !== record?.id)
      problems.set(name, said(addressTaken, { title: importable.collection.titleOf(holder) }))
  }
}

/** Texts and lists may be normalised by the schema; a number differs only if it is derived. */
const isNumberColumn = ({ kind }: CsvColumn) => kind === 'number'

function rowRefusal(
  { noun }: AnyCollection,
  line: number,
  written: (name: string) => string,
  record: RecordBase | undefined,
  seen: Map<string, number>,
): Said | undefined {
  if (!record && written('id')) return said(m.noneWithId, { noun })
  if (record?.isDeleted) return said(m.archivedFirst, { noun })
  const keys = [...(record ? [`id ${record.id}`] : []), ...(written('slug') ? [`slug ${written('slug')}`] : [])]
  const earlier = keys.map((key) => seen.get(key)).find((other) => other !== undefined)
  for (const key of keys) seen.set(key, line)
  return earlier === undefined ? undefined : said(m.sameRecord, { line: String(earlier), noun })
}

interface CellContext {
  before: Input
  input: Input
  cells: Cells
  problems: ReadonlyMap<string, Said>
  names: ReadonlyMap<RecordTable, Names>
  record: RecordBase | undefined
}

function cellOf(column: CsvColumn, { before, input, cells, problems, names, record }: CellContext) {
  const problem = problems.get(column.name)
  const from = record ? writeCell(valueAt(before, column), column, names) : ''
  const to = problem === undefined ? writeCell(valueAt(input, column), column, names) : (cells.get(column.name) ?? '')
  const isChanged = problem === undefined && (record ? from !== to : to !== '')
  return { column: column.name, from, to, isChanged, ...(problem === undefined ? {} : { problem }) }
}
