import { basename } from 'node:path'
import type { Outcome } from '#features/import-site/job-schema.ts'
import { examine, type Report } from '#features/import-site/server/examine.ts'
import type { Choices } from '#features/import-site/schema.ts'
import { oldAddress } from '#features/import-site/server/convert/links.ts'
import type { OldPicture } from '#features/import-site/server/plan/picture-list.ts'
import { siteKey } from '#features/import-site/server/plan/plan.ts'
import { openUploads, type Uploads } from '#features/import-site/server/uploads.ts'
import { readChoices, saveChoices } from '#features/import-site/server/write/choices.server.ts'
import { writeCasinos } from '#features/import-site/server/write/casinos.server.ts'
import { readKnown } from '#features/import-site/server/write/known.server.ts'
import { writeFilms } from '#features/import-site/server/write/films.server.ts'
import { writeMenus } from '#features/import-site/server/write/menus.server.ts'
import { oldSiteFiles } from '#features/import-site/server/write/old-site-files.server.ts'
import { writePeople } from '#features/import-site/server/write/people.server.ts'
import { writePictures } from '#features/import-site/server/write/pictures.server.ts'
import { writePosts } from '#features/import-site/server/write/posts.server.ts'
import { createRecorder } from '#features/import-site/server/write/recorder.server.ts'
import { noWatch, type Watch } from '#features/import-site/server/watch.ts'
import { writeRedirects } from '#features/import-site/server/write/redirects.server.ts'
import type { Actor } from '#records/actor.ts'
import type { Services } from '#records/services.server.ts'
import type { Said } from '#shared/words/message.ts'

export interface Imported {
  /** Undefined if the file has nothing that is not here. */
  importId: string | undefined
  report: Report
  written: Outcome['written']
  /** Posts in which something was kept. */
  toLookAt: string[]
  errors: Said[]
  /** The keys of all pages, by which they are told from posts. */
  pages: string[]
}

interface Options {
  uploads?: string | undefined
  /** Without any, what was chosen for this site before. They are kept for its next file. */
  choices?: Choices | undefined
  /** Whatever was chosen: what was published comes with its dates, or all as drafts. */
  publish?: boolean | undefined
  actor: Actor
  /** Of an import that goes on, and how it is called. */
  importId?: string
  name?: string
  watch?: Watch
  /** Which addresses may be asked for pictures; tests have their servers on loopback. */
  isAllowed?: (address: string) => boolean
}

type Used = Pick<Services, 'db' | 'storage' | 'now' | 'env'>

/**
 * Brings a site in. What an earlier import brought is left alone, changed or not, so the same file twice changes nothing
 * and a newer one brings what is new.
 */
export async function importSite(services: Used, path: string, options: Options): Promise<Imported> {
  const uploads = options.uploads === undefined ? undefined : await openUploads(options.uploads)
  try {
    return await importFrom(services, path, uploads, options)
  } finally {
    uploads?.close()
  }
}

async function importFrom(
  services: Used,
  path: string,
  uploads: Uploads | undefined,
  { choices: given, publish, actor, importId, name = basename(path), watch = noWatch, isAllowed }: Options,
): Promise<Imported> {
  const { db, env } = services
  await watch.phase('reading', 0)
  const known = await readKnown(db)
  const chosen = async (site: string) => {
    if (given) await saveChoices(db, site, given)
    const choices = given ?? (await readChoices(db, site))
    return { ...choices, publish: publish ?? choices.publish }
  }
  const examined = await examine(path, {
    known,
    choices: chosen,
    goOn: watch.goOn,
    ...(uploads && { hasFile: uploads.has }),
  })
  const { survey, choices, plan, pictures, report } = examined
  const site = choices.address || survey.source.site
  const all = [...pictures.all(), ...pictures.films()]
  const asked = choices.address === '' ? all : all.map(withoutSite)
  const guard = { userAgent: `Import (+${env.SITE_URL}/)`, ...(isAllowed && { isAllowed }) }
  const files = uploads ?? (choices.pictures === 'old-site' ? oldSiteFiles(site, asked, guard) : undefined)
  const recorder = createRecorder(db, { importId, name, site: survey.source.site, actor, watch })
  const around = { services, examined, known, recorder, actor }

  await watch.phase('people', plan.authors.length + plan.terms.length)
  const people = await writePeople(examined, known, recorder, actor)
  const isNew = (key: string) => !known.items.has(`${siteKey(survey)}:${key}`)
  const isComing = ({ key }: OldPicture) => isNew(`picture:${key}`) && isNew(`film:${key}`) && files?.has(key)
  await watch.phase('pictures', all.filter(isComing).length)
  const stored = await writePictures(around, files)
  const films = await writeFilms(around, files)
  const pictureId = (key: string) => stored.idOf.get(key)
  await watch.phase('posts', plan.posts.filter(({ isTaken }) => isTaken).length)
  const casinos = await writeCasinos(examined, known, pictureId, recorder, actor)
  const posts = await writePosts(around, {
    path,
    people,
    casinos,
    pictureId,
    filmAt: (key) => films.addressOf.get(key),
  })
  const rules = plan.redirects.filter(({ to }) => !posts.refused.has(to))
  const moves = [...rules, ...stored.moved, ...films.moved].filter(({ from }) => isNew(`redirect:${from}`))
  await watch.phase('redirects', moves.length)
  const redirects = await writeRedirects(around, moves)
  const menus = await writeMenus(db, examined, known, recorder, actor)
  return {
    importId: recorder.hasWritten() ? recorder.importId : undefined,
    report,
    written: {
      writers: people.writers,
      rubrics: people.rubrics,
      pictures: stored.pictures,
      films: films.films,
      casinos: casinos.created.length,
      posts: posts.posts,
      pages: posts.pages,
      redirects,
      menus: menus.written,
    },
    toLookAt: posts.toLookAt,
    errors: [...survey.mistakes, ...stored.errors, ...films.errors, ...casinos.errors, ...posts.errors, ...menus.lost],
    pages: plan.posts.filter(({ post }) => post.kind === 'page').map(({ key }) => key),
  }
}

/** Whatever the file says, the owner has said where the old site stands. */
function withoutSite(picture: OldPicture): OldPicture {
  const url = oldAddress(picture.address, '')
  return url ? { ...picture, address: url.pathname + url.search } : picture
}
