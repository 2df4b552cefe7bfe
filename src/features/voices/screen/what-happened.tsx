import { money, monthWords } from '#features/players/screen/words.ts'
import type { DeskVoice } from '#features/voices/api-schema.ts'
import * as m from '#features/voices/screen/messages.ts'
import { QUESTION_NAMES } from '#features/voices/shared/questions.ts'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import { rich } from '#ui/admin/words/rich.tsx'
import css from './what-happened.module.css'

const MARKS = { yes: ['check', m.yes], no: ['x', m.no], '': ['minus', m.notAnswered] } as const satisfies Record<
  string,
  readonly [IconName, () => string]
>

const ANSWERED = {
  payout: m.payout,
  terms: m.terms,
  support: m.support,
  verification: m.verification,
  again: m.again,
}

/** What they did, how long it took beside the promise and our own tests, and the five answers. */
export const WhatHappened = ({ voice }: { voice: DeskVoice }) => (
  <div className={css.did}>
    <Did voice={voice} />
    <Took voice={voice} />
    <ul className={css.answers}>
      {QUESTION_NAMES.map((name) => {
        const [icon, words] = MARKS[voice[name]]
        return (
          <li key={name} data-answer={voice[name]} title={words()}>
            <Icon name={icon} size={15} />
            {ANSWERED[name]()}
          </li>
        )
      })}
    </ul>
  </div>
)

const WHERE = { account: m.toAccount, card: m.toCard, wallet: m.toWallet, other: undefined, '': undefined }

function Did({ voice: { amount, hours, method, createdAt } }: { voice: DeskVoice }) {
  const b = (words: string) => <b>{words}</b>
  const month = monthWords(createdAt)
  if (amount === null && hours === null && method === '') return <p>{rich(m.noWithdrawal, { month, b })}</p>
  const words = WHERE[method]?.()
  const where = words ? ` ${words}` : ''
  return (
    <p>
      {amount === null
        ? rich(m.withdrewUnknown, { where, month, b })
        : rich(m.withdrew, { amount: money(amount), where, month, b })}{' '}
      {hours !== null && rich(m.arrivedAfter, { count: hours, b })}
    </p>
  )
}

const HUNDRED = 100
/** Closer together, two labels would overlap. */
const NEAR = 0.25
/** Room after the longest of the three. */
const ROOM = 1.12

function Took({ voice: { hours, offer, tests } }: { voice: DeskVoice }) {
  if (hours === null) return null
  const promise = offer.payoutsSpeed
  const longest = Math.max(hours, promise ?? 0, tests?.to ?? 0, 1) * ROOM
  const at = (value: number) => `${(HUNDRED * value) / longest}%`
  const isLate = promise !== null && hours > promise
  const isNear = promise !== null && Math.abs(hours - promise) < NEAR * longest
  const round = tests && { from: Math.round(tests.from), to: Math.round(tests.to) }
  const words = [
    m.tookHours({ hours }),
    ...(promise === null ? [] : [m.promiseIs({ hours: promise })]),
    ...(round ? [m.testsAre(round)] : []),
  ]
  return (
    <div className={css.took} data-near={isNear || undefined} role="img" aria-label={words.join('; ')}>
      {tests && round && (
        <span
          className={css.band}
          style={{ left: at(tests.from), width: at(Math.max(tests.to - tests.from, longest / HUNDRED)) }}
        >
          <em>{m.ourTests(round)}</em>
        </span>
      )}
      {promise !== null && (
        <span className={css.tick} style={{ left: at(promise) }}>
          <em>{m.promise({ hours: promise })}</em>
        </span>
      )}
      <span className={css.dot} style={{ left: at(hours) }} data-late={isLate || undefined}>
        <em>{m.hoursShort({ hours })}</em>
      </span>
    </div>
  )
}
