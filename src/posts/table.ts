import type { PostRow } from '#posts/schema.ts'

/** Entities reference posts by their table, but must not depend on what a post consists of. */
declare module '#records/db.server.ts' {
  interface Tables {
    post: PostRow
  }
}
