import type { CompiledQuery, KyselyPlugin } from 'kysely'
import type { Db } from '#records/db.server.ts'

/** Records the SQL of every distinct query of the database returned by `watch`. */
export function recordQueries(): { watch: (db: Db) => Db; queries: () => CompiledQuery[] } {
  const recorded = new Map<string, CompiledQuery>()
  const watch = (db: Db) => {
    const plugin: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        const query = db.getExecutor().compileQuery(node, queryId)
        recorded.set(query.sql, query)
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }
    return db.withPlugin(plugin)
  }
  return { watch, queries: () => [...recorded.values()] }
}
