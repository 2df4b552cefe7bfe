import { z } from 'zod'
import * as m from '#features/replace/messages.ts'
import { PLACES } from '#features/replace/shared/match.ts'
import { BulkResult } from '#records/calls/bulk.server.ts'
import { list } from '#shared/schema/list.ts'
import { refused } from '#shared/schema/refused.ts'
import { id, readable } from '#shared/schema/text.ts'
import { UndoStep } from '#shared/schema/undo-step.ts'

const FIND_MAX = 200
const REPLACEMENT_MAX = 500
/** A page of the list of hits; posts replaced by one request. */
export const MAX_POSTS = 20
export const MAX_HITS = 300
const KEY_MAX = 300

const line = (max: number) => readable.max(max).refine((written) => !/[\n\r]/.test(written), refused(m.oneLine))

export const STAGES = ['published', 'scheduled', 'ready', 'draft'] as const

export const Search = z
  .strictObject({
    find: line(FIND_MAX).min(1),
    matchCase: z.boolean().default(false),
    wholeWord: z.boolean().default(false),
    anyAccent: z.boolean().default(false).describe('Letters with and without diacritics are the same'),
    places: list(z.enum(PLACES), PLACES.length)
      .min(1)
      .default([...PLACES]),
    writer: id.nullable().default(null),
    rubric: id.nullable().default(null),
    stage: z.enum(STAGES).nullable().default(null),
  })
  .meta({ id: 'ReplaceSearch' })
export type Search = z.infer<typeof Search>

export const FindBody = Search.extend({
  after: id.nullable().default(null).describe('The `next` of the response before'),
}).meta({ id: 'ReplaceFind' })

const FoundHit = z.object({
  key: z.string(),
  place: z.enum(PLACES),
  before: z.string(),
  found: z.string(),
  after: z.string(),
})

export const FoundPost = z
  .object({
    id: z.string(),
    title: z.string(),
    version: z.int(),
    stage: z.enum(STAGES),
    how: z.enum(['save', 'suggest']).describe('`suggest`: becomes a waiting change that an editor decides on'),
    waiting: z.int().describe('Waiting changes beside it, which are not looked into'),
    hits: z.array(FoundHit),
    isMore: z.boolean().describe('More hits than can be replaced at once'),
  })
  .meta({ id: 'ReplaceFoundPost' })
export type FoundPost = z.infer<typeof FoundPost>

export const Found = z
  .object({
    items: z.array(FoundPost),
    looked: z.int().describe('Posts looked through for this response'),
    total: z.int().describe('All posts to look through'),
    next: z.string().nullable(),
  })
  .meta({ id: 'ReplaceFound' })

export const ReplaceBody = z
  .strictObject({
    search: Search,
    replacement: line(REPLACEMENT_MAX),
    posts: list(
      z.strictObject({
        id,
        version: z.int().min(1),
        without: list(readable.max(KEY_MAX), MAX_HITS).default([]).describe('Keys of hits to leave out'),
      }),
      MAX_POSTS,
    ).min(1),
    keepsChanges: z.boolean().default(true).describe('Refuse a post whose waiting change would be broken'),
    isSmall: z.boolean().default(false).describe('Readers see no new date'),
  })
  .meta({ id: 'Replace' })
export type ReplaceBody = z.infer<typeof ReplaceBody>

export const Replaced = z
  .object({
    results: z.array(
      BulkResult.shape.results.element.extend({
        count: z.int().optional().describe('Hits replaced'),
        change: z.string().optional().describe('The waiting change that was made instead of a save'),
      }),
    ),
  })
  .meta({ id: 'Replaced' })

const ReplaceStep = z.union([UndoStep, z.strictObject({ id, change: id })])

export const UndoReplaceBody = z
  .strictObject({ posts: list(ReplaceStep, MAX_POSTS).min(1) })
  .meta({ id: 'ReplaceUndo' })
