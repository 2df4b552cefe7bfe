import { isHttpsUrl } from '#shared/hrefs.ts'
import { z } from 'zod'
import { FACT_KIND_NAMES, holdingDays } from '#features/facts/kinds.ts'
import { list } from '#shared/schema/list.ts'
import { Picture } from '#shared/schema/picture.ts'
import * as m from '#features/facts/messages.ts'
import { tell } from '#shared/schema/refused.ts'
import { said } from '#shared/words/message.ts'
import { id, text } from '#shared/schema/text.ts'

export const SOURCE_KINDS = ['address', 'own-test', 'document', 'operator'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

export const FACT_STATES = ['checked', 'due', 'unchecked'] as const
export type FactState = (typeof FACT_STATES)[number]

const SOURCE_MAX = 500
export const NOTE_MAX = 500

export interface FactCheckRow {
  id: string
  collection: string
  recordId: string
  fact: string
  /** The value when it was checked, as canonical JSON. */
  value: string
  sourceKind: SourceKind
  source: string
  note: string
  days: number
  userId: string | null
  userName: string
  checkedAt: string
  /** The hash of the source's text at that time; empty if it was not read. */
  textHash: string
  /** 1 unless a later check of this fact found the same value. */
  isLatest: number
}

export interface SourceTextRow {
  hash: string
  text: string
}

export interface FactLaterRow {
  collection: string
  recordId: string
  fact: string
  /** A day in Prague. */
  until: string
  userName: string
}

export interface SourcePageRow {
  url: string
  state: 'reading' | 'read' | 'failed'
  /** Why there is no text. */
  detail: string
  text: string
  at: string
}

export const FactSource = z.strictObject({
  sourceKind: z.enum(SOURCE_KINDS),
  source: text(SOURCE_MAX),
})

const MAX_CHECKED = 60

export const NewChecks = FactSource.extend({
  /** The values checked and, in `last`, the newest check the editor saw. If one has changed since, nothing is stored. */
  facts: list(
    z.strictObject({ fact: z.string().max(60), value: z.unknown(), last: id.nullable().optional() }),
    MAX_CHECKED,
  ).min(1),
  note: text(NOTE_MAX).default(''),
  /** Left out: the default for this kind of fact. */
  days: holdingDays.optional(),
})
  .superRefine(({ sourceKind, source }, context) => {
    if (sourceKind === 'address' && !isHttpsUrl(source)) {
      context.addIssue({
        code: 'custom',
        path: ['source'],
        message: tell(said(m.enterSource)),
      })
    }
    if (sourceKind === 'document' && source === '') {
      context.addIssue({ code: 'custom', path: ['source'], message: tell(said(m.sayDocument)) })
    }
  })
  .meta({ id: 'NewFactChecks' })
export type NewChecks = z.infer<typeof NewChecks>

export const FactCheck = z
  .object({
    id: z.string(),
    checkedAt: z.iso.datetime(),
    userId: z.string().nullable(),
    userName: z.string(),
    sourceKind: z.enum(SOURCE_KINDS),
    source: z.string(),
    note: z.string(),
    days: z.int(),
    /** The last day on which it holds. */
    dueOn: z.iso.date(),
    words: z.string(),
    readers: z.string(),
  })
  .meta({ id: 'FactCheck' })
export type FactCheck = z.infer<typeof FactCheck>

export const FactStatus = z
  .object({
    fact: z.string(),
    label: z.string(),
    kind: z.enum(FACT_KIND_NAMES),
    group: z.string(),
    state: z.enum(FACT_STATES),
    value: z.unknown(),
    words: z.string(),
    readers: z.string(),
    /** The newest check of the current value, expired or not. */
    check: FactCheck.nullable(),
    /** The newest check of any value; its source is suggested again. */
    last: FactCheck.nullable(),
    /** How long the next check would hold by default. */
    days: z.int(),
  })
  .meta({ id: 'FactStatus' })
export type FactStatus = z.infer<typeof FactStatus>

export const FactsOfRecord = z.object({ items: z.array(FactStatus) }).meta({ id: 'FactsOfRecord' })
export type FactsOfRecord = z.infer<typeof FactsOfRecord>

export const DUE_LISTS = ['due', 'unchecked', 'soon'] as const
export type DueList = (typeof DUE_LISTS)[number]

export const DueItem = FactStatus.extend({
  collection: z.enum(['casinos', 'bookmakers']),
  recordId: id,
  title: z.string(),
  picture: Picture.nullable(),
  clicks: z.int(),
})
  .omit({ group: true })
  .meta({ id: 'DueItem' })
export type DueItem = z.infer<typeof DueItem>

export const Due = z
  .object({
    items: z.array(DueItem),
    total: z.int(),
    page: z.int(),
    perPage: z.int(),
    counts: z.object({ due: z.int(), unchecked: z.int(), soon: z.int() }),
    doneToday: z.int(),
    people: z.array(z.object({ id: z.string(), name: z.string() })),
  })
  .meta({ id: 'Due' })
export type Due = z.infer<typeof Due>

export const SourceText = z
  .object({
    url: z.string(),
    state: z.enum(['reading', 'read', 'failed']),
    detail: z.string(),
    readAt: z.iso.datetime().nullable(),
    /** Lines split into sentences, each marked as new if it was not in the text at the last check. */
    lines: z.array(z.array(z.object({ text: z.string(), isNew: z.boolean() }))),
    /** When the text it is compared with was read. */
    comparedWith: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SourceText' })
export type SourceText = z.infer<typeof SourceText>
