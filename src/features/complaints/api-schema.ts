import { z } from 'zod'
import { PublicComplaint } from '#features/complaints/public.ts'
import { ComplaintInput, ComplaintRecord, Finding } from '#features/complaints/schema.ts'
import { EventRecord } from '#features/complaints/event-schema.ts'
import { FileRecord } from '#features/complaints/apart-schema.ts'
import { ANSWER_MAX, LETTER_MAX, NOTE_MAX, SENTENCE_MAX, SOURCE_MAX } from '#features/complaints/shared/limits.ts'
import { PRIVATE_KINDS } from '#features/complaints/private-data.ts'
import { STATE_FILTERS } from '#features/complaints/shared/states.ts'
import { DeskStep } from '#features/complaints/step-schema.ts'
import { OFFER_COLLECTIONS } from '#features/players/offer.ts'
import { PlayersOffer } from '#features/players/offer-schema.ts'
import { LEFT_OUT } from '#features/players/bars.ts'
import { SubscriberEmail } from '#features/watching/schema.ts'
import { paging } from '#records/list/list-query.server.ts'
import { keysOf, pick } from '#shared/objects.ts'
import { list } from '#shared/schema/list.ts'
import { id, requiredText, text } from '#shared/schema/text.ts'

const count = z.int().min(0)
const someMoment = z.string().nullable()

export const ComplaintListQuery = z.strictObject({
  ...paging,
  state: z.enum(STATE_FILTERS).default('open'),
  sort: z.enum(['deadline', '-deadline', 'number', '-number']).default('deadline'),
  /** The id of a casino or bookmaker. */
  casino: id.optional(),
  /** The id of whoever has it, `me` or `nobody`. */
  holder: z.union([id, z.literal(['me', 'nobody'])]).optional(),
  /** What the newsroom has to do something about: it has the turn, or the time of somebody else is over. */
  needs: z.enum(['us']).optional(),
  /** A number, words of the heading, the player's nickname or whole address. */
  q: z.string().max(200).optional(),
})
export type ComplaintListQuery = z.infer<typeof ComplaintListQuery>
export const ComplaintCsvQuery = ComplaintListQuery.omit({ page: true, perPage: true })

export const GROUPS = ['late', 'soon', 'weeks', 'later', 'closed'] as const

const columns = ComplaintRecord.shape

/** As they are stored. */
export const LISTED = {
  ...pick(columns, ['id', 'version', 'number', 'state', 'kind', 'amount', 'receivedAt', 'closedAt']),
  ...pick(columns, ['turn', 'task', 'turnSince', 'deadlineAt', 'lastWordAt']),
}

export const DeskListed = z
  .object({
    ...LISTED,
    title: z.string(),
    offer: PlayersOffer,
    /** Somebody has written down to whom complaints about it go. */
    hasContact: z.boolean(),
    /** Of the time that whoever has the turn has: 0 to 1. */
    used: z.number().min(0).max(1),
    group: z.enum(GROUPS),
    holder: z.object({ id: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: 'ListedComplaint' })
export type DeskListed = z.infer<typeof DeskListed>

export const ComplaintListPage = z
  .object({
    items: z.array(DeskListed),
    total: count,
    page: count,
    perPage: count,
    counts: z.record(z.enum(STATE_FILTERS), count),
    /** Of the last twelve months. */
    year: z.object({ solved: count, closed: count, medianDays: z.int().nullable() }),
  })
  .meta({ id: 'ComplaintList' })

/** As they are stored; the body is never public. */
export const EVENT = {
  ...pick(EventRecord.shape, ['id', 'at', 'kind', 'actor', 'actorName', 'fromState', 'toState', 'isPublic']),
  ...pick(EventRecord.shape, ['sentence', 'body', 'addressee']),
}

const DeskEvent = z.object({
  ...EVENT,
  isUndone: z.boolean(),
  findings: z.array(Finding),
  questions: z.array(z.string()),
  reasons: z.array(z.string()),
  until: z.string().nullable(),
  approvedBy: z.string(),
})

const BarInput = z.strictObject({ from: count, to: count, what: z.enum(keysOf(LEFT_OUT)) })
const FoundPrivate = z.object({ what: z.enum(PRIVATE_KINDS), words: z.string() })

/** As they are stored: the text as readers see it, or would, and the player's words until they are deleted. */
export const SEEN = {
  ...ComplaintInput.shape,
  text: z.string(),
  ...pick(columns, ['original', 'isDocumented', 'summary', 'daysKept', 'isExtended']),
  bars: z.array(BarInput),
}

/** What they have written and readers do not see yet, and their link. */
export const OPERATOR = {
  ...pick(columns, ['sentAt', 'openedAt', 'linkUntil', 'pendingAnswer', 'pendingOutcome', 'answeredAt']),
  pendingBars: z.array(BarInput),
}

export const FILE = pick(FileRecord.shape, ['id', 'source', 'name', 'type', 'size', 'at'])

export const Contact = z.object({
  email: z.string(),
  source: z.string(),
  checkedAt: z.string(),
  checkedBy: z.string(),
})
export type Contact = z.infer<typeof Contact>

/** Everything the desk needs; the address is masked. */
export const DeskComplaint = DeskListed.extend({
  ...SEEN,
  canUndo: z.boolean(),
  /** The steps that are possible now. */
  steps: z.array(z.string()),
  isOverdue: z.boolean(),
  player: z.object({ nickname: z.string(), maskedEmail: z.string(), complaints: count }),
  operator: z.object({ ...OPERATOR, firm: z.string(), contact: Contact.nullable() }),
  /** A decision that a second person has to confirm. */
  proposal: z.object({ step: DeskStep, by: z.string(), at: z.string(), isOwn: z.boolean() }).nullable(),
  /** You have written the review, so your decision needs a second person. */
  needsSecond: z.boolean(),
  timeline: z.array(DeskEvent),
  files: z.array(z.object(FILE)),
  /** Until then evidence, addresses and letters are kept; null while it is open. */
  keptUntil: someMoment,
  /** What is found in the words that readers will see; shown to whoever decides. */
  found: z.object({ text: z.array(FoundPrivate), answer: z.array(FoundPrivate) }),
  now: PublicComplaint,
}).meta({ id: 'DeskComplaint' })
export type DeskComplaint = z.infer<typeof DeskComplaint>

const version = count.optional()
const Mail = z.object({ to: z.enum(['player', 'operator']), subject: z.string(), text: z.string() })

export const StepBody = z.strictObject({ version, step: DeskStep }).meta({ id: 'ComplaintStepBody' })
export const StepPreview = z
  .object({ now: PublicComplaint, after: PublicComplaint, mails: z.array(Mail), found: z.array(FoundPrivate) })
  .meta({ id: 'ComplaintStepPreview' })
export const PlainStep = z.strictObject({ version }).meta({ id: 'ComplaintPlainStep' })
export const HoldBody = z.strictObject({ version, isOurs: z.boolean().default(true) }).meta({ id: 'ComplaintHold' })
export const NoteBody = z.strictObject({ text: requiredText(NOTE_MAX) }).meta({ id: 'ComplaintNote' })
export const MailBody = z
  .strictObject({
    to: z.enum(['player', 'operator']),
    subject: requiredText(SENTENCE_MAX, 3),
    text: requiredText(LETTER_MAX, 3),
  })
  .meta({ id: 'ComplaintMail' })
export const BarsBody = z
  .strictObject({ version, what: z.enum(['text', 'answer']), bars: list(BarInput, ANSWER_MAX) })
  .meta({ id: 'ComplaintBars' })
export const ContactBody = z
  .strictObject({ email: SubscriberEmail, source: requiredText(SOURCE_MAX, 3) })
  .meta({ id: 'ComplaintContact' })
export const ContactParams = z.object({ collection: z.enum(OFFER_COLLECTIONS), id })
export const OfferContact = z.object({ contact: Contact.nullable() }).meta({ id: 'OfferComplaintContact' })
/** Contacts that nobody has checked for long, the oldest first. */
export const DueContacts = z
  .object({
    items: z.array(Contact.extend({ offer: PlayersOffer })),
  })
  .meta({ id: 'ComplaintDueContacts' })
export type DueContacts = z.infer<typeof DueContacts>
export const FileBody = z.strictObject({ file: z.file() }).meta({ id: 'ComplaintFile' })
export const RevealedEmail = z.object({ email: z.string().nullable() }).meta({ id: 'ComplaintEmail' })
export const OperatorLink = z.object({ link: z.string(), until: z.string() }).meta({ id: 'ComplaintLink' })

const TITLE_MAX = 80
const Template = z.strictObject({
  id: z.string().max(64),
  audience: z.enum(['player', 'operator']),
  title: requiredText(TITLE_MAX),
  hint: text(SENTENCE_MAX),
  subject: requiredText(SENTENCE_MAX, 3),
  text: requiredText(LETTER_MAX, 3),
})
const MOST_TEMPLATES = 60
export const Templates = z
  .strictObject({ templates: list(Template, MOST_TEMPLATES) })
  .meta({ id: 'ComplaintTemplates' })
/** With what is known filled in; what stays in braces is empty. */
export const FilledTemplates = z
  .object({ templates: z.array(Template), fields: z.array(z.object({ name: z.string(), value: z.string() })) })
  .meta({ id: 'FilledComplaintTemplates' })
