import type { Kysely } from 'kysely'
import pg from 'pg'
import { CHANNEL, type ChangeListener, hubOf, isForUs } from '#infra/db/changes.server.ts'
import { coreOf } from '#infra/db/core-tables.server.ts'
import { EVERYTHING } from '#infra/cache/tracking.server.ts'
import { z } from 'zod'

const POLL_MS = 200
const RETRY_MS = 500
/** Keep-alive query: a connection can be dead without an error. */
const HEARTBEAT_MS = 5000
const ANSWER_MS = 2000

const Keys = z.array(z.string())
const keysIn = (text: string) => Keys.parse(JSON.parse(text))

interface ChangeSubscription {
  onChange: ChangeListener
  /** Whatever was missed while unsubscribed is reported as a change of everything. */
  onSubscribed: (isSubscribed: boolean) => void
}

export function subscribeToChanges(
  db: Kysely<any>,
  databaseUrl: string | undefined,
  { onChange, onSubscribed }: ChangeSubscription,
): () => Promise<void> {
  const { listeners } = hubOf(db)
  listeners.add(onChange)
  const stop = databaseUrl
    ? listenToPostgres(db, databaseUrl, onChange, onSubscribed)
    : pollSqlite(db, onChange, onSubscribed)
  return async () => {
    listeners.delete(onChange)
    await stop()
  }
}

/** Every change leaves a row; reading those that are new costs microseconds. */
function pollSqlite(
  db: Kysely<any>,
  onChange: ChangeListener,
  onSubscribed: (isSubscribed: boolean) => void,
): () => Promise<void> {
  const { origin } = hubOf(db)
  const core = coreOf(db)
  let seen: number | undefined
  let polling: Promise<void> | undefined

  async function poll() {
    if (seen === undefined) {
      const { last } = await core
        .selectFrom('pageChange')
        .select((eb) => eb.fn.max('id').as('last'))
        .executeTakeFirstOrThrow()
      seen = last ?? 0
      onSubscribed(true)
      return
    }
    const rows = await core.selectFrom('pageChange').where('id', '>', seen).orderBy('id').selectAll().execute()
    const first = rows[0]
    const hasMissed = first !== undefined && first.id > seen + 1
    seen = rows.at(-1)?.id ?? seen
    if (hasMissed) return onChange([EVERYTHING])
    for (const row of rows) if (row.origin !== origin) onChange(keysIn(row.keys))
  }

  // A failed read is retried at the next poll; no page can be rendered from that database meanwhile either.
  function tick() {
    polling ??= poll()
      .catch(() => {})
      .finally(() => {
        polling = undefined
      })
  }
  tick()
  const timer = setInterval(tick, POLL_MS).unref()
  return async () => {
    clearInterval(timer)
    await polling
  }
}

/** While disconnected, cached pages are still served but nothing new is cached; on reconnect the cache is flushed. */
function listenToPostgres(
  db: Kysely<any>,
  connectionString: string,
  onChange: ChangeListener,
  onSubscribed: (isSubscribed: boolean) => void,
): () => Promise<void> {
  const hub = hubOf(db)
  let isStopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  async function connect() {
    const own = new pg.Client({
      connectionString,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      application_name: 'rozvazne changes',
    })
    client = own
    let isLost = false
    const lose = () => {
      if (isLost) return
      isLost = true
      clearTimeout(timer)
      onSubscribed(false)
      own.end().catch(() => {})
      if (!isStopped) timer = setTimeout(() => void connect(), RETRY_MS).unref()
    }
    own.on('error', lose)
    own.on('end', lose)
    own.on('notification', ({ payload = '' }) => {
      const [announcement = '', keys = ''] = splitOnce(payload)
      if (isForUs(hub, announcement)) onChange(keysIn(keys))
    })
    const beat = () => {
      timer = setTimeout(() => void own.query('select 1').then(beat, lose), HEARTBEAT_MS).unref()
    }
    try {
      await own.connect()
      await own.query(`listen ${CHANNEL}`)
      if (isLost || isStopped) return
      onChange([EVERYTHING])
      onSubscribed(true)
      beat()
    } catch {
      lose()
    }
  }

  void connect()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await client?.end().catch(() => {})
  }
}

const splitOnce = (text: string) => [text.slice(0, text.indexOf(' ')), text.slice(text.indexOf(' ') + 1)]
