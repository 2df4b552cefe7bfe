import { originalKeys } from '#features/import-site/likely-paths.ts'
import { fileKey, isFilmName, isPictureName, pictureKey } from '#features/import-site/server/plan/file-keys.ts'
import type { Survey } from '#features/import-site/server/plan/survey.ts'

/** A picture of the old site: of its library, or only shown by a text. */
export interface OldPicture {
  /** Its number; '' for one that only a text shows. */
  id: string
  /** Where it is below the folder of uploads. */
  key: string
  address: string
  title: string
  alt: string
  caption: string
}

/** The pictures and films of a file; texts may add some that its library does not list. */
export function pictureList({ pictures, source: { site } }: Survey) {
  const byKey = new Map<string, OldPicture>()
  const films = new Map<string, OldPicture>()
  const byId = new Map<string, string>()
  const ofPost = Map.groupBy(pictures, ({ parent }) => parent)
  for (const { id, address, title, alt, caption } of pictures) {
    byId.set(id, address)
    const key = pictureKey(address, site)
    if (key !== undefined && !byKey.has(key)) byKey.set(key, { id, key, address, title, alt, caption })
    findFilm(address)
  }

  function findFilm(address: string): OldPicture | undefined {
    const key = fileKey(address, site)
    if (key === undefined || !isFilmName(key)) return undefined
    const film = films.get(key) ?? { id: '', key, address, title: '', alt: '', caption: '' }
    films.set(key, film)
    return film
  }

  /** The picture behind an address, also of a smaller copy of it. */
  function find(address: string): OldPicture | undefined {
    const key = pictureKey(address, site)
    if (key === undefined) return undefined
    for (const original of originalKeys(key)) {
      const known = byKey.get(original)
      if (known) return known
    }
    const [own = key] = originalKeys(key)
    const added = { id: '', key: own, address, title: '', alt: '', caption: '' }
    byKey.set(own, added)
    return added
  }

  return {
    find,
    findFilm,
    addressOf: (id: string) => byId.get(id),
    /** The ids of those that were uploaded to a post. */
    attachedTo: (postId: string) =>
      (ofPost.get(postId) ?? []).filter(({ address }) => isPictureName(address)).map(({ id }) => id),
    films: () => [...films.values()],
    all: () => [...byKey.values()].filter(({ key }) => isPictureName(key)),
  }
}
export type PictureList = ReturnType<typeof pictureList>
