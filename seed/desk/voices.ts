import { type Bar, withoutBarred } from '#features/players/bars.ts'
import type { Voice } from '#features/voices/schema.ts'
import { ORIGINAL_DAYS } from '#features/voices/shared/limits.ts'
import { type Answer, QUESTION_NAMES } from '#features/voices/shared/questions.ts'
import { fromKeys } from '#shared/objects.ts'
import { casinoId } from '../ids.ts'
import { KLARA } from './people.ts'
import type { Times } from './times.ts'
import { REJECTED, SHOWN, type Told, WAITING, WAVE, WITHDRAWN } from './voice-texts.ts'

export interface DemoVoice {
  voice: Voice
  email: string
  /** The sum on a proof, drawn. */
  paper: number | undefined
}

const ANSWERS: Record<string, Answer> = { y: 'yes', n: 'no' }

function answersOf({ answers }: Told) {
  const given = new Map(QUESTION_NAMES.map((name, at) => [name, ANSWERS[answers.charAt(at)] ?? '']))
  return fromKeys(QUESTION_NAMES, (name) => given.get(name) ?? '')
}

/** Decided the day after it was written. */
const decisionOf = ({ ago }: Told, { at }: Times) => ({ decidedAt: at(-ago + 1, 9.5), decidedBy: KLARA.name })

/** The original words go a month after the decision, as those of real voices do. */
const originalOf = ({ ago, text }: Told) => (ago - 1 >= ORIGINAL_DAYS ? null : text)

function written(told: Told, id: string, { at }: Times): Voice {
  const [method, amount, hours] = told.paid ?? ['', null, null]
  const hour = told.hour ?? 18
  const createdAt = at(-told.ago, hour)
  const confirmedAt = at(-told.ago, hour + 0.2)
  return {
    ...answersOf(told),
    id: `demo-voice-${id}`,
    version: 1,
    collection: 'casinos',
    recordId: casinoId(told.about),
    state: 'waiting',
    text: told.text,
    recommends: told.recommends,
    method,
    amount,
    hours,
    createdAt,
    confirmedAt,
    queuedAt: confirmedAt,
    decidedAt: null,
    decidedBy: '',
    withdrawnAt: null,
    original: told.text,
    bars: [],
    leftOut: [],
    isListed: false,
    isDocumented: false,
    reason: '',
    letter: '',
    question: '',
    askedAt: null,
    answer: '',
    reply: '',
    repliedAt: null,
    proof: '',
    proofType: '',
    isBurst: false,
    isDisposable: false,
    similar: 0,
    samePerson: 0,
    signs: 0,
  }
}

function shown(told: Told, id: string, times: Times): Voice {
  const { isDocumented = false, reply = '', ago } = told
  const repliedAt = reply === '' ? null : times.at(Math.min(-ago + 3, -1), 14)
  const state = { state: 'shown', isListed: true, isDocumented, reply, repliedAt } as const
  const voice = { ...written(told, id, times), ...decisionOf(told, times), ...state, original: originalOf(told) }
  return told.hidden === undefined ? voice : withoutName(voice, told.hidden)
}

function withoutName(voice: Voice, hidden: string): Voice {
  const from = voice.text.indexOf(hidden)
  const bars: Bar[] = [{ from, to: from + hidden.length, what: 'name' }]
  const left = voice.original === null ? [] : bars
  return { ...voice, bars: left, leftOut: ['name'], text: withoutBarred(voice.text, bars) }
}

const rejected = (told: Told, times: Times): Voice => ({
  ...written(told, 'rejected', times),
  ...decisionOf(told, times),
  state: 'rejected',
  reason: 'advert',
  letter: 'Zkušenost láká k registraci přes vlastní odkaz, a takové nezveřejňujeme.',
})

/** What stays of a voice that was shown: where it was. */
const withdrawn = (told: Told, times: Times): Voice => ({
  ...written(told, 'withdrawn', times),
  ...decisionOf(told, times),
  ...fromKeys(QUESTION_NAMES, (): Answer => ''),
  state: 'withdrawn',
  withdrawnAt: times.at(-told.ago + 20, 10),
  isListed: true,
  recommends: false,
  text: '',
  original: null,
})

export function demoVoices(times: Times): DemoVoice[] {
  const waiting = [...WAITING, ...WAVE]
  const voices = [
    ...SHOWN.map((told, place) => shown(told, `shown-${place + 1}`, times)),
    rejected(REJECTED, times),
    withdrawn(WITHDRAWN, times),
  ].map((voice, place) => ({ voice, email: `hrac-${place + 1}@schranka.example`, paper: undefined }))
  return [
    ...voices,
    ...waiting.map((told, place) => ({
      voice: written(told, `waiting-${place + 1}`, times),
      email: `pisatel-${place + 1}@${told.mailbox ?? 'schranka.example'}`,
      paper: told.paper,
    })),
  ]
}
