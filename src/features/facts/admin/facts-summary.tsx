import { Progress } from '@mantine/core'
import { useVerification } from '#features/facts/admin/verification.ts'
import { factLabel, labelsOf } from '#features/facts/fact-labels.ts'
import type { FactTable } from '#features/facts/facts.ts'
import * as m from '#features/facts/messages.ts'
import type { FactStatus } from '#features/facts/schema.ts'
import { FieldGroup } from '#records/admin/form/field-group.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { dayShort } from '#ui/admin/prague-words.ts'
import css from './fact.module.css'

const NAMED = 3

function namesOf(statuses: FactStatus[]): string {
  const names = labelsOf(statuses.slice(0, NAMED))
  return statuses.length > NAMED ? m.namesAndMore({ names }) : names
}

export function FactsSummary({ table }: { table: FactTable }) {
  const verification = useVerification()
  if (!verification || verification.statuses.length === 0) return null
  const { statuses } = verification
  const having = (state: FactStatus['state']) => statuses.filter((status) => status.state === state)
  const [checked, due, unchecked] = [having('checked'), having('due'), having('unchecked')]
  const oldest = checked.toSorted((a, b) => (a.check && b.check && a.check.checkedAt < b.check.checkedAt ? -1 : 1))[0]
  return (
    <FieldGroup title={table === 'casino' ? m.factsOfCasino() : m.factsOfBookmaker()}>
      <div>
        <div className={css.line}>
          <b className={css.count}>
            {checked.length} / {statuses.length}
          </b>
          <Progress
            className={css.grow}
            color="green"
            value={(checked.length / statuses.length) * 100}
            aria-label={m.checkedFacts()}
          />
        </div>
        <ul className={css.lines}>
          {unchecked.length > 0 && (
            <li>
              <Icon name="warn" size={14} />
              {m.uncheckedOnes({ number: unchecked.length, names: namesOf(unchecked) })}
            </li>
          )}
          {due.length > 0 && (
            <li>
              <Icon name="clock" size={14} />
              {m.dueOnes({ number: due.length, names: namesOf(due) })}
            </li>
          )}
          {oldest?.check && (
            <li>
              <Icon name="check" size={14} />
              {m.oldestCheck({ day: dayShort(new Date(oldest.check.checkedAt)), fact: factLabel(oldest.fact) })}
            </li>
          )}
        </ul>
      </div>
    </FieldGroup>
  )
}
