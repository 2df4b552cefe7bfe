import type { Choices } from '#features/import-site/schema.ts'
import { casinoFinder } from '#features/import-site/server/plan/casino-finder.ts'
import { convertAll } from '#features/import-site/server/plan/convert-all.ts'
import { leftBehind } from '#features/import-site/server/plan/left-behind.ts'
import { earlierRecord, type Known } from '#features/import-site/server/plan/known.ts'
import { pictureList, type PictureList } from '#features/import-site/server/plan/picture-list.ts'
import { type Plan, planImport, siteKey } from '#features/import-site/server/plan/plan.ts'
import { note, type Survey, surveySource } from '#features/import-site/server/plan/survey.ts'
import { type GoOn, noWatch } from '#features/import-site/server/watch.ts'
import * as m from '#features/import-site/server/write/messages.ts'
import { type Said, said } from '#shared/words/message.ts'

export interface Report {
  source: Survey['source']['system']
  version: string
  posts: number
  pages: number
  drafts: number
  authors: number
  pictures: number
  rubrics: number
  redirects: number
  /** What cannot be taken over as it is, or not at all. */
  kept: { what: string; count: number; examples: string[] }[]
  errors: string[]
}

export interface Examined {
  survey: Survey
  choices: Choices
  plan: Plan
  pictures: PictureList
  report: Report
  /** What cannot come, with its reason; `report` has them in English. */
  mistakes: Said[]
  /** How often which block or shortcode is used. */
  used: Map<string, number>
  /** Whether the file of a picture or film is here, or is to come. */
  hasFile: (key: string) => boolean
  /** The titles of posts that keep something. */
  toLookAt: { id: string; title: string; what: string[] }[]
}

interface Options {
  known: Known
  /** Or how to find them for the site that the file is of. */
  choices: Choices | ((site: string) => Promise<Choices>)
  /** Whether the file of a picture or film is here; without files, they are asked from the old site. */
  hasFile?: (key: string) => boolean
  goOn?: GoOn
}

const SOME_ID = 'picture-of-the-old-site'
const SOME_FILM = '/video/film.mp4'

/** Reads the file twice and writes nothing: what it has, where it would go, and what would be lost. */
export async function examine(
  path: string,
  { known, choices: given, hasFile: isHere, goOn = noWatch.goOn }: Options,
): Promise<Examined> {
  const survey = await surveySource(path, goOn)
  const choices = typeof given === 'function' ? await given(siteKey(survey)) : given
  const plan = planImport(survey, known, choices)
  const pictures = pictureList(survey)
  // A file of Ghost does not say where its site stands.
  const isAsked = choices.pictures === 'old-site' && (choices.address !== '' || survey.source.site !== '')
  const came = (key: string) =>
    ['picture', 'film'].some((kind) => earlierRecord(known, `${siteKey(survey)}:${kind}:${key}`))
  const hasFile = (key: string) => (isHere ? isHere(key) : isAsked) || came(key)
  const writers = new Set(plan.authors.filter(({ isLeftOut }) => !isLeftOut).map(({ author }) => author.login))
  const kept: Survey['untaken'] = new Map(structuredClone([...survey.untaken]))
  const mistakes = [...survey.mistakes]
  const used = new Map<string, number>()
  const toLookAt: Examined['toLookAt'] = []
  for (const { what, example } of leftBehind(survey, plan, choices, hasFile)) note(kept, what, example)
  const texts = {
    path,
    survey,
    plan,
    pictures,
    mediaIdOf: (key: string) => (hasFile(key) ? SOME_ID : undefined),
    filmAt: (key: string) => (hasFile(key) ? SOME_FILM : undefined),
    hasWriter: (login: string) => writers.has(login),
    choices,
    casinoNamed: casinoFinder(plan, known.casinos, () => SOME_ID),
    goOn,
  }
  for await (const outcome of convertAll(texts)) {
    const { id, title, line } = outcome.planned.post
    if ('refusal' in outcome) {
      mistakes.push(said(m.postNotTaken, { line: String(line), title, reason: outcome.refusal }))
      continue
    }
    for (const { what, example } of outcome.converted.kept) note(kept, what, example)
    for (const [name, count] of outcome.converted.used) used.set(name, (used.get(name) ?? 0) + count)
    if (outcome.converted.kept.length > 0)
      toLookAt.push({ id, title, what: [...new Set(outcome.converted.kept.map(({ what }) => what))] })
  }
  const taken = plan.posts
  const report: Report = {
    source: survey.source.system,
    version: survey.source.version,
    posts: taken.filter(({ post }) => post.kind === 'post').length,
    pages: taken.filter(({ post }) => post.kind === 'page').length,
    drafts: taken.filter(({ post }) => post.state === 'draft').length,
    authors: plan.authors.length,
    pictures: pictures.all().length,
    rubrics: plan.terms.filter(({ becomes }) => becomes !== 'nothing').length,
    redirects: plan.redirects.length,
    kept: [...kept].map(([what, { count, examples }]) => ({ what, count, examples })),
    errors: mistakes.map(({ text }) => text),
  }
  return { survey, choices, plan, pictures, report, mistakes, used, hasFile, toLookAt }
}
