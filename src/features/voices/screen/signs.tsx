import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { momentWords, shortDay } from '#features/players/screen/words.ts'
import type { DeskVoice } from '#features/voices/api-schema.ts'
import * as v from '#features/voices/messages.ts'
import * as m from '#features/voices/screen/messages.ts'
import { usualWords } from '#features/voices/screen/words.ts'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import { rich } from '#ui/admin/words/rich.tsx'
import css from './voices.module.css'

interface SignProps {
  tone: 'warn' | 'good'
  icon: IconName
  title: string
  children: ReactNode
}

const Sign = ({ tone, icon, title, children }: SignProps) => (
  <li className={css.sign} data-tone={tone}>
    <Icon name={icon} size={16} />
    <span>
      <b>{title}</b>
      <small>{children}</small>
    </span>
  </li>
)

const HOURS_SHOWN = 12

/** What helps to look; nothing of it decides. */
export function Signs({ voice, onCompare }: { voice: DeskVoice; onCompare: () => void }) {
  const { found, maskedEmail, confirmedAt, offer } = voice
  const { title } = offer
  const [first, ...more] = found.similar
  const like = first && { day: shortDay(first.at), title: first.offer.title }
  const email = !maskedEmail
    ? m.addressIsDeleted()
    : found.isDisposable
      ? maskedEmail
      : m.ordinaryMailbox({ email: maskedEmail })
  return (
    <section>
      <h3>{rich(m.signs, { small: (words) => <small>{words}</small> })}</h3>
      <ul className={css.signs}>
        {like && (
          <Sign tone="warn" icon="copy" title={m.sameWords()}>
            {more.length > 0 ? m.sharesWithMore({ ...like, count: more.length }) : m.sharesWith(like)}{' '}
            <Anchor component="button" type="button" fz="inherit" onClick={onCompare}>
              {m.compare()}
            </Anchor>
          </Sign>
        )}
        {found.isBurst && (
          <Sign tone="warn" icon="bolt" title={m.burst()}>
            {m.burstAbout({
              count: found.hours.reduce((sum, count) => sum + count, 0),
              title,
              usual: usualWords(found.usualPerDay),
            })}
            <Spark hours={found.hours.slice(-HOURS_SHOWN)} />
          </Sign>
        )}
        {found.samePerson > 0 && (
          <Sign tone="warn" icon="user" title={v.samePerson()}>
            {m.othersAbout({ count: found.samePerson, title })}
          </Sign>
        )}
        <Sign
          tone={found.isDisposable ? 'warn' : 'good'}
          icon="mail"
          title={found.isDisposable ? v.disposableMailbox() : m.emailConfirmed()}
        >
          {confirmedAt && `${momentWords(confirmedAt)} · `}
          {email}
        </Sign>
        {found.ofPerson === 0 && maskedEmail && (
          <Sign tone="good" icon="user" title={m.firstOfPerson()}>
            {m.nothingElse()}
          </Sign>
        )}
        {found.ofPerson > found.samePerson && (
          <Sign tone="good" icon="user" title={m.wroteBefore()}>
            {m.othersOfMailbox({ count: found.ofPerson - found.samePerson })}
          </Sign>
        )}
      </ul>
    </section>
  )
}

/** Numbers of hours as bars; those above a share of the greatest stand out. */
export const HourBars = ({ hours, hot }: { hours: number[]; hot: number }) => {
  const most = Math.max(1, ...hours)
  return hours.map((count, at) => (
    <i
      key={at}
      data-hot={count > most * hot || undefined}
      style={{ height: `${Math.max(3, (100 * count) / most)}%` }}
    />
  ))
}

const Spark = ({ hours }: { hours: number[] }) => (
  <span className={css.spark} aria-hidden="true">
    <HourBars hours={hours} hot={0.5} />
  </span>
)
