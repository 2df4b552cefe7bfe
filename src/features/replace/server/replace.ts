import * as m from '#features/replace/messages.ts'
import { withReplaced } from '#features/replace/post/hits.ts'
import { hitsIn } from '#features/replace/server/find.ts'
import { MAX_HITS, type ReplaceBody } from '#features/replace/server/schema.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'
import { posts } from '#posts/collection.server.ts'
import { archivedFirst } from '#posts/messages.ts'
import type { Actor } from '#records/actor.ts'
import { createChange, discardChange } from '#records/changes/changes.server.ts'
import { versionConflict } from '#records/crud/conflict.server.ts'
import { whyRefused } from '#records/crud/contributor.server.ts'
import { getRecord } from '#records/crud/crud.server.ts'
import { undoVersion } from '#records/crud/restore.server.ts'
import { inputOf, writeVersion } from '#records/crud/write-record.server.ts'
import type { Db } from '#records/db.server.ts'
import { findRevision } from '#records/history/history.server.ts'
import { AppError } from '#shared/app-error.ts'
import { parseInput } from '#shared/schema/field-errors.ts'
import type { UndoStep } from '#shared/schema/undo-step.ts'
import { said } from '#shared/words/message.ts'

const REPLACED = 'find-replace'
const CHANGE_TITLE_MAX = 80

type Chosen = ReplaceBody['posts'][number]

interface Done {
  count: number
  undo?: UndoStep
  change?: string
}

/** Saves the post as any editor does; what a contributor may not save becomes a suggestion. */
export async function replaceIn(
  db: Db,
  { id, version, without }: Chosen,
  { search, replacement, keepsChanges, isSmall }: ReplaceBody,
  actor: Actor,
): Promise<Done> {
  const post = await getRecord(db, posts, id)
  // Another text may have the words elsewhere: only what was seen is replaced.
  if (post.version !== version) throw await versionConflict(db, posts, id, version, actor)
  if (post.isDeleted) throw new AppError('VALIDATION_FAILED', archivedFirst)
  const found = await hitsIn(post, search)
  if (found.length > MAX_HITS) throw new AppError('VALIDATION_FAILED', said(m.tooManyHere, { count: MAX_HITS }))
  const left = new Set(without)
  const hits = found.filter(({ key }) => !left.has(key))
  if (hits.length === 0) throw new AppError('VALIDATION_FAILED', m.chooseHit)
  await yieldToEventLoop()
  const changed = withReplaced(inputOf(posts, post), hits, replacement, search)
  const count = hits.length
  if (await whyRefused(db, posts, post, post, actor)) {
    const title = `${search.find} → ${replacement || '–'}`
    const values = parseInput(posts.input, changed)
    const plan = { title: title.slice(0, CHANGE_TITLE_MAX), publishAt: null }
    const change = await createChange(db, posts, id, { ...plan, values, version }, actor)
    return { count, change: change.id }
  }
  const input = parseInput(posts.input, changed)
  await yieldToEventLoop()
  const saved = await inTransaction(db, (trx) =>
    writeVersion(trx, posts, post, input, version, actor, REPLACED, { keepsDate: isSmall, keepsChanges }),
  )
  return { count, undo: { id, version: saved.version, before: version } }
}

/** Whoever replaced takes it back: saves, if nobody saved since, and suggestions. */
export async function undoReplaced(db: Db, step: UndoStep | { id: string; change: string }, actor: Actor) {
  if ('change' in step) {
    await discardChange(db, { collection: posts, recordId: step.id, changeId: step.change }, 1, actor)
    return
  }
  const revision = await findRevision(db, posts, step.id, step.version)
  const isOwn = revision?.cause === REPLACED && revision.authorId === actor.id && step.before === step.version - 1
  if (!isOwn) throw new AppError('VALIDATION_FAILED', m.notReplaced)
  await undoVersion(db, posts, step, actor)
}
