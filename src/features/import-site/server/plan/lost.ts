import { sourceOf } from '#features/import-site/server/convert/tree.ts'
import type { PictureList } from '#features/import-site/server/plan/picture-list.ts'
import type { PlannedPost } from '#features/import-site/server/plan/planned.ts'
import type { Lost } from '#features/import-site/server/read/source.ts'

interface Around {
  pictures: PictureList
  /** The id here of a picture. */
  mediaIdOf: (key: string) => string | undefined
  /** Whether the author of a post, by login, is somebody here. */
  hasWriter: (login: string) => boolean
}

const wasOut = ({ post }: PlannedPost) => post.state === 'published' || post.state === 'scheduled'

/** What a post loses beside its text. */
export function lostBeside(planned: PlannedPost, { pictures, mediaIdOf, hasWriter }: Around): Lost[] {
  const { post, review, category, author } = planned
  const shown = new Set([post.cover, review?.logo ?? ''].filter(Boolean))
  const missing = [...shown].flatMap((cover): Lost[] => {
    const src = pictures.addressOf(cover) ?? cover
    const picture = pictures.find(src)
    if (picture && mediaIdOf(picture.key) !== undefined) return []
    const source = sourceOf({ tag: 'img', attrs: { src }, children: [] })
    return [{ what: 'Picture without its file', example: post.title, source }]
  })
  const isUnsigned = category === 'Recenze' && wasOut(planned) && !hasWriter(author)
  const unsigned = { what: 'Review without a writer', example: post.title, source: author || post.title || post.id }
  return [...post.lost, ...(review?.lost ?? []), ...missing, ...(isUnsigned ? [unsigned] : [])]
}

/** A page that readers could open and that says nothing here. */
export const lostIfEmpty = (planned: PlannedPost): Lost[] => {
  const { title, link, id } = planned.post
  return wasOut(planned) ? [{ what: 'Post without a text', example: title, source: link || id }] : []
}
