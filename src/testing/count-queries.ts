import type { KyselyPlugin } from 'kysely'
import type { Db } from '#records/db.server.ts'

/** The same database with a query counter. */
export function countQueries(db: Db): { db: Db; count: () => number } {
  let queries = 0
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      queries++
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  return { db: db.withPlugin(plugin), count: () => queries }
}
