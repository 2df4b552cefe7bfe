import { expect, test } from 'vitest'
import { answerOf, moveBy, type Moved, wordOf } from '#features/complaints/machine.ts'
import { type Complaint, UNREAD } from '#features/complaints/schema.ts'
import { daysLeft } from '#features/complaints/shared/clock.ts'
import type { DeskStep } from '#features/complaints/step-schema.ts'

const START = Date.parse('2026-11-02T09:00:00.000Z')
const DAY_MS = 24 * 3_600_000
const day = (number: number) => new Date(START + number * DAY_MS)

const COMPLAINT: Complaint = {
  ...UNREAD,
  id: 'stiznost-0001',
  number: 101,
  collection: 'casinos',
  recordId: 'kasino-0001',
  state: 'checking',
  kind: 'bonus',
  wish: 'payout',
  amount: 4800,
  happenedOn: '2026-10-20',
  supportOn: '2026-10-21',
  supportWay: 'chat',
  supportReply: '',
  isRefused: true,
  text: '',
  original: null,
  createdAt: day(0).toISOString(),
  turnSince: day(0).toISOString(),
  lastWordAt: day(0).toISOString(),
}
const SENTENCE = { sentence: 'Ověřujeme to dál.' }
const ASK_PLAYER: DeskStep = { step: 'ask-player', ...SENTENCE, question: 'Pošlete nám výpis?' }
const ASK_OPERATOR: DeskStep = { step: 'ask-operator', ...SENTENCE, question: 'Kdy jste to změnili?' }

/** What happens on which day; each has to be possible. */
function after(...happened: [number, (complaint: Complaint, now: Date) => Moved | undefined][]): Complaint {
  const complaint = { ...COMPLAINT }
  for (const [number, move] of happened) {
    const moved = move(complaint, day(number))
    expect(moved).toBeDefined()
    Object.assign(complaint, moved?.change)
  }
  return complaint
}
const desk = (step: DeskStep) => (complaint: Complaint, now: Date) =>
  moveBy(complaint, step, { now, firm: 'Lví Hry a.s.', hasContact: true })
const send = desk({ step: 'send', ...SENTENCE, findings: [], questions: ['Proč?'] })
const answer = (complaint: Complaint, now: Date) => answerOf(complaint, 'Trváme na svém.', 'stands', now)
const word = (complaint: Complaint, now: Date) => wordOf(complaint, 'Posílám výpis.', now)

test('the operator’s days stand still while the player is asked, and while the newsroom reads what came', () => {
  const asked = after([0, send], [4, desk(ASK_PLAYER)], [9, word], [12, desk(ASK_OPERATOR)])
  expect([asked.turn, daysLeft(day(12), asked.deadlineAt ?? '')]).toEqual(['operator', 10])
})

test('days kept since an answer are still those of the operator when the player is asked about it', () => {
  const publish = desk({ step: 'publish', ...SENTENCE })
  const asked = after(
    [0, send],
    [8, answer],
    [9, publish],
    [10, desk(ASK_PLAYER)],
    [13, word],
    [15, desk(ASK_OPERATOR)],
  )
  expect([asked.turn, daysLeft(day(15), asked.deadlineAt ?? '')]).toEqual(['operator', 6])
})

test('our own check goes on with the days that were left when the player was asked', () => {
  const taken = { step: 'take', ...SENTENCE, title: 'Zrušená výhra', isDocumented: false } as const
  const received = (complaint: Complaint, now: Date) => desk(taken)({ ...complaint, state: 'received' }, now)
  const checked = after([0, received], [2, desk(ASK_PLAYER)], [10, word])
  expect([checked.turn, checked.task, daysLeft(day(10), checked.deadlineAt ?? '')]).toEqual(['us', 'check', 3])
  expect(checked.daysKept).toBeNull()
})
