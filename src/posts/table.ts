import type { PostRow } from '#posts/schema.ts'

/** Entities refer to posts by their table, but must not know what a post is made of. */
declare module '#entities/tables.server.ts' {
  interface Tables {
    post: PostRow
  }
}
