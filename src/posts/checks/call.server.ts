import { z } from 'zod'
import { BLOCK_KINDS } from '#blocks/kinds.ts'
import { blocks } from '#blocks/registry.ts'
import { LICENCE_STATES } from '#entities/licence/state.ts'
import { call } from '#records/calls/calls.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { allEvidence } from '#posts/checks/evidence.server.ts'
import { MAX_BLOCKS, MAX_VALUES } from '#posts/checks/evidence-query.ts'
import type { AnyBlock } from '#posts/shortcodes.ts'
import { UNITS } from '#shared/czech/figures.ts'
import { CATEGORIES } from '#shared/post-address.ts'
import { BonusTerms } from '#shared/schema/bonus-terms.ts'
import { LinkStates, RelatedRecord } from '#shared/schema/check-evidence.ts'
import { list } from '#shared/schema/list.ts'
import { id, TITLE_MAX } from '#shared/schema/text.ts'

const ADDRESS_MAX = 2000
const ids = list(id, MAX_VALUES)

const GivenBlock = z.strictObject({ kind: z.enum(BLOCK_KINDS), data: z.looseObject({}) })

/** Incomplete blocks are skipped: they render nothing anyway. */
const wholeBlocks = (given: z.infer<typeof GivenBlock>[]): AnyBlock[] =>
  given.flatMap(({ kind, data }) => {
    const parsed = blocks[kind].schema.safeParse(data)
    return parsed.success ? [{ kind, data: parsed.data } as AnyBlock] : []
  })

const PostQuestions = z
  .strictObject({
    id: id.optional(),
    title: z.string().max(TITLE_MAX),
    slug: z.string().max(TITLE_MAX),
    category: z.enum(CATEGORIES),
    phrase: z.string().max(TITLE_MAX * 2),
    addresses: list(z.string().max(ADDRESS_MAX), MAX_VALUES),
    offers: ids,
    entity: id.nullable(),
    posts: ids,
    pictures: ids,
    blocks: list(GivenBlock, MAX_BLOCKS),
  })
  .meta({ id: 'PostQuestions' })

const figure = { unit: z.enum(UNITS), value: z.number() }

const PostEvidence = z
  .object({
    links: LinkStates,
    offers: z.record(
      z.string(),
      z.object({
        model: z.enum(['Casino', 'Bookmaker']),
        title: z.string(),
        state: z.enum(['fine', 'noLink', 'draft', 'archived']),
        licence: z.enum(LICENCE_STATES),
      }),
    ),
    figures: z.array(
      z.object({
        id: z.string(),
        model: z.enum(['Casino', 'Bookmaker']),
        slug: z.string(),
        title: z.string(),
        is: z.array(z.object(figure)),
        was: z.array(z.object({ ...figure, now: z.object(figure).optional() })),
      }),
    ),
    terms: BonusTerms,
    hiddenPosts: z.array(z.string()),
    sameTitle: z.array(RelatedRecord),
    linkedFrom: z.int(),
    mentions: z.array(RelatedRecord),
    names: z.array(
      z.object({
        collection: z.enum(['posts', 'casinos', 'bookmakers']),
        id: z.string(),
        title: z.string(),
        path: z.string(),
      }),
    ),
    picturesWithoutAlt: z.array(z.string()),
    emptyBlocks: z.array(z.string()),
  })
  .partial()
  .meta({ id: 'PostEvidence' })

export const checksCall = call({
  method: 'post',
  path: '/posts/checks',
  tag: 'Posts',
  summary: 'What the rules need to know of a post that is being written, and only the database knows',
  access: 'contributor',
  body: PostQuestions,
  response: PostEvidence,
  run: ({ body }, { services }) =>
    allEvidence(offThread(services.db), { ...body, blocks: wholeBlocks(body.blocks) }, services.now()),
})
