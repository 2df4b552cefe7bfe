import { basename } from 'node:path'
import { earlierRecord } from '#features/import-site/server/plan/known.ts'
import type { OldPicture } from '#features/import-site/server/plan/picture-list.ts'
import { siteKey } from '#features/import-site/server/plan/plan.ts'
import type { Uploads } from '#features/import-site/server/uploads.ts'
import { type Around, refusalOf } from '#features/import-site/server/write/around.ts'
import * as m from '#features/import-site/server/write/messages.ts'
import { type Moved, movedFrom } from '#features/import-site/server/write/moved.ts'
import { tooLarge } from '#features/video-files/messages.ts'
import { readVideo, storeVideo, VIDEO_FILES, videoAddress } from '#features/video-files/store.server.ts'
import { AppError } from '#shared/app-error.ts'
import { type Said, said } from '#shared/words/message.ts'

interface StoredFilms {
  /** Their addresses here by their keys; those that an earlier import brought, too. */
  addressOf: Map<string, string>
  /** How many are new. */
  films: number
  moved: Moved[]
  errors: Said[]
}

/** Films become files of the block of a video, judged as those that an editor uploads. */
export async function writeFilms(
  { services: { storage, now }, examined: { survey, pictures }, known, recorder, actor }: Around,
  files: Uploads | undefined,
): Promise<StoredFilms> {
  const done: StoredFilms = { addressOf: new Map(), films: 0, moved: [], errors: [] }
  const here = new Set(known.films.values())
  for (const film of pictures.films()) {
    const key = `${siteKey(survey)}:film:${film.key}`
    const earlier = earlierRecord(known, key)
    if (earlier) keep(film, known.films.get(earlier) ?? '')
    else if (earlier === undefined && files?.has(film.key)) await write(film, key, files)
  }
  return done

  function keep({ key, address }: OldPicture, stored: string): void {
    done.addressOf.set(key, videoAddress(stored))
    done.moved.push(...movedFrom(address, videoAddress(stored)))
  }

  async function write(film: OldPicture, key: string, { read }: Uploads): Promise<void> {
    const name = basename(film.key)
    try {
      const bytes = await read(film.key)
      if (!bytes) throw new AppError('BODY_TOO_LARGE', tooLarge)
      const video = readVideo({ bytes, name, captions: '' })
      // An editor's own stays when the import is taken back.
      if (here.has(video.key)) return keep(film, video.key)
      await recorder.write({ key, collection: VIDEO_FILES, name }, async (trx) => {
        const { id } = await storeVideo({ db: trx, storage, now }, { bytes, name, captions: '' }, actor)
        return { id, version: 1 }
      })
      done.films++
      keep(film, video.key)
    } catch (error) {
      const reason = refusalOf(error)
      done.errors.push(said(m.filmNotTaken, { name: film.key, reason }))
      await recorder.skip(name, reason)
    }
  }
}
