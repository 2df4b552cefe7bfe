import { siteKey } from '#features/import-site/server/plan/plan.ts'
import type { Examined } from '#features/import-site/server/examine.ts'
import { earlierRecord, type Known } from '#features/import-site/server/plan/known.ts'
import { plainWords } from '#features/import-site/server/read/plain-words.ts'
import { queryOf } from '#features/import-site/server/plan/people.ts'
import type { SourceTerm } from '#features/import-site/server/read/source.ts'
import type { Recorder } from '#features/import-site/server/write/recorder.server.ts'
import { RUBRIC_DESCRIPTION_MAX } from '#entities/rubric/schema.ts'
import { rubrics } from '#entities/rubric/collection.server.ts'
import { writers } from '#entities/writer/collection.server.ts'
import { NAME_MAX } from '#entities/writer/schema.ts'
import type { Actor } from '#records/actor.ts'
import { createRecord } from '#records/crud/crud.server.ts'
import { SHORT_TITLE_MAX } from '#shared/schema/text.ts'

const INFO_MAX = 1500

const cut = (text: string, max: number) => text.slice(0, max).trim()

interface People {
  /** By login, and by the key of a category. */
  writerOf: Map<string, string>
  rubricOf: Map<string, string>
  writers: number
  rubrics: number
}

/** Those that posts to be written name. */
export async function writePeople(
  { survey, plan }: Examined,
  known: Known,
  recorder: Recorder,
  actor: Actor,
): Promise<People> {
  const site = siteKey(survey)
  const taken = plan.posts.filter(({ isTaken }) => isTaken)
  const oldId = (term: SourceTerm) => (survey.source.system === 'wordpress' ? queryOf(term) : '')
  const people: People = { writerOf: new Map(), rubricOf: new Map(), writers: 0, rubrics: 0 }
  for (const { author, writerId, isLeftOut } of plan.authors) {
    if (isLeftOut || !taken.some((post) => post.author === author.login)) continue
    const key = `${site}:author:${author.login}`
    const here = writerId ?? earlierRecord(known, key)
    if (here === null) continue
    const created =
      here === undefined
        ? await recorder.write({ key, collection: writers.name, name: author.name }, (trx) =>
            createRecord(trx, writers, writerFields(author), actor),
          )
        : undefined
    if (created) people.writers++
    people.writerOf.set(author.login, here ?? created?.id ?? '')
  }
  for (const { term, key: own, rubricId, slug } of plan.terms) {
    if (!taken.some((post) => post.rubric === own)) continue
    const key = `${site}:${own}`
    const here = rubricId ?? earlierRecord(known, key)
    if (here === null) continue
    const title = cut(plainWords(term.name) || slug, SHORT_TITLE_MAX).padEnd(2, '.')
    const fields = { title, slug, description: cut(plainWords(term.description), RUBRIC_DESCRIPTION_MAX) }
    const created =
      here === undefined
        ? await recorder.write({ key, collection: rubrics.name, name: title, oldId: oldId(term) }, (trx) =>
            createRecord(trx, rubrics, fields, actor),
          )
        : undefined
    if (created) people.rubrics++
    people.rubricOf.set(own, here ?? created?.id ?? '')
  }
  return people
}

/** Their e-mails stay behind: an address is nobody's to move. */
function writerFields({ name, login, info }: { name: string; login: string; info: string }) {
  const words = plainWords(name).split(' ').filter(Boolean)
  const firstName = cut(words.slice(0, -1).join(' ') || words[0] || login, NAME_MAX)
  const lastName = cut(words.length > 1 ? (words.at(-1) ?? '') : '', NAME_MAX) || '–'
  return {
    firstName,
    lastName,
    fullName: cut(words.join(' ') || login, NAME_MAX),
    info: cut(plainWords(info), INFO_MAX),
  }
}
