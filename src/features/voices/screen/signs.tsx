import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import type { DeskVoice } from '#features/voices/api-schema.ts'
import { sentTime, shortDay } from '#features/voices/screen/english.ts'
import { plural } from '#ui/admin/format.ts'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
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
  const [first, ...more] = found.similar
  const inDay = found.hours.reduce((sum, count) => sum + count, 0)
  return (
    <section>
      <h3>
        Signs <small>They help you look. None of them decides.</small>
      </h3>
      <ul className={css.signs}>
        {first && (
          <Sign tone="warn" icon="copy" title="Same words elsewhere">
            It shares sentences with a voice of {shortDay(first.at)} about {first.offer.title}
            {more.length > 0 && ` and ${plural(more.length, 'other', 'others')}`}.{' '}
            <Anchor component="button" type="button" fz="inherit" onClick={onCompare}>
              Compare
            </Anchor>
          </Sign>
        )}
        {found.isBurst && (
          <Sign tone="warn" icon="bolt" title="Burst">
            {inDay} about {offer.title} within a day, usually {usualWords(found.usualPerDay)}
            <Spark hours={found.hours.slice(-HOURS_SHOWN)} />
          </Sign>
        )}
        {found.samePerson > 0 && (
          <Sign tone="warn" icon="user" title="The same person again this month">
            {plural(found.samePerson, 'other voice', 'other voices')} about {offer.title} from this mailbox
          </Sign>
        )}
        <Sign
          tone={found.isDisposable ? 'warn' : 'good'}
          icon="mail"
          title={found.isDisposable ? 'Disposable mailbox' : 'E-mail confirmed'}
        >
          {confirmedAt && `${sentTime(confirmedAt)} · `}
          {maskedEmail || 'the address is deleted'}
          {!found.isDisposable && maskedEmail && ', an ordinary mailbox'}
        </Sign>
        {found.ofPerson === 0 && maskedEmail && (
          <Sign tone="good" icon="user" title="First voice of this person">
            Nothing else from this mailbox
          </Sign>
        )}
        {found.ofPerson > found.samePerson && (
          <Sign tone="good" icon="user" title="Has written before">
            {plural(found.ofPerson - found.samePerson, 'other voice', 'other voices')} from this mailbox
          </Sign>
        )}
      </ul>
    </section>
  )
}

const FEW = 0.1
/** “2 a day”, “1 in 9 days” */
export const usualWords = (perDay: number) =>
  perDay >= 1 ? `${Math.round(perDay)} a day` : perDay >= FEW ? `1 in ${Math.round(1 / perDay)} days` : 'hardly any'

function Spark({ hours }: { hours: number[] }) {
  const most = Math.max(1, ...hours)
  return (
    <span className={css.spark} aria-hidden="true">
      {hours.map((count, at) => (
        <i
          key={at}
          data-hot={count > most / 2 || undefined}
          style={{ height: `${Math.max(8, (100 * count) / most)}%` }}
        />
      ))}
    </span>
  )
}
