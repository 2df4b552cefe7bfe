import { answerOf, isOverdue, type Moved, moveBy, overdue, receive } from '#features/complaints/machine.ts'
import { type Complaint, UNREAD } from '#features/complaints/schema.ts'
import type { ComplaintEvent } from '#features/complaints/event-schema.ts'
import type { ComplaintContactRow } from '#features/complaints/apart-schema.ts'
import { lastDay } from '#features/complaints/shared/clock.ts'
import { FIRST_NUMBER, ORIGINAL_DAYS } from '#features/complaints/shared/limits.ts'
import { DeskStep } from '#features/complaints/step-schema.ts'
import { type Bar, withoutBarred } from '#features/players/bars.ts'
import { casinoId, type CasinoName } from '../ids.ts'
import { casinoOf } from '../records.ts'
import type { Happened, ToldComplaint } from './complaint-told.ts'
import { LOST_COMPLAINTS } from './lost-complaints.ts'
import { OPEN_COMPLAINTS } from './open-complaints.ts'
import { KLARA } from './people.ts'
import { SOLVED_COMPLAINTS } from './solved-complaints.ts'
import type { Times } from './times.ts'

export interface DemoComplaint {
  complaint: Complaint
  events: ComplaintEvent[]
  email: string
  nickname: string
  /** The sum on a paper of the player. */
  paper: number | undefined
}

const WRITER = 'Klára Vondrová'
/** Klára has written the reviews of these, so another decides their complaints. */
const DECIDED_BY: Partial<Record<CasinoName, string>> = {
  'jantarovy-kapr': 'Ondřej Kalina',
  'zlata-vydra': 'Ondřej Kalina',
}
const RECEIVED = 18

/** Days since the newsroom looked up to whom complaints go; the oldest is due for a check. */
const CONTACTS: Partial<Record<CasinoName, number>> = {
  'modry-lev': 120,
  'bily-jelen': 20,
  'rudy-kohout': 18,
  'horsky-rys': 10,
  'nocni-sova': 77,
  'jantarovy-kapr': 104,
  'divoky-kanec': 200,
  'zlata-vydra': 26,
  'lesni-liska': 24,
}

const contactOf = (name: string) => `reklamace@${name}.example`

export const demoContacts = ({ at }: Times): ComplaintContactRow[] =>
  Object.entries(CONTACTS).map(([name, ago]) => ({
    recordId: `casino-${name}`,
    collection: 'casinos',
    email: contactOf(name),
    source: 'Podmínky, článek Reklamace',
    checkedAt: at(-ago, 9),
    checkedBy: KLARA.name,
  }))

/** In the order of their numbers. */
export function demoComplaints(times: Times): DemoComplaint[] {
  const told = [...SOLVED_COMPLAINTS, ...LOST_COMPLAINTS, ...OPEN_COMPLAINTS].toSorted(
    (one, other) => other.ago - one.ago,
  )
  return told.map((each, place) => livedThrough(each, FIRST_NUMBER + place, times))
}

function received(told: ToldComplaint, number: number, { at, day }: Times): Complaint {
  const { about, ago, kind, wish, amount, way, supportReply, text } = told
  const confirmedAt = new Date(at(-ago, RECEIVED))
  return {
    ...UNREAD,
    ...receive(confirmedAt),
    id: `demo-complaint-${number}`,
    number,
    collection: 'casinos',
    recordId: casinoId(about),
    state: 'received',
    kind,
    wish,
    amount,
    happenedOn: day(-ago - 9),
    supportOn: day(-ago - 8),
    supportWay: way,
    supportReply,
    isRefused: false,
    text,
    original: text,
    createdAt: confirmedAt.toISOString(),
    turnSince: confirmedAt.toISOString(),
    lastWordAt: confirmedAt.toISOString(),
    ...(told.isNobodys ? {} : { holderId: KLARA.id, holderName: KLARA.name }),
  }
}

/** Goes the way of a real complaint, so that every state is one that the desk can reach. */
function livedThrough(told: ToldComplaint, number: number, times: Times): DemoComplaint {
  const firm = casinoOf(told.about).owner
  const events: ComplaintEvent[] = []
  let complaint = received(told, number, times)

  const happen = (moved: Moved, now: Date, by: Pick<ComplaintEvent, 'actor' | 'actorName' | 'isPublic'>) => {
    const from = complaint
    complaint = { ...from, ...moved.change, version: from.version + 1 }
    const { kind, sentence, details, body = '' } = moved
    const id = `${from.id}-${String(events.length).padStart(2, '0')}`
    const states = { fromState: from.state, toState: complaint.state }
    const rest = { addressee: '', undoneAt: null, before: null } as const
    events.push({
      id,
      complaintId: from.id,
      at: now.toISOString(),
      kind,
      sentence,
      details,
      body,
      ...states,
      ...by,
      ...rest,
    })
  }

  const step = ({ what }: Happened, now: Date): void => {
    const person = DECIDED_BY[told.about] ?? WRITER
    const desk = { actor: 'newsroom', actorName: person, isPublic: true } as const
    if ('note' in what) {
      happen({ kind: 'note', sentence: '', details: {}, body: what.note, change: {} }, now, {
        ...desk,
        isPublic: false,
      })
    } else if ('answer' in what) {
      const moved = answerOf(complaint, what.answer, what.outcome, now)
      const body = `Oddělení reklamací, ${contactOf(told.about)}\n\n${what.answer}`
      happen({ ...moved, body }, now, { actor: 'operator', actorName: firm, isPublic: false })
    } else {
      const moved = moveBy(complaint, DeskStep.parse(what.step), { now, firm, hasContact: true })
      if (!moved) throw new Error(`Complaint ${number} cannot ${what.step.step} from ${complaint.state}.`)
      const linkId = what.step.step === 'send' ? { linkId: `${complaint.id}-link` } : {}
      happen({ ...moved, change: { ...linkId, ...moved.change } }, now, desk)
    }
  }

  /** The clock has said so before whatever came next. */
  const pass = (until: Date): void => {
    if (!isOverdue(complaint, until.toISOString())) return
    const now = new Date(complaint.deadlineAt ?? until)
    happen(overdue(complaint, now), now, { actor: 'clock', actorName: '', isPublic: complaint.turn !== 'us' })
  }

  const receivedAt = new Date(complaint.createdAt)
  const first: Moved = { kind: 'received', sentence: '', details: {}, change: {} }
  happen(first, receivedAt, { actor: 'player', actorName: '', isPublic: true })
  for (const each of told.happened) {
    const now = new Date(times.at(-each.ago, each.hour))
    pass(now)
    step(each, now)
  }
  pass(new Date(times.at(0, 0)))
  complaint = withBars(told, { ...complaint, remindAt: null })
  const { nickname, paper } = told
  return { complaint: keptOf(complaint, times), events, email: `${nickname}@schranka.example`, nickname, paper }
}

function withBars({ hidden, text }: ToldComplaint, complaint: Complaint): Complaint {
  if (hidden === undefined) return complaint
  const from = text.indexOf(hidden)
  const bars: Bar[] = [{ from, to: from + hidden.length, what: 'name' }]
  return { ...complaint, bars, leftOut: ['name'], text: withoutBarred(text, bars) }
}

/** The original words go a month after closing, as those of real complaints do. */
function keptOf(complaint: Complaint, { day }: Times): Complaint {
  const { closedAt } = complaint
  const isOld = closedAt !== null && lastDay(closedAt) <= day(-ORIGINAL_DAYS)
  return isOld ? { ...complaint, original: null, bars: [] } : complaint
}
