import { isHttpsUrl } from '#shared/hrefs.ts'
import type { Choices, ReviewChoice } from '#features/import-site/schema.ts'
import type { Known } from '#features/import-site/server/plan/known.ts'
import type { SurveyedPost } from '#features/import-site/server/plan/survey.ts'
import { plainWords } from '#features/import-site/server/read/plain-words.ts'
import type { Lost } from '#features/import-site/server/read/source.ts'
import { fold } from '#shared/czech/slug.ts'
import { ownOf } from '#shared/objects.ts'
import { BONUS_MAX } from '#shared/schema/bonus-plan.ts'
import { TITLE_MAX } from '#shared/schema/text.ts'

/** The casino that a review is about. */
export interface PlannedReview {
  /** The same in every file of this site; several reviews may be about one casino. */
  key: string
  title: string
  /** Of a casino that is here already, which is left as it is. */
  casinoId: string | undefined
  /** The id of an attachment, or an address. */
  logo: string
  rating: number | null
  bonus: string
  refLink: string
  lost: Lost[]
}

const TAKEN_TYPES = new Set(['post', 'page'])

function isReview({ categories, tags, type, fields }: SurveyedPost, { from: { kind, name } }: ReviewChoice): boolean {
  if (kind === 'type') return type === name
  if (kind === 'field') return (ownOf(fields, name) ?? '') !== ''
  return categories.includes(name) || tags.includes(name)
}

/** Posts, pages, and what was chosen of other types. */
export const comes = (post: SurveyedPost, { reviews }: Choices): boolean =>
  post.state !== 'trash' && (TAKEN_TYPES.has(post.type) || (reviews !== null && isReview(post, reviews)))

const TITLE_MIN = 3

/** Undefined for a post that is no review of a casino. */
export function planReview(
  post: SurveyedPost,
  site: string,
  known: Known,
  { reviews }: Choices,
): PlannedReview | undefined {
  if (!reviews || !isReview(post, reviews)) return undefined
  const { columns, ratingMax } = reviews
  const valueOf = (column: string) => (column === '' ? '' : plainWords(ownOf(post.fields, column) ?? ''))
  const title = (valueOf(columns.title) || plainWords(post.title)).slice(0, TITLE_MAX).trim()
  if (title.length < TITLE_MIN) return undefined
  const lost: Lost[] = []
  const lose = (what: string, value: string) => lost.push({ what, example: `${title}: ${value}`, source: value })
  const [given, link, bonus] = [valueOf(columns.rating), valueOf(columns.refLink), valueOf(columns.bonus)]
  const rating = ratingIn(given, ratingMax)
  const refLink = link.replace(/^http:/, 'https:')
  if (given !== '' && rating === null) lose('Rating that is no number', given)
  const isLink = refLink === '' || isHttpsUrl(refLink)
  if (!isLink) lose('Link of a casino that leads nowhere here', link)
  if (bonus.length > BONUS_MAX) lose('Bonus that is too long', bonus)
  const name = fold(title)
  return {
    key: `${site}:casino:${name}`,
    title,
    casinoId: known.casinos.find((casino) => fold(casino.title) === name)?.id,
    logo: columns.logo === '' ? post.cover : (ownOf(post.fields, columns.logo) ?? ''),
    rating,
    bonus: bonus.length > BONUS_MAX ? '' : bonus,
    refLink: isLink ? refLink : '',
    lost,
  }
}

const BEST = 10
const PERCENT = 100
const NUMBER = /^(\d+(?:[.,]\d+)?) ?(?:%|(?:\/|z|of) ?(\d+))?$/

/** `4,5`, `4.5/5`, `90 %`: in tens. */
export function ratingIn(given: string, best: number): number | null {
  const [all = '', figure = '', ownBest] = NUMBER.exec(given) ?? []
  if (all === '') return null
  const scale = ownBest === undefined ? (all.endsWith('%') ? PERCENT : best) : Number(ownBest)
  const rating = Math.round((Number(figure.replace(',', '.')) / scale) * BEST * 10) / 10
  return Number.isFinite(rating) && rating >= 0 && rating <= BEST ? rating : null
}
