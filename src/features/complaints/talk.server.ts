import type { Actor } from '#records/actor.ts'
import { readSurroundings } from '#features/complaints/around.server.ts'
import { dayWords, writtenLetter } from '#features/complaints/letters.ts'
import { queueLetter } from '#features/complaints/mail.server.ts'
import {
  type Asked,
  beforeOf,
  LETTER_LIFE_MS,
  readCurrent,
  type Stores,
  UNDO_MAIL_MS,
} from '#features/complaints/move.server.ts'
import { findEmail } from '#features/complaints/person.server.ts'
import type { Complaint } from '#features/complaints/schema.ts'
import { lastDay } from '#features/complaints/shared/clock.ts'
import { addEvent, auditComplaint, getComplaint, saveComplaint } from '#features/complaints/store.server.ts'
import { fieldsIn, filled } from '#features/complaints/templates.ts'
import { LINK } from '#features/players/letter.ts'
import { type Bar, whatIsLeftOut, withoutBarred } from '#features/voices/shared/bars.ts'
import type { Reader } from '#records/db.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import { AppError } from '#shared/app-error.ts'
import { formatCrowns } from '#shared/czech/format.ts'
import { newId } from '#shared/id.ts'

/** For the newsroom only; it changes nothing else. */
export const addNote = (services: Stores, { id, actor }: Asked, words: string): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const complaint = await getComplaint(trx, id)
    const event = { kind: 'note', actor: 'newsroom', actorName: actor.name, sentence: '', details: {} } as const
    await addEvent(trx, { from: complaint, to: complaint }, { ...event, body: words, isPublic: false }, services.now())
  })

/** Who of the newsroom has it. */
export const holdComplaint = (services: Stores, asked: Asked, holder: Actor | null): Promise<Complaint> =>
  inTransaction(services.db, async (trx) => {
    const complaint = await readCurrent(trx, asked)
    const change = { holderId: holder?.id ?? null, holderName: holder?.name ?? '' }
    const after = await saveComplaint(trx, complaint, change, services.now())
    await auditComplaint(trx, asked.actor, 'hold', complaint)
    return after
  })

/** What fills itself in in letters; empty if it is not known. */
export async function fieldValues(db: Reader, complaint: Complaint): Promise<Record<string, string>> {
  const { offer } = await readSurroundings(db, complaint)
  const { number, amount, deadlineAt, title } = complaint
  return {
    kasino: offer.title,
    číslo: String(number),
    částka: amount === null ? '' : formatCrowns(amount),
    lhůta: deadlineAt === null ? '' : dayWords(lastDay(deadlineAt)),
    název: title,
    odkaz: LINK,
  }
}

interface Written {
  to: 'player' | 'operator'
  subject: string
  text: string
}

/** A letter of the newsroom. It does not move the state. */
export const mailTo = (services: Stores, { id, actor }: Asked, { to, subject, text }: Written): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    if (!canSendMail(services.env)) throw new AppError('NO_MAIL', 'This site sends no mail.')
    const complaint = await getComplaint(trx, id)
    const { contact } = await readSurroundings(trx, complaint)
    const address = to === 'player' ? await findEmail(trx, id) : contact?.email
    if (!address)
      throw new AppError('BAD_REQUEST', to === 'player' ? 'The address was deleted.' : 'There is no contact.')
    const values = await fieldValues(trx, complaint)
    const empty = [...fieldsIn(subject), ...fieldsIn(text)].filter((name) => !values[name])
    if (empty.length > 0) {
      const fields = empty.map((name) => ({ path: 'text', message: `„${name}“ is empty.` }))
      throw new AppError('VALIDATION_FAILED', 'Fill in what is marked.', fields)
    }
    const now = services.now()
    const event = { kind: 'mail', actor: 'newsroom', actorName: actor.name, sentence: '', details: {} } as const
    const words = { subject: filled(subject, values), text: filled(text, values) }
    const eventId = newId()
    const line = {
      ...event,
      id: eventId,
      body: `${words.subject}\n\n${words.text}`,
      isPublic: false,
      addressee: to,
      before: {},
    }
    await addEvent(trx, { from: complaint, to: complaint }, line, now)
    await queueLetter(trx, services, {
      id: `${eventId}-m`,
      complaintId: id,
      to: address,
      role: to,
      letter: writtenLetter(words.subject, words.text),
      at: new Date(now.getTime() + UNDO_MAIL_MS),
      lifeMs: LETTER_LIFE_MS,
    })
    await auditComplaint(trx, actor, `mail-${to}`, complaint)
  })

interface Covered {
  what: 'text' | 'answer'
  bars: readonly Bar[]
}

/** Bars are of the original words; once those are deleted, of what is left, and for good. */
export const blackOut = (services: Stores, asked: Asked, { what, bars }: Covered): Promise<Complaint> =>
  inTransaction(services.db, async (trx) => {
    const complaint = await readCurrent(trx, asked)
    const words = what === 'answer' ? complaint.pendingAnswer : (complaint.original ?? complaint.text)
    if (bars.some(({ from, to }) => to > words.length || from >= to)) {
      throw new AppError('BAD_REQUEST', 'A bar is outside of the text.')
    }
    const now = services.now()
    const after = await saveComplaint(trx, complaint, covered(complaint, { what, bars }, words), now)
    const event = {
      kind: 'black-out',
      actor: 'newsroom',
      actorName: asked.actor.name,
      sentence: '',
      details: {},
    } as const
    const before = beforeOf(complaint, after)
    await addEvent(trx, { from: complaint, to: after }, { ...event, isPublic: false, before }, now)
    await auditComplaint(trx, asked.actor, 'black-out', complaint)
    return after
  })

function covered({ original, leftOut }: Complaint, { what, bars }: Covered, words: string): Partial<Complaint> {
  if (what === 'answer') return { pendingBars: [...bars] }
  const change = { text: withoutBarred(words, bars), leftOut: whatIsLeftOut(bars) }
  if (original !== null) return { ...change, bars: [...bars] }
  return { ...change, leftOut: [...new Set([...leftOut, ...change.leftOut])] }
}
