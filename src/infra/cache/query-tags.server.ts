import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  IdentifierNode,
  type OperationNode,
  OperatorNode,
  ParensNode,
  PrimitiveValueListNode,
  ReferenceNode,
  SelectQueryNode,
  TableNode,
  ValueListNode,
  ValueNode,
} from 'kysely'

interface TaggedTable {
  /** The prefix of the tags; rows of a relation table belong to the record that has the list. */
  kind: string
  id: string
  /** Sets of columns by whose values pages look records up, the most exact first. */
  lookups?: readonly (readonly string[])[]
}

export type TaggedTables = Readonly<Record<string, TaggedTable>>

interface QueryTags {
  tags: string[]
  fromRows: RowTag[]
  /** How many references to each kind these cover; a query with more depends on the whole kind. */
  covered: Map<string, number>
}

/** Makes a tag from each row; undefined where a left join found nothing to depend on. */
export type RowTag = (row: Record<string, unknown>) => string | undefined

export const recordTag = (kind: string, id: string) => `${kind}:${id}`
/** For records looked up by columns other than the id: `post@slug:modry-lev`. */
export const lookupTag = (kind: string, columns: readonly string[], values: readonly unknown[]) =>
  `${kind}@${columns.join(',')}:${values.join(',')}`

/**
 * Derives what a query depends on from the query itself: `where casino.id in (…)` depends on those casinos, a left join
 * by id on the rows it returned. Conditions are only used where they certainly restrict the rows: joined by AND,
 * compared with values. Anything else is left to the caller, which counts it as the whole table.
 */
export function tagsOfQuery(root: OperationNode, tables: TaggedTables): QueryTags {
  const found: QueryTags = { tags: [], fromRows: [], covered: new Map() }
  for (const select of selectsIn(root)) tagSelect(select, select === root, tables, found)
  return found
}

interface Source {
  alias: string
  table: TaggedTable
  on?: OperationNode[]
  isLeftJoin: boolean
}

function tagSelect(select: SelectQueryNode, isRoot: boolean, tables: TaggedTables, found: QueryTags): void {
  const sources = sourcesOf(select, tables)
  const isOnlySource = (select.from?.froms.length ?? 0) + (select.joins?.length ?? 0) === 1
  const where = conditionsOf(select.where?.where)
  for (const source of sources) {
    const { kind } = source.table
    const known = equalities([...where, ...(source.on ?? [])], source.alias, isOnlySource)
    const isTaggedByRows = isRoot && areRowsComplete(source, select)
    for (const identity of identitiesOf(source.table)) {
      const tags = tagsFromValues(identity, known)
      const fromRows = isTaggedByRows ? tagFromRows(identity, known, select) : undefined
      if (!tags && !fromRows) continue
      if (tags) found.tags.push(...tags)
      else if (fromRows) found.fromRows.push(fromRows)
      found.covered.set(kind, (found.covered.get(kind) ?? 0) + 1)
      break
    }
  }
}

interface Identity {
  columns: readonly string[]
  tagOf: (values: unknown[]) => string
}

const identitiesOf = ({ kind, id, lookups = [] }: TaggedTable): Identity[] => [
  { columns: [id], tagOf: ([value]) => recordTag(kind, String(value)) },
  ...lookups.map((columns) => ({ columns, tagOf: (values: unknown[]) => lookupTag(kind, columns, values) })),
]

function sourcesOf(select: SelectQueryNode, tables: TaggedTables): Source[] {
  const froms = (select.from?.froms ?? []).map((node) => ({ node, on: undefined, isLeftJoin: false }))
  const joins = (select.joins ?? []).map(({ joinType, on, table }) => ({
    node: table,
    on: conditionsOf(on?.on),
    isLeftJoin: joinType === 'LeftJoin',
  }))
  return [...froms, ...joins].flatMap(({ node, on, isLeftJoin }) => {
    const named = nameOfTable(node)
    const table = named && tables[named.name]
    return table ? [{ alias: named.alias, table, isLeftJoin, ...(on ? { on } : {}) }] : []
  })
}

function nameOfTable(node: OperationNode): { name: string; alias: string } | undefined {
  if (AliasNode.is(node)) {
    const inner = nameOfTable(node.node)
    return inner && IdentifierNode.is(node.alias) ? { name: inner.name, alias: node.alias.name } : undefined
  }
  if (!TableNode.is(node)) return undefined
  const { name } = node.table.identifier
  return { name, alias: name }
}

function conditionsOf(node: OperationNode | undefined): OperationNode[] {
  if (!node) return []
  if (AndNode.is(node)) return [...conditionsOf(node.left), ...conditionsOf(node.right)]
  return ParensNode.is(node) ? conditionsOf(node.node) : [node]
}

interface Equality {
  values?: unknown[]
  reference?: ReferenceNode
}

function equalities(conditions: OperationNode[], alias: string, isOnlySource: boolean): Map<string, Equality> {
  const known = new Map<string, Equality>()
  const ownColumn = (node: OperationNode) =>
    ReferenceNode.is(node) && (aliasOf(node) ?? (isOnlySource ? alias : '')) === alias ? columnOf(node) : undefined
  for (const condition of conditions) {
    if (!BinaryOperationNode.is(condition) || !OperatorNode.is(condition.operator)) continue
    const { leftOperand: left, rightOperand: right } = condition
    const { operator } = condition.operator
    if (operator !== '=' && operator !== 'in') continue
    const column = ownColumn(left)
    const values = column && valuesOf(right)
    if (column && values) known.set(column, { values })
    else if (operator !== '=' || !ReferenceNode.is(left) || !ReferenceNode.is(right)) continue
    else if (column) known.set(column, { reference: right, ...known.get(column) })
    else {
      const other = ownColumn(right)
      if (other) known.set(other, { reference: left, ...known.get(other) })
    }
  }
  return known
}

function valuesOf(node: OperationNode): unknown[] | undefined {
  if (ValueNode.is(node)) return [node.value]
  if (PrimitiveValueListNode.is(node)) return [...node.values]
  if (!ValueListNode.is(node)) return undefined
  const values = node.values.flatMap((value) => (ValueNode.is(value) ? [value.value] : []))
  return values.length === node.values.length ? values : undefined
}

function tagsFromValues({ columns, tagOf }: Identity, known: Map<string, Equality>): string[] | undefined {
  const given = columns.map((column) => known.get(column)?.values)
  if (!given.every((values) => values !== undefined)) return undefined
  const combinations = given.reduce<unknown[][]>(
    (all, values) => all.flatMap((one) => values.map((value) => [...one, value])),
    [[]],
  )
  return combinations.map(tagOf)
}

/**
 * A left join neither adds nor removes rows of the table it is joined to, so the returned rows name everything that was
 * read. That no longer holds when the joined table filters the rows, or when rows are counted or grouped.
 */
function areRowsComplete({ alias, isLeftJoin }: Source, select: SelectQueryNode): boolean {
  if (!isLeftJoin || select.groupBy || select.distinctOn || select.setOperations) return false
  const otherJoins = (select.joins ?? []).filter((join) => nameOfTable(join.table)?.alias !== alias)
  const deciding = [select.where, select.orderBy, select.having, ...otherJoins]
  return !deciding.some((node) => node && mentions(node, alias))
}

function tagFromRows(
  { columns, tagOf }: Identity,
  known: Map<string, Equality>,
  select: SelectQueryNode,
): RowTag | undefined {
  const readers = columns.map((column) => readerOf(known.get(column), select))
  if (!readers.every((reader) => reader !== undefined)) return undefined
  return (row) => {
    const values = readers.map((reader) => reader(row))
    return values.includes(null) ? undefined : tagOf(values)
  }
}

type Read = (row: Record<string, unknown>) => unknown

function readerOf(equality: Equality | undefined, select: SelectQueryNode): Read | undefined {
  if (equality?.values) return equality.values.length === 1 ? () => equality.values?.[0] : undefined
  const name = equality?.reference && outputName(equality.reference, select)
  return name === undefined ? undefined : (row) => row[name]
}

function outputName(reference: ReferenceNode, select: SelectQueryNode): string | undefined {
  const [table, column] = [aliasOf(reference), columnOf(reference)]
  const isWanted = (node: OperationNode) =>
    ReferenceNode.is(node) && aliasOf(node) === table && (columnOf(node) === column || isAll(node))
  for (const { selection } of select.selections ?? []) {
    if (isWanted(selection)) return column
    if (AliasNode.is(selection) && isWanted(selection.node) && IdentifierNode.is(selection.alias))
      return selection.alias.name
  }
  return undefined
}

const aliasOf = (node: ReferenceNode) => node.table?.table.identifier.name
const isAll = (node: ReferenceNode) => node.column.kind === 'SelectAllNode'
const columnOf = ({ column }: ReferenceNode) => (column.kind === 'ColumnNode' ? column.column.name : undefined)

const mentions = (node: OperationNode, alias: string): boolean =>
  (ReferenceNode.is(node) && aliasOf(node) === alias) || childrenOf(node).some((child) => mentions(child, alias))

/** Most nodes of a query are names and values, with nothing to find inside; every query is traversed. */
const LEAVES: ReadonlySet<string> = new Set([
  'ColumnNode',
  'IdentifierNode',
  'OperatorNode',
  'PrimitiveValueListNode',
  'ReferenceNode',
  'SelectAllNode',
  'TableNode',
  'ValueNode',
] satisfies OperationNode['kind'][])

function selectsIn(node: OperationNode, found: SelectQueryNode[] = []): SelectQueryNode[] {
  if (SelectQueryNode.is(node)) found.push(node)
  for (const child of childrenOf(node)) selectsIn(child, found)
  return found
}

function childrenOf(node: OperationNode): OperationNode[] {
  const children: OperationNode[] = []
  if (LEAVES.has(node.kind)) return children
  const parts: unknown[] = Object.values(node)
  for (const value of parts) {
    if (isNode(value)) children.push(value)
    else if (Array.isArray(value)) for (const each of value) if (isNode(each)) children.push(each)
  }
  return children
}

const isNode = (value: unknown): value is OperationNode =>
  typeof value === 'object' && value !== null && 'kind' in value
