import { z } from 'zod'
import { id } from '#shared/schema/text.ts'

const MAX_KEYS = 5000
const chosen = <Value extends z.ZodType>(value: Value) =>
  z.record(z.string().max(300), value).refine((record) => Object.keys(record).length <= MAX_KEYS, 'Too many choices.')

/** What the owner decided before the import; what is not named is decided by names that are the same. */
export const Choices = z
  .strictObject({
    /** By login: a writer here, a new one, or nobody. */
    authors: chosen(z.union([z.enum(['new', 'none']), id])).default({}),
    /** By slug: a rubric here, a new one, none, or the category of reviews. */
    categories: chosen(z.union([z.enum(['new', 'none', 'reviews']), id])).default({}),
    /** By the id of a post whose address is taken here: ours only, or theirs beside it as a draft. */
    duplicates: chosen(z.enum(['ours', 'both'])).default({}),
    publish: z.boolean().default(false),
  })
  .meta({ id: 'ImportChoices' })
export type Choices = z.infer<typeof Choices>

export const noChoices = (): Choices => Choices.parse({})
