import { CompiledQuery } from 'kysely'
import { dialectOf } from '#infra/db/dialect.server.ts'
import type { Db } from '#records/db.server.ts'

/** A table that a query reads. */
export interface Step {
  table: string
  /** The columns by which it finds the rows; none means a full scan. */
  by: string[]
  /** From the index alone. */
  isCovered: boolean
}

export interface Plan {
  sql: string
  steps: Step[]
  /** Rows are read in the requested order, so that a limit ends the reading. */
  isInOrder: boolean
}

const STATEMENT = /^\s*(?:select|insert|update|delete|with)\b/i
/** Temporary tables exist only on the connection that made them, see overlay.server.ts. */
const TEMPORARY = /^insert into "overlay_/
const ACCESS = /^(?:SCAN|SEARCH) (\w+)(?: EXISTS)?(?: USING (.*))?$/
const CONSTRAINTS = /\(([^()]*)\)/

/** The query plan of each query, independent of parameters: none are given. */
export async function plansOf(db: Db, queries: CompiledQuery[]): Promise<Plan[]> {
  const tables = new Set((await db.introspection.getTables()).map((table) => table.name))
  const statements = queries
    .map(({ sql }) => sql.replaceAll(/\s+/g, ' ').trim())
    .filter((sql) => STATEMENT.test(sql) && !TEMPORARY.test(sql))
  const explain = dialectOf(db).name === 'sqlite' ? explainSqlite : explainPostgres
  return explain(db, statements, tables)
}

type Explain = (db: Db, statements: string[], tables: ReadonlySet<string>) => Promise<Plan[]>

const explainSqlite: Explain = async (db, statements, tables) => {
  const plans: Plan[] = []
  for (const sql of statements) {
    const { rows } = await db.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${sql}`))
    const details = rows.map((row) => row.detail)
    plans.push({
      sql,
      steps: details.flatMap((detail) => stepOf(detail, sql, tables)),
      isInOrder: !details.some((detail) => detail.includes('ORDER BY')),
    })
  }
  return plans
}

interface Node {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Node[]
}

/**
 * PostgreSQL plans by the amount of data, which is small in a test. So sequential scans are disabled; where it uses one
 * all the same, there is no index that could help.
 */
const explainPostgres: Explain = (db, statements) =>
  db.transaction().execute(async (trx) => {
    await trx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'))
    const plans: Plan[] = []
    for (const sql of statements) {
      const query = CompiledQuery.raw(`explain (generic_plan, format json) ${sql}`)
      const { rows } = await trx.executeQuery<Record<string, [{ Plan: Node }]>>(query)
      const nodes = Object.values(rows[0] ?? {}).flatMap(([{ Plan }]) => nodesOf(Plan))
      const read = nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : []))
      plans.push({
        sql: sql.replaceAll(/\$\d+/g, '?'),
        steps: read.map((table) => ({ table, by: [], isCovered: false })),
        isInOrder: false,
      })
    }
    return plans
  })

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

function stepOf(detail: string, sql: string, tables: ReadonlySet<string>): Step[] {
  const [, name = '', how = ''] = ACCESS.exec(detail) ?? []
  const table = tables.has(name) || name === '' ? name : aliased(name, sql)
  // A subquery, a list of values, the full-text index.
  if (!tables.has(table)) return []
  const [, constraints = ''] = CONSTRAINTS.exec(how) ?? []
  const by = constraints.split(' AND ').flatMap((each) => /^\w+/.exec(each)?.[0] ?? [])
  return [{ table, by, isCovered: how.includes('COVERING') }]
}

const aliased = (name: string, sql: string) => new RegExp(`"?(\\w+)"? as "?${name}"?(?!\\w)`, 'i').exec(sql)?.[1] ?? ''

/** Tables that grow over the years; all others have some hundred rows at most. */
const GROWING = new Set([
  'audit',
  'bookmaker',
  'bookmaker_payment_method',
  'casino',
  'casino_game_type',
  'casino_payment_method',
  'casino_software_provider',
  'click',
  'click_day',
  'click_sum',
  'complaint',
  'complaint_event',
  'complaint_file',
  'complaint_person',
  'complaint_sum',
  'complaint_token',
  'link_check',
  'media',
  'message',
  'mfa_challenge',
  'page_change',
  'passkey_challenge',
  'password_reset',
  'post',
  'post_ref',
  'read_sum',
  'recovery_code',
  'redirect',
  'refresh_token',
  'revision',
  'search_entry',
  'session',
  'subscription',
  'subscription_token',
  'throttle',
  'voice',
  'voice_author',
  'voice_print',
  'voice_step',
  'voice_token',
  'webhook_delivery',
])

/** Columns where most rows have the same value: searching by these alone reads the whole table. */
const UNSELECTIVE = new Set([
  'action',
  'actor_id',
  'category',
  'closed_year',
  'collection',
  'dimension',
  'is_active',
  'is_bot',
  'is_deleted',
  'is_read',
  'model',
  'status',
])

const scansTable = ({ table, by }: Step) => GROWING.has(table) && by.every((column) => UNSELECTIVE.has(column))

/** Queries that scan a whole table without permission. */
export const fullScans = (plans: Plan[]) =>
  plans.flatMap((plan) => {
    const whole = plan.steps.filter((step) => scansTable(step) && !mayScan(plan, step))
    return whole.length > 0 ? [`${whole.map((step) => step.table).join(', ')}: ${plan.sql}`] : []
  })

const isCount = (sql: string) => sql.startsWith('select count(*)')
const isBackOfficeList = (sql: string) =>
  /^select count\(\*\) as "count"|^select "id" from .* order by .* limit \? offset \?$/.test(sql)

/** Each with its reason; everything else must be found by a selective column. */
const ALLOWED: ((plan: Plan, step: Step) => boolean)[] = [
  // Along an index in the order of the list, until the page is full.
  ({ sql, isInOrder }) => isInOrder && /\blimit (?:\?|\d+)/.test(sql),
  // Counts of a list: on an index, without the rows.
  ({ sql }, { isCovered }) => isCount(sql) && isCovered,
  // A market has some thousand casinos, and a site some thousand redirect rules: filtering and sorting them by anything
  // takes some milliseconds.
  ({ sql }, { table }) => ['bookmaker', 'casino', 'redirect'].includes(table) && isBackOfficeList(sql),
  // Filter options of visitors: all running casinos, cached until one changes.
  ({ sql }, { table }) =>
    table === 'casino' &&
    /"casino"\."is_deleted" = \? and "casino"\."is_active" = \? and "casino"\."closed_year" is null/.test(sql),
  // Search suggestions: the best of some hundred bookmakers, cached until one changes.
  ({ sql }, { table }) =>
    table === 'bookmaker' && /"bookmaker"\."is_active" = \?\)? order by "bookmaker"\."rating" desc/.test(sql),
  // Live offers with a link, for those without a valid licence: asked by editors on Today, in the thread.
  ({ sql }) => /^select "id", "title" from "bookmaker" .* and "ref_link" <> \?$/.test(sql),
  // Boundaries of the sitemap's parts: on an index, in the thread, cached until a post changes.
  ({ sql }, { isCovered }) =>
    isCovered && sql.startsWith('select created_at, id from (select created_at, id, row_number'),
  // All redirect rules at once, as one list to be edited or downloaded; some thousand, as above. An import reads all of
  // them and every page, once.
  ({ sql }) =>
    /^select (?:\*|"from_path", "to_target") from "redirect" where (?:"is_active" = \? and )?"is_deleted" = \?/.test(
      sql,
    ) && !sql.includes('limit'),
  ({ sql }) => sql === 'select "slug", "category" from "post" where "is_active" = ? and "is_deleted" = ?',
  // Existing licences of casinos, for the form of one.
  ({ sql }) => /^select "licence" from "(?:bookmaker|casino)" .* group by "licence"/.test(sql),
  // Links of all offers, in the thread: by one process once a minute, and for the list of links.
  ({ sql }, { table }) =>
    ['bookmaker', 'casino'].includes(table) &&
    /^select "id", "title", "ref_link"|select "(?:ref_link|website)" as "url"/.test(sql),
  // The whole list of links, requested by an editor, in the thread.
  ({ sql }) => sql.startsWith('select "url", "state", ') && sql.endsWith(' from "link_check"'),
  // Subscribers with changes to notify: all of them, one process at a time, in the thread, with one lookup in the log
  // for each.
  ({ sql }, { table }) => table === 'subscription' && sql.startsWith('select distinct "collection", "record_id"'),
  // Subscription statistics, and all subscriptions of one address: requested by an admin, rarely, in the thread.
  ({ sql }, { table }) =>
    table === 'subscription' &&
    /^select (?:"record_id", count\(\*\)|"id" from "subscription" where "email" = )/.test(sql),
  // The maximum of an auto-incrementing key.
  ({ sql }) => /^select max\("id"\) as "last" from "page_change"$/.test(sql),
  // The audit log by two filters at once: found by the one, counted by the other. Requested by an admin, rarely.
  ({ sql }, { table }) => table === 'audit' && isCount(sql),
]

const mayScan = (plan: Plan, step: Step) => ALLOWED.some((allows) => allows(plan, step))
