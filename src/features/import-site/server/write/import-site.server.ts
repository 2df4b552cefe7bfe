import { basename } from 'node:path'
import { examine, type Report } from '#features/import-site/server/examine.ts'
import type { Choices } from '#features/import-site/server/plan/choices.ts'
import { convertAll } from '#features/import-site/server/plan/convert-all.ts'
import { siteKey } from '#features/import-site/server/plan/plan.ts'
import { openUploads, type Uploads } from '#features/import-site/server/uploads.ts'
import { readKnown } from '#features/import-site/server/write/known.server.ts'
import { writePeople } from '#features/import-site/server/write/people.server.ts'
import { writePictures } from '#features/import-site/server/write/pictures.server.ts'
import { postFields } from '#features/import-site/server/write/post-fields.ts'
import { createRecorder } from '#features/import-site/server/write/recorder.server.ts'
import { normalisePath } from '#entities/redirect/rules.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { posts } from '#posts/collection.server.ts'
import type { Actor } from '#records/actor.ts'
import { createRecord } from '#records/crud/crud.server.ts'
import type { Services } from '#records/services.server.ts'
import { AppError } from '#shared/app-error.ts'
import { newId } from '#shared/id.ts'

export interface Imported {
  /** Undefined if the file has nothing that is not here. */
  importId: string | undefined
  report: Report
  written: { writers: number; rubrics: number; pictures: number; posts: number; pages: number; redirects: number }
  /** Posts in which something was kept. */
  toLookAt: string[]
  errors: string[]
}

interface Options {
  uploads?: string | undefined
  choices: Choices
  actor: Actor
}

/**
 * Brings a site in. What an earlier import brought is left alone, changed or not, so the same file twice changes nothing
 * and a newer one brings what is new.
 */
export async function importSite(
  services: Pick<Services, 'db' | 'storage' | 'now'>,
  path: string,
  options: Options,
): Promise<Imported> {
  const uploads = options.uploads === undefined ? undefined : await openUploads(options.uploads)
  try {
    return await importFrom(services, path, uploads, options)
  } finally {
    uploads?.close()
  }
}

async function importFrom(
  services: Pick<Services, 'db' | 'storage' | 'now'>,
  path: string,
  uploads: Uploads | undefined,
  { choices, actor }: Options,
): Promise<Imported> {
  const { db, now } = services
  const known = await readKnown(db)
  const examined = await examine(path, { known, choices, hasPicture: (key) => uploads?.has(key) ?? false })
  const { survey, plan, pictures, report } = examined
  const { site } = survey.source
  const recorder = createRecorder(db, { name: basename(path), site, actor })
  const people = await writePeople(examined, known, recorder, actor)
  const stored = await writePictures(services, examined, known, uploads, recorder, actor)
  const written = {
    writers: people.writers,
    rubrics: people.rubrics,
    pictures: stored.moved.length,
    posts: 0,
    pages: 0,
    redirects: 0,
  }
  const toLookAt: string[] = []
  const errors = [...survey.mistakes, ...stored.errors]
  const refused = new Set<string>()

  for await (const outcome of convertAll({ path, survey, plan, pictures, mediaIdOf: (key) => stored.idOf.get(key) })) {
    const { planned } = outcome
    const { post, key } = planned
    try {
      if ('refusal' in outcome) throw new AppError('VALIDATION_FAILED', outcome.refusal)
      const fields = postFields(planned, outcome.converted, {
        site,
        writer: people.writerOf.get(planned.author),
        rubric: people.rubricOf.get(planned.rubric),
        banner: bannerOf(post.cover),
        publish: choices.publish,
        now: now(),
      })
      const createdAt = post.createdAt || now().toISOString()
      const dates = { createdAt, updatedAt: post.updatedAt || createdAt }
      await recorder.write(
        { key, collection: posts.name, oldId: survey.source.system === 'wordpress' ? post.id : '' },
        (trx) => createRecord(trx, posts, fields, actor, { id: newId(), ...dates }),
      )
      written[post.kind === 'page' ? 'pages' : 'posts']++
      if (outcome.converted.kept.length > 0) toLookAt.push(fields.title)
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      refused.add(planned.path)
      errors.push(`Line ${post.line}: “${post.title}” cannot be taken: ${error.fields?.[0]?.message ?? error.message}`)
    }
  }

  const rules = plan.redirects.filter(({ to }) => !refused.has(to))
  for (const { from, to } of [
    ...rules,
    ...stored.moved.map((each) => ({ ...each, from: normalisePath(decodeURI(each.from)) })),
  ]) {
    const key = `${siteKey(survey)}:redirect:${from}`
    if (known.items.has(key)) continue
    try {
      const rule = { from, to, note: `From ${site || 'the old site'}` }
      await recorder.write({ key, collection: redirects.name }, (trx) => createRecord(trx, redirects, rule, actor))
      written.redirects++
    } catch (error) {
      // A page of ours, or a rule of ours, is there already.
      if (!(error instanceof AppError) || error.status >= 500) throw error
    }
  }
  return { importId: recorder.hasWritten() ? recorder.importId : undefined, report, written, toLookAt, errors }

  function bannerOf(cover: string) {
    const picture = cover === '' ? undefined : pictures.find(pictures.addressOf(cover) ?? cover)
    const mediaId = picture && stored.idOf.get(picture.key)
    return mediaId === undefined ? null : { mediaId, alt: picture?.alt.slice(0, 160).trim() ?? '' }
  }
}
