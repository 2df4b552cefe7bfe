import type { Db } from '#records/db.server.ts'

/** A database in which something else happens right after the first read. */
export function interrupted(db: Db, meanwhile: () => Promise<unknown>): Db {
  let isFirst = true
  return db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isFirst) {
        isFirst = false
        await meanwhile()
      }
      return result
    },
  })
}
