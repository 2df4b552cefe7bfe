import { isOpen } from '#features/preview-links/store.server.ts'
import type { PreviewLinkRow } from '#features/preview-links/schema.ts'
import { posts } from '#posts/collection.server.ts'
import type { Post } from '#posts/schema.ts'
import { readChanged } from '#records/changes/changes.server.ts'
import { findChange } from '#records/changes/store.server.ts'
import { findRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import type { Reader } from '#records/db.server.ts'
import { isShown } from '#records/history/history.server.ts'
import type { Services } from '#records/services.server.ts'
import { shownDraft } from '#server/pages/preview.ts'

type Shown = Pick<PreviewLinkRow, 'postId' | 'changeId'>

/** Whether what a link shows was published or is gone: looked at each time, whatever ended it. */
export async function isOver(db: Reader, { postId, changeId }: Shown): Promise<boolean> {
  const post = await findRecord(db, posts, postId)
  if (!post || post.isDeleted) return true
  if (changeId === null) return isShown(post)
  const change = await findChange(db, changeId)
  return change?.collection !== posts.name || change.recordId !== postId
}

/** The post that a link shows, undefined once it shows nothing. */
export async function draftOf({ db, now }: Services, link: PreviewLinkRow): Promise<Post | undefined> {
  if (!isOpen(link, now()) || (await isOver(db, link))) return undefined
  const { postId, changeId } = link
  if (changeId !== null) return readChanged(db, { collection: posts, recordId: postId, changeId })
  const post = await findRecord(db, posts, postId)
  return post && shownDraft(inputOf(posts, post), post)
}
