import { casinoFinder } from '#features/import-site/server/plan/casino-finder.ts'
import { convertAll, type Outcome } from '#features/import-site/server/plan/convert-all.ts'
import { type Around, refusalOf } from '#features/import-site/server/write/around.ts'
import * as m from '#features/import-site/server/write/messages.ts'
import { withItsCasino } from '#features/import-site/server/write/casinos.server.ts'
import { postFields } from '#features/import-site/server/write/post-fields.ts'
import { posts } from '#posts/collection.server.ts'
import { createRecord } from '#records/crud/crud.server.ts'
import type { Trx } from '#records/db.server.ts'
import { AppError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'
import { type Said, said } from '#shared/words/message.ts'

interface Given {
  path: string
  people: { writerOf: Map<string, string>; rubricOf: Map<string, string> }
  casinos: { idOf: Map<string, string>; created: { id: string; title: string; slug: string }[] }
  pictureId: (key: string) => string | undefined
  filmAt: (key: string) => string | undefined
}

interface WrittenPosts {
  posts: number
  pages: number
  toLookAt: string[]
  /** Paths of those that cannot be taken. */
  refused: Set<string>
  errors: Said[]
}

export async function writePosts(
  { services: { now }, examined, known, recorder, actor }: Around,
  { path, people, casinos, pictureId, filmAt }: Given,
): Promise<WrittenPosts> {
  const { survey, choices, plan, pictures } = examined
  const { site, system } = survey.source
  const done: WrittenPosts = { posts: 0, pages: 0, toLookAt: [], refused: new Set(), errors: [] }
  const texts = {
    path,
    survey,
    plan,
    pictures,
    mediaIdOf: pictureId,
    filmAt,
    hasWriter: (login: string) => people.writerOf.has(login),
    choices,
    goOn: recorder.goOn,
    casinoNamed: casinoFinder(plan, [...known.casinos, ...casinos.created], (key) => casinos.idOf.get(key)),
  }
  for await (const outcome of convertAll(texts)) {
    const { post, path: to } = outcome.planned
    try {
      await write(outcome)
    } catch (error) {
      done.refused.add(to)
      const { line, title } = post
      const reason = refusalOf(error)
      done.errors.push(said(m.postNotTaken, { line: String(line), title, reason }))
      await recorder.skip(title, reason)
    }
  }
  return done

  async function write(outcome: Outcome): Promise<void> {
    const { planned } = outcome
    const { post, key, review } = planned
    if ('refusal' in outcome) throw new AppError('VALIDATION_FAILED', outcome.refusal)
    const casinoId = review && casinos.idOf.get(review.key)
    const fields = postFields(planned, outcome.converted, {
      site,
      writer: people.writerOf.get(planned.author),
      rubric: people.rubricOf.get(planned.rubric),
      casino: casinoId,
      banner: bannerOf(post.cover),
      publish: choices.publish,
      now: now(),
    })
    const createdAt = post.createdAt || now().toISOString()
    const dates = { createdAt, updatedAt: post.updatedAt || createdAt }
    const create = (trx: Trx) => createRecord(trx, posts, fields, actor, { id: newId(), ...dates })
    const item = { key, collection: posts.name, name: fields.title, oldId: system === 'wordpress' ? post.id : '' }
    await recorder.write(item, (trx) =>
      review && casinoId !== undefined
        ? withItsCasino(trx, { key: review.key, casinoId }, actor, () => create(trx))
        : create(trx),
    )
    done[post.kind === 'page' ? 'pages' : 'posts']++
    if (outcome.converted.kept.length > 0) done.toLookAt.push(fields.title)
  }

  function bannerOf(cover: string) {
    const picture = cover === '' ? undefined : pictures.find(pictures.addressOf(cover) ?? cover)
    const mediaId = picture && pictureId(picture.key)
    return mediaId === undefined ? null : { mediaId, alt: picture?.alt.slice(0, 160).trim() ?? '' }
  }
}
