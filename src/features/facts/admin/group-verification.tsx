import { Anchor, Button, Kbd } from '@mantine/core'
import { useVerification } from '#features/facts/admin/verification.ts'
import { factLabel, factValue, labelsOf } from '#features/facts/fact-labels.ts'
import * as m from '#features/facts/messages.ts'
import { text } from '#shared/words/message.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import type { FactGroup } from '#features/facts/facts.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './fact.module.css'

export function GroupVerification({ group }: { group: FactGroup }) {
  const verification = useVerification()
  const own = verification?.statuses.filter((status) => status.group === group) ?? []
  if (!verification || own.length === 0) return null
  const checked = own.filter(({ state }) => state === 'checked').length
  const sources = new Set(own.flatMap(({ last }) => (last?.sourceKind === 'address' ? [last.source] : [])))
  const [source] = sources
  return (
    <div className={css.line}>
      <span className={`${css.note} ${css.grow}`}>
        {sources.size === 1 && source
          ? rich(m.checkedOfSameSource, {
              checked,
              all: own.length,
              source: (
                <Anchor href={source} target="_blank" rel="noreferrer" inherit underline="always">
                  {source.replace('https://', '')}
                </Anchor>
              ),
            })
          : m.checkedOf({ checked, all: own.length })}
      </span>
      {verification.mayVerify && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<Icon name="check" size={14} />}
          loading={verification.isBusy}
          onClick={() => void verification.confirm(own.map(({ fact }) => fact)).catch(() => undefined)}
        >
          {rich(m.allStillTrue, { k: (key) => <Kbd ml={8}>{key}</Kbd> })}
        </Button>
      )}
    </div>
  )
}

/** Warns about values changed since their check; readers see them as being verified. */
export function ChangedFacts({ group }: { group: FactGroup }) {
  const verification = useVerification()
  const changed = verification?.statuses.filter(
    ({ group: own, state, last }) => own === group && state === 'unchecked' && last,
  )
  const [first, ...others] = changed ?? []
  if (!verification || !first?.last) return null
  const change = {
    fact: text(factLabel(first.fact)),
    before: factValue(first.last),
    now: factValue(first),
    b: (words: string) => <b>{words}</b>,
  }
  return (
    <div className={css.warning} role="status">
      <Icon name="warn" />
      <span>
        {others.length > 0
          ? rich(m.changedUncheckedToo, { ...change, others: labelsOf(others) })
          : rich(m.changedUnchecked, change)}
      </span>
      {verification.mayVerify && (
        <Button variant="default" size="compact-sm" onClick={() => verification.setOpen(first.fact)}>
          {m.checkedTodayAs()}
        </Button>
      )}
    </div>
  )
}
