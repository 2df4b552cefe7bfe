import { Progress } from '@mantine/core'
import { useVerification } from '#features/facts/admin/verification.ts'
import type { FactStatus } from '#features/facts/schema.ts'
import { FieldGroup } from '#records/admin/form/field-group.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { dayShort } from '#ui/admin/prague-words.ts'
import css from './fact.module.css'

const NAMED = 3

const namesOf = (statuses: FactStatus[]) =>
  statuses
    .slice(0, NAMED)
    .map(({ label }) => label)
    .join(', ') + (statuses.length > NAMED ? ', …' : '')

export function FactsSummary({ one }: { one: string }) {
  const verification = useVerification()
  if (!verification || verification.statuses.length === 0) return null
  const { statuses } = verification
  const having = (state: FactStatus['state']) => statuses.filter((status) => status.state === state)
  const [checked, due, unchecked] = [having('checked'), having('due'), having('unchecked')]
  const oldest = checked.toSorted((a, b) => (a.check && b.check && a.check.checkedAt < b.check.checkedAt ? -1 : 1))[0]
  return (
    <FieldGroup title={`Facts of this ${one}`}>
      <div>
        <div className={css.line}>
          <b className={css.count}>
            {checked.length} / {statuses.length}
          </b>
          <Progress
            className={css.grow}
            color="green"
            value={(checked.length / statuses.length) * 100}
            aria-label="Facts that are checked"
          />
        </div>
        <ul className={css.lines}>
          {unchecked.length > 0 && (
            <li>
              <Icon name="warn" size={14} />
              {unchecked.length} unchecked: {namesOf(unchecked)}
            </li>
          )}
          {due.length > 0 && (
            <li>
              <Icon name="clock" size={14} />
              {due.length} due: {namesOf(due)}
            </li>
          )}
          {oldest?.check && (
            <li>
              <Icon name="check" size={14} />
              Oldest check: {dayShort(new Date(oldest.check.checkedAt))}, {oldest.label}
            </li>
          )}
        </ul>
      </div>
    </FieldGroup>
  )
}
