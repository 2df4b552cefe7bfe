import * as m from '#posts/messages.ts'
import { posts } from '#posts/collection.server.ts'
import type { BulkAction } from '#records/calls/bulk.server.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import { changeStored, getRecord } from '#records/crud/crud.server.ts'
import { AppError } from '#shared/app-error.ts'

/** A post that has it already is left as it is, and so is one in the archive. */
export const setting =
  (field: 'writer' | 'rubric') =>
  (to: string | null): BulkAction =>
  async (id, { services, caller }) => {
    const post = await getRecord(services.db, posts, id)
    if (post.isDeleted) throw new AppError('VALIDATION_FAILED', m.archivedFirst)
    if (post[field] === to) return post
    return changeStored(services.db, posts, post, { [field]: to }, actorOf(caller), `set-${field}`)
  }
