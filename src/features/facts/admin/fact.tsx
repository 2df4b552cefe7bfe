import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { useVerification } from '#features/facts/admin/verification.ts'
import { factLabel } from '#features/facts/fact-labels.ts'
import * as m from '#features/facts/messages.ts'
import { dueOn } from '#features/facts/state.ts'
import { pragueDay } from '#shared/czech/day.ts'
import { Field } from '#records/admin/form/memo-group.tsx'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import { dayShort } from '#ui/admin/prague-words.ts'
import { useNow } from '#ui/admin/use-now.ts'
import css from './fact.module.css'

interface FactProps {
  /** The key of the fact. */
  of: string
  isInline?: boolean
  children: ReactNode
}

/** A field with the state of its check: ✓ 12 Nov, due 8 Nov, unchecked. F2 in the field confirms it. */
export function Fact({ of, isInline = false, children }: FactProps) {
  const verification = useVerification()
  const now = useNow()

  const status = verification?.statuses.find(({ fact }) => fact === of)
  if (!verification) return children

  const mark = verification.isWaiting(of)
    ? { look: 'ok', icon: 'check' as IconName, words: m.withTheSave() }
    : status && markOf(status.state, status.check, now)
  return (
    <div className={css.fact} data-fact={of} data-inline={isInline || undefined} data-state={status?.state}>
      {children}
      {mark && (
        <UnstyledButton
          className={css.mark}
          data-look={mark.look}
          aria-expanded={verification.open === of}
          title={titleOf(status?.check)}
          disabled={!verification.mayVerify}
          onClick={() => verification.setOpen(verification.open === of ? undefined : of)}
        >
          <Icon name={mark.icon} size={13} />
          {/* Hidden text instead of an aria-label, which would name the field itself. */}
          <VisuallyHidden>{m.checkOfMark({ fact: factLabel(of) })}</VisuallyHidden> {mark.words}
        </UnstyledButton>
      )}
    </div>
  )
}

interface FactFieldProps<Values extends object> extends Omit<FactProps, 'children'> {
  form: UseFormReturnType<Values>
  children: (form: UseFormReturnType<Values>) => ReactNode
}

export const FactField = <Values extends object>({ form, children, ...fact }: FactFieldProps<Values>) => (
  <Fact {...fact}>
    <Field form={form}>{children}</Field>
  </Fact>
)

interface Shown {
  checkedAt: string
  days: number
  userName: string
}

/** A check is due on its last valid day. */
function markOf(state: string, check: Shown | null, now: Date) {
  if (!check) return { look: 'un', icon: 'warn' as IconName, words: m.unchecked() }
  const isDue = state === 'due' || dueOn(check) <= pragueDay(now)
  if (isDue)
    return { look: 'due', icon: 'clock' as IconName, words: m.dueDay({ day: dayShort(new Date(dueOn(check))) }) }
  return { look: 'ok', icon: 'check' as IconName, words: dayShort(new Date(check.checkedAt)) }
}

const titleOf = (check: Shown | null | undefined) =>
  check
    ? m.checkedAndHolds({
        day: dayShort(new Date(check.checkedAt)),
        name: check.userName,
        end: dayShort(new Date(dueOn(check))),
      })
    : undefined
