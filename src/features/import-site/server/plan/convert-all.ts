import type { Choices } from '#features/import-site/schema.ts'
import { type Converted, convertPost, type Surroundings } from '#features/import-site/server/convert/convert.ts'
import { lostBeside, lostIfEmpty } from '#features/import-site/server/plan/lost.ts'
import { newPaths } from '#features/import-site/server/plan/new-paths.ts'
import { oldPath } from '#features/import-site/server/plan/old-path.ts'
import type { PictureList } from '#features/import-site/server/plan/picture-list.ts'
import type { Plan } from '#features/import-site/server/plan/plan.ts'
import type { PlannedPost } from '#features/import-site/server/plan/planned.ts'
import type { Survey } from '#features/import-site/server/plan/survey.ts'
import { readSource } from '#features/import-site/server/read/read-source.ts'
import type { GoOn } from '#features/import-site/server/watch.ts'
import { z } from 'zod'
import { asTold } from '#shared/schema/refused.ts'
import { messageOf } from '#shared/thrown.ts'
import type { Said } from '#shared/words/message.ts'

export type Outcome = { planned: PlannedPost; converted: Converted } | { planned: PlannedPost; refusal: Said }

interface Texts {
  path: string
  survey: Survey
  plan: Plan
  pictures: PictureList
  /** The id here of a picture; undefined if its file is missing. */
  mediaIdOf: (key: string) => string | undefined
  /** The address here of a film; undefined if it is not here. */
  filmAt: (key: string) => string | undefined
  hasWriter: (login: string) => boolean
  choices: Choices
  /** The id here of a casino, by its title or its slug. */
  casinoNamed: (name: string) => string | undefined
  goOn: GoOn
}

/** The texts of the posts that are taken, one by one, as texts of ours. */
export async function* convertAll({
  path,
  survey,
  plan,
  pictures,
  mediaIdOf,
  filmAt,
  hasWriter,
  choices,
  casinoNamed,
  goOn,
}: Texts): AsyncGenerator<Outcome> {
  const { site, system } = survey.source
  const picturePages = new Set(survey.pictures.map(({ link }) => oldPath(link, site)).filter(Boolean))
  const around: Surroundings = {
    isWordPress: system === 'wordpress',
    site,
    standsAt: choices.address || site,
    pathOf: newPaths(plan, site),
    pictureOf(address) {
      const picture = pictures.find(address)
      const mediaId = picture && mediaIdOf(picture.key)
      return mediaId === undefined ? undefined : { mediaId, alt: picture?.alt ?? '', caption: picture?.caption ?? '' }
    },
    filmOf(address) {
      const film = pictures.findFilm(address)
      return film && filmAt(film.key)
    },
    isPicturePage: (url) => url.searchParams.has('attachment_id') || picturePages.has(oldPath(url.pathname, site)),
    attachment: pictures.addressOf,
    attachedTo: pictures.attachedTo,
    pattern: (id) => survey.patterns.get(id),
    shortcodes: choices.shortcodes,
    casinoNamed,
  }
  const left = new Map(plan.posts.filter(({ isTaken }) => isTaken).map((planned) => [planned.post.id, planned]))
  for await (const item of readSource(path)) {
    await goOn()
    const planned = item.type === 'post' ? left.get(item.post.id) : undefined
    if (item.type !== 'post' || !planned) continue
    // Of two with the same id, the first counts.
    left.delete(item.post.id)
    try {
      const beside = { lost: lostBeside(planned, { pictures, mediaIdOf, hasWriter }), ifEmpty: lostIfEmpty(planned) }
      yield { planned, converted: convertPost(item.post, around, beside) }
    } catch (error) {
      yield { planned, refusal: reasonOf(error) }
    }
  }
}

function reasonOf(error: unknown): Said {
  const words = error instanceof z.ZodError ? (error.issues[0]?.message ?? '') : messageOf(error)
  return asTold(words) ?? { text: words, key: '' }
}
