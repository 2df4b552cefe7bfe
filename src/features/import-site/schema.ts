import { z } from 'zod'
import { MENU_PLACES } from '#entities/settings/menus.ts'
import * as m from '#features/import-site/messages.ts'
import { refused } from '#shared/schema/refused.ts'
import { id } from '#shared/schema/text.ts'

const MAX_KEYS = 5000
const KEY_MAX = 300
const name = z.string().max(KEY_MAX)
const base = z.string().trim().max(KEY_MAX)

const chosen = <Value extends z.ZodType>(value: Value) =>
  z.record(name, value).refine((record) => Object.keys(record).length <= MAX_KEYS, refused(m.tooManyChoices))

/** What a shortcode of a plug-in becomes. One that does not have what its choice needs is kept. */
export const SHORTCODE_KINDS = ['kept', 'text', 'link', 'quote', 'note', 'prosCons', 'casinos'] as const
export const ShortcodeKind = z.enum(SHORTCODE_KINDS)
export type ShortcodeKind = z.infer<typeof ShortcodeKind>

const MAX_RATING = 1000

/** Which posts are reviews of casinos, and which of their custom fields say what. */
export const ReviewChoice = z
  .strictObject({
    /** Posts of a category or tag (its slug), of a post type, or with a custom field. */
    from: z.strictObject({ kind: z.enum(['category', 'type', 'field']), name: name.min(1) }),
    /** Names of custom fields; '' for the title of the post, its picture, and nothing for the others. */
    columns: z.strictObject({
      title: name.default(''),
      logo: name.default(''),
      rating: name.default(''),
      bonus: name.default(''),
      refLink: name.default(''),
    }),
    /** The best mark there; ours is ten. */
    ratingMax: z.number().min(1).max(MAX_RATING).default(10),
  })
  .meta({ id: 'ImportReviewChoice' })
export type ReviewChoice = z.infer<typeof ReviewChoice>

/** What the owner decided before the import; what is not named is decided by names that are the same. */
export const Choices = z
  .strictObject({
    /** By login: a writer here, a new one, or nobody. */
    authors: chosen(z.union([z.enum(['new', 'none']), id])).default({}),
    /** By slug: a rubric here, a new one, none, or the category of reviews. */
    categories: chosen(z.union([z.enum(['new', 'none', 'reviews']), id])).default({}),
    /** By the id of a post whose address is taken here: ours only, or theirs beside it as a draft. */
    duplicates: chosen(z.enum(['ours', 'both'])).default({}),
    /** By name. */
    shortcodes: chosen(ShortcodeKind).default({}),
    reviews: ReviewChoice.nullable().default(null),
    /** By slug: which menu here it replaces. Others stay behind. */
    menus: chosen(z.enum(MENU_PLACES)).default({}),
    /** What the addresses of its categories and tags began with; '' for what its links show, else `category` and `tag`. */
    categoryBase: base.default(''),
    tagBase: base.default(''),
    /** Without a folder or zip of them: asked from the old site while it stands, or left out. */
    pictures: z.enum(['old-site', 'none']).default('old-site'),
    /** Where the old site stands, if its file does not say or says something else. */
    address: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(KEY_MAX)]).default(''),
    /** Everything as drafts, or what was published with its dates. */
    publish: z.boolean().default(false),
  })
  .meta({ id: 'ImportChoices' })
export type Choices = z.infer<typeof Choices>

export const noChoices = (): Choices => Choices.parse({})

export interface SiteImportRow {
  id: string
  /** Of the file. */
  name: string
  site: string
  actor: string
  createdAt: string
  /** The menus it replaced and what it made of them, as JSON. */
  menusBefore: string | null
  menusAfter: string | null
}

export interface SiteImportItemRow {
  key: string
  importId: string
  collection: string
  recordId: string
  /** The record as it came; a later one was changed here. */
  version: number
  oldId: string
  /** When somebody said that they looked at it; null: nobody did. */
  lookedAt: string | null
}

/** What was chosen for a site, for its next file. */
export interface SiteImportChoiceRow {
  /** `wordpress:stary-web.example` */
  site: string
  /** As JSON. */
  choices: string
  updatedAt: string
}
