import { findEmail, mailAbout, readSurroundings } from '#features/complaints/around.server.ts'
import * as m from '#features/complaints/messages.ts'
import { dayWords, writtenLetter } from '#features/complaints/letters.ts'
import {
  type Asked,
  beforeOf,
  LETTER_LIFE_MS,
  readCurrent,
  type Stores,
  UNDO_MAIL_MS,
} from '#features/complaints/move.server.ts'
import type { Complaint } from '#features/complaints/schema.ts'
import { lastDay } from '#features/complaints/shared/clock.ts'
import { addEvent, auditComplaint, getComplaint, saveComplaint } from '#features/complaints/store.server.ts'
import { fieldsIn, filled, FIRST_TEMPLATES, type Template } from '#features/complaints/templates.ts'
import { LINK } from '#features/players/letter.ts'
import type { Bar } from '#features/players/bars.ts'
import { checkBars, covered } from '#features/players/bars.server.ts'
import type { Db, Reader } from '#records/db.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import { AppError, fieldError } from '#shared/app-error.ts'
import { formatCrowns } from '#shared/czech/format.ts'
import { newId } from '#shared/id.ts'
import { said } from '#shared/words/message.ts'

/** For the newsroom only; it changes nothing else. */
export const addNote = (services: Stores, { id, actor, text }: Asked & { text: string }): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const complaint = await getComplaint(trx, id)
    const event = { kind: 'note', actor: 'newsroom', actorName: actor.name, body: text, isPublic: false } as const
    await addEvent(trx, { from: complaint, to: complaint }, event, services.now())
  })

/** Who of the newsroom has it. */
export const holdComplaint = (services: Stores, asked: Asked & { isOurs: boolean }): Promise<Complaint> =>
  inTransaction(services.db, async (trx) => {
    const complaint = await readCurrent(trx, asked)
    const { id: holderId, name: holderName } = asked.isOurs ? asked.actor : { id: null, name: '' }
    const after = await saveComplaint(trx, complaint, { holderId, holderName }, services.now())
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

interface Written extends Asked {
  to: 'player' | 'operator'
  subject: string
  text: string
}

/** A letter of the newsroom. It does not move the state. */
export const mailTo = (services: Stores, { id, actor, to, subject, text }: Written): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    if (!canSendMail(services.env)) throw new AppError('NO_MAIL', m.noMail)
    const complaint = await getComplaint(trx, id)
    const { contact } = await readSurroundings(trx, complaint)
    const address = to === 'player' ? await findEmail(trx, id) : contact?.email
    if (!address) throw new AppError('BAD_REQUEST', to === 'player' ? m.noAddress : m.noContact)
    const values = await fieldValues(trx, complaint)
    const empty = [...fieldsIn(subject), ...fieldsIn(text)].filter((name) => !values[name])
    if (empty.length > 0) {
      const fields = empty.map((name) => fieldError('text', said(m.fieldEmpty, { name })))
      throw new AppError('VALIDATION_FAILED', m.fillIn, fields)
    }
    const now = services.now()
    const letter = writtenLetter(filled(subject, values), filled(text, values))
    const eventId = newId()
    const by = { kind: 'mail', actor: 'newsroom', actorName: actor.name, addressee: to, isPublic: false } as const
    const body = [letter.subject, ...letter.paragraphs].join('\n\n')
    await addEvent(trx, { from: complaint, to: complaint }, { ...by, id: eventId, body, before: {} }, now)
    const at = new Date(now.getTime() + UNDO_MAIL_MS)
    const sending = { id: `${eventId}-m`, complaintId: id, to: address, role: to, letter, at, lifeMs: LETTER_LIFE_MS }
    await mailAbout(trx, services, sending)
    await auditComplaint(trx, actor, `mail-${to}`, complaint)
  })

interface Covered extends Asked {
  what: 'text' | 'answer'
  bars: Bar[]
}

export const blackOut = (services: Stores, { what, bars, ...asked }: Covered): Promise<Complaint> =>
  inTransaction(services.db, async (trx) => {
    const complaint = await readCurrent(trx, asked)
    const now = services.now()
    if (what === 'answer') checkBars(bars, complaint.pendingAnswer)
    const change = what === 'answer' ? { pendingBars: bars } : covered(complaint, bars)
    const after = await saveComplaint(trx, complaint, change, now)
    const event = { kind: 'black-out', actor: 'newsroom', actorName: asked.actor.name, isPublic: false } as const
    const before = beforeOf(complaint, after)
    await addEvent(trx, { from: complaint, to: after }, { ...event, before }, now)
    await auditComplaint(trx, asked.actor, 'black-out', complaint)
    return after
  })

export async function listTemplates(db: Reader): Promise<Template[]> {
  const rows = await db
    .selectFrom('complaintTemplate')
    .orderBy('position')
    .select(['id', 'audience', 'title', 'hint', 'subject', 'text'])
    .execute()
  return rows.length === 0 ? [...FIRST_TEMPLATES] : rows
}

/** All of them at once: there are few, and their order is what is edited most. */
export const saveTemplates = (db: Db, templates: readonly Template[]): Promise<Template[]> =>
  inTransaction(db, async (trx) => {
    await trx.deleteFrom('complaintTemplate').execute()
    const rows = templates.map((template, position) => ({ ...template, id: template.id || newId(), position }))
    if (rows.length > 0) await trx.insertInto('complaintTemplate').values(rows).execute()
    return listTemplates(trx)
  })

/** For one complaint, with what is known of it. */
export async function filledTemplates(db: Db, id: string) {
  const values = await fieldValues(db, await getComplaint(db, id))
  const fill = (words: string) => filled(words, values)
  const templates = (await listTemplates(db)).map((each) => ({
    ...each,
    subject: fill(each.subject),
    text: fill(each.text),
  }))
  return { templates, fields: Object.entries(values).map(([name, value]) => ({ name, value })) }
}
