import { SYSTEM } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { createRecord } from '#records/crud/crud.server.ts'
import type { Db } from '#records/db.server.ts'
import { licences } from '#entities/licence/collection.server.ts'
import { CZECH_AUTHORITY, emptyLicence, type LicenceInput } from '#entities/licence/schema.ts'
import { writers } from '#entities/writer/collection.server.ts'
import { posts } from '#posts/collection.server.ts'
import { block, h2, p, page } from '#posts/content/build.ts'
import { readableText } from '#posts/content/walk.ts'
import type { PostInput } from '#posts/schema.ts'
import { gameTypes, paymentMethods, posts as demoPosts, softwareProviders } from '../../seed/index.ts'

export interface SiteSize {
  posts: number
  casinos: number
  clicks: number
  voices: number
  complaints: number
}

/** Values in which records of a kind differ. Each appears in a record as text, and only where it belongs. */
export interface Marks {
  own: string
  author: string
  casino: string
  createdAt: string
  updatedAt: string
}

/** Related records that are written together, as by an editor. */
export interface Unit {
  count: number
  /** Records of different variants differ in more than their marks. */
  variants: number
  marks: (at: number) => Marks
  /** The records it creates, by the column that refers to them elsewhere. */
  ids: (marks: Marks) => { writer?: string; casino?: string; licence?: string; post: string }
  /** Writes the records through the product's own functions. */
  write: (db: Db, marks: Marks, variant: number) => Promise<void>
}

const FIRST = { author: 1_000_000, casino: 2_000_000, casinoReview: 3_000_000, review: 4_000_000, article: 5_000_000 }

/** Without one `/go/` leads nowhere. */
const permit = (casino: string): LicenceInput => ({
  ...emptyLicence,
  casino: casinoId(casino),
  authority: CZECH_AUTHORITY,
  number: `MF-${casino}`,
  validFrom: '2024-01-01',
  validTo: '2099-12-31',
})

const POSTS_PER_AUTHOR = 500
const REVIEWS_PER_POST = 0.5
const RATINGS = 40
/** Older than the demo content, so that lists start with the demo content on a site of any size. */
const FROM = Date.parse('2016-01-01T00:00:00.000Z')
const TO = Date.parse('2024-12-01T00:00:00.000Z')
const UPDATED_AFTER_MS = 864_000_500

const writerId = (number: string) => `writer-${number}`
export const casinoId = (number: number | string) => `casino-${number}`
const licenceId = (number: string) => `licence-${number}`
const postId = (number: string) => `post-${number}`

export const firstCasino = FIRST.casino

/** Real sentences from the demo content, in the length of a shorter text. */
const WORDS = 280
const PARAGRAPHS = 4
const TEXTS = demoPosts.map(({ input }) => readableText(input).split(/\s+/).slice(0, WORDS))
const REVIEW_TEXTS = TEXTS.slice(0, 12)
const ARTICLE_TEXTS = TEXTS.slice(12, 24)

function paragraphs(words: string[]) {
  const length = Math.ceil(words.length / PARAGRAPHS)
  return Array.from({ length: PARAGRAPHS }, (_, at) => [
    h2(`Část ${'první druhá třetí čtvrtá'.split(' ')[at]}`),
    p(words.slice(at * length, (at + 1) * length).join(' ')),
  ]).flat()
}

const identity = (id: string, { createdAt, updatedAt }: Marks) => ({ id, createdAt, updatedAt })

const signed = (marks: Marks, title: string, description: string) => ({
  title,
  isActive: true,
  writer: writerId(marks.author),
  metaTag: { title: '', description, robots: '', keyword: '', canonical: '' },
})

const review = (marks: Marks, words: string[]): Partial<PostInput> => ({
  ...signed(marks, `Kasino ${marks.casino}: recenze číslo ${marks.own}`, words.slice(0, 20).join(' ')),
  category: 'Recenze',
  isReviewPost: true,
  entity: casinoId(marks.casino),
  entityModel: 'Casino',
  ...page(
    block('prosConsPosts', 'pros', { source: 'casino', casinoId: casinoId(marks.casino), pros: [] }),
    ...paragraphs(words),
  ),
})

const turn = (all: { id: string }[], first: number, count: number) =>
  Array.from({ length: count }, (_, at) => all[(first + at) % all.length]?.id ?? '')

const pick = <T>(all: T[], at: number): T => all[at % all.length] as T

export function unitsOf(size: SiteSize): Unit[] {
  const authors = Math.ceil(size.posts / POSTS_PER_AUTHOR)
  const reviews = Math.floor(size.posts * REVIEWS_PER_POST) - size.casinos
  const articles = size.posts - authors - size.casinos - reviews
  if (reviews < 0) throw new Error('A site has at least two posts for each casino.')

  const marksOf = (first: number, count: number) => (at: number) => {
    // Each kind has its own seconds, so that no two records have the same time.
    const second = Math.floor((FROM + (at * (TO - FROM)) / count) / 10_000) * 10 + first / 1_000_000
    return {
      own: String(first + at),
      author: String(FIRST.author + (at % authors)),
      casino: String(FIRST.casino + (at % size.casinos)),
      createdAt: new Date(second * 1000).toISOString(),
      updatedAt: new Date(second * 1000 + UPDATED_AFTER_MS).toISOString(),
    }
  }

  return [
    {
      count: authors,
      variants: 1,
      marks: marksOf(FIRST.author, authors),
      ids: ({ own }) => ({ writer: writerId(own), post: postId(own) }),
      async write(db, marks) {
        const name = {
          firstName: 'Autor',
          lastName: `Číslo ${marks.own}`,
          position: 'redaktor',
          info: 'Píše o kasinech.',
        }
        await createRecord(db, writers, name, SYSTEM, identity(writerId(marks.own), marks))
        const text = signed(marks, `Autor Číslo ${marks.own}`, 'Píše o kasinech a o tom, jak vyplácejí.')
        const input = { ...text, category: 'Autor' as const, ...page(p('Píše o kasinech a výplatách.')) }
        await createRecord(db, posts, input, SYSTEM, identity(postId(marks.own), marks))
      },
    },
    {
      count: size.casinos,
      variants: RATINGS,
      marks: marksOf(FIRST.casinoReview, size.casinos),
      ids: ({ own, casino }) => ({ casino: casinoId(casino), licence: licenceId(casino), post: postId(own) }),
      async write(db, marks, variant) {
        const input = {
          title: `Kasino ${marks.casino}`,
          isActive: true,
          refLink: `https://kasino.example/${marks.casino}/`,
          website: 'https://kasino.example/',
          owner: 'Provozovatel s.r.o.',
          licence: 'Ministerstvo financí ČR',
          bonus: 'Vklad navíc až 5 000 Kč',
          benefits: 'Rychlé výplaty a poctivé podmínky',
          rating: 4 + variant / 10,
          prosList: ['Rychlé výplaty', 'Podpora v češtině'],
          consList: ['Pomalé převody o víkendu'],
          gameTypes: turn(gameTypes, variant, 4),
          paymentMethods: turn(paymentMethods, variant, 4),
          softwareProviders: turn(softwareProviders, variant, 4),
        }
        await createRecord(db, casinos, input, SYSTEM, identity(casinoId(marks.casino), marks))
        await createRecord(db, licences, permit(marks.casino), SYSTEM, identity(licenceId(marks.casino), marks))
        const text = review(marks, pick(REVIEW_TEXTS, variant))
        await createRecord(db, posts, text, SYSTEM, identity(postId(marks.own), marks))
      },
    },
    {
      count: reviews,
      variants: REVIEW_TEXTS.length,
      marks: marksOf(FIRST.review, reviews),
      ids: ({ own }) => ({ post: postId(own) }),
      async write(db, marks, variant) {
        const text = review(marks, pick(REVIEW_TEXTS, variant))
        await createRecord(db, posts, text, SYSTEM, identity(postId(marks.own), marks))
      },
    },
    {
      count: articles,
      variants: ARTICLE_TEXTS.length,
      marks: marksOf(FIRST.article, articles),
      ids: ({ own }) => ({ post: postId(own) }),
      async write(db, marks, variant) {
        const words = pick(ARTICLE_TEXTS, variant)
        // One article in twelve shows the best casinos.
        const best = block('casinosRating', 'best', { mode: 'top', limit: 5, layout: 'cards' })
        const input = {
          ...signed(marks, `Článek číslo ${marks.own}`, words.slice(0, 20).join(' ')),
          ...page(...paragraphs(words), ...(variant === 0 ? [best] : [])),
        }
        await createRecord(db, posts, input, SYSTEM, identity(postId(marks.own), marks))
      },
    },
  ]
}
