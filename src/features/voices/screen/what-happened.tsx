import type { DeskVoice } from '#features/voices/api-schema.ts'
import { methodWords, money, monthWords } from '#features/voices/screen/english.ts'
import { QUESTION_NAMES, QUESTIONS } from '#features/voices/shared/questions.ts'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import css from './what-happened.module.css'

const MARKS = { yes: ['check', 'Yes'], no: ['x', 'No'], '': ['minus', 'Not answered'] } as const satisfies Record<
  string,
  readonly [IconName, string]
>

/** What they did, how long it took beside the promise and our own tests, and the five answers. */
export const WhatHappened = ({ voice }: { voice: DeskVoice }) => (
  <div className={css.did}>
    <Did voice={voice} />
    <Took voice={voice} />
    <ul className={css.answers}>
      {QUESTION_NAMES.map((name) => {
        const [icon, words] = MARKS[voice[name]]
        return (
          <li key={name} data-answer={voice[name]} title={words}>
            <Icon name={icon} size={15} />
            {QUESTIONS[name].english}
          </li>
        )
      })}
    </ul>
  </div>
)

function Did({ voice }: { voice: DeskVoice }) {
  const { amount, hours, method, createdAt } = voice
  const where = methodWords(voice)
  const month = <b>{monthWords(createdAt)}</b>
  if (amount === null && hours === null && method === '') {
    return <p>They wrote of no withdrawal, in {month}.</p>
  }
  return (
    <p>
      Withdrew {amount === null ? 'an amount they did not say' : <b>{money(amount)}</b>}
      {where && ` ${where}`} in {month}.
      {hours !== null && (
        <>
          {' '}
          It arrived after <b>{hours === 1 ? '1\u00a0hour' : `${hours}\u00a0hours`}</b>.
        </>
      )}
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
  const round = (value: number) => Math.round(value)
  const isLate = promise !== null && hours > promise
  const isNear = promise !== null && Math.abs(hours - promise) < NEAR * longest
  const words = [
    `It took ${hours} hours`,
    ...(promise === null ? [] : [`the promise is ${promise} hours`]),
    ...(tests ? [`our own tests ${round(tests.from)} to ${round(tests.to)} hours`] : []),
  ]
  return (
    <div className={css.took} data-near={isNear || undefined} role="img" aria-label={words.join('; ')}>
      {tests && (
        <span
          className={css.band}
          style={{ left: at(tests.from), width: at(Math.max(tests.to - tests.from, longest / HUNDRED)) }}
        >
          <em>
            our tests {round(tests.from)}–{round(tests.to)} h
          </em>
        </span>
      )}
      {promise !== null && (
        <span className={css.tick} style={{ left: at(promise) }}>
          <em>promise {promise} h</em>
        </span>
      )}
      <span className={css.dot} style={{ left: at(hours) }} data-late={isLate || undefined}>
        <em>{hours} h</em>
      </span>
    </div>
  )
}
