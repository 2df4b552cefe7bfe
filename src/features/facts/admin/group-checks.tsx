import { Anchor, Button, Kbd } from '@mantine/core'
import { useFactChecks } from '#features/facts/admin/fact-checks.ts'
import type { FactGroup } from '#features/facts/facts.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './fact.module.css'

export function GroupChecks({ group }: { group: FactGroup }) {
  const factChecks = useFactChecks()
  const own = factChecks?.statuses.filter((status) => status.group === group) ?? []
  if (!factChecks || own.length === 0) return null
  const checked = own.filter(({ state }) => state === 'checked').length
  const sources = new Set(own.flatMap(({ last }) => (last?.sourceKind === 'address' ? [last.source] : [])))
  const [source] = sources
  return (
    <div className={css.line}>
      <span className={`${css.note} ${css.grow}`}>
        {checked} of {own.length} checked
        {sources.size === 1 && source && (
          <>
            , same source:{' '}
            <Anchor href={source} target="_blank" rel="noreferrer" inherit underline="always">
              {source.replace('https://', '')}
            </Anchor>
          </>
        )}
      </span>
      {factChecks.mayCheck && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<Icon name="check" size={14} />}
          loading={factChecks.isBusy}
          onClick={() => void factChecks.confirm(own.map(({ fact }) => fact)).catch(() => undefined)}
        >
          All still true today <Kbd ml={8}>Shift F2</Kbd>
        </Button>
      )}
    </div>
  )
}

/** Warns about values changed since their check; readers see them as being verified. */
export function ChangedFacts({ group }: { group: FactGroup }) {
  const factChecks = useFactChecks()
  const changed = factChecks?.statuses.filter(
    ({ group: own, state, last }) => own === group && state === 'unchecked' && last,
  )
  const [first, ...others] = changed ?? []
  if (!factChecks || !first?.last) return null
  return (
    <div className={css.warning} role="status">
      <Icon name="warn" />
      <span>
        <b>
          {first.label} changed from {first.last.words} to {first.words} and nobody checked it.
        </b>{' '}
        {others.length > 0 && `The same with ${others.map(({ label }) => label).join(', ')}. `}
        Readers see „ověřujeme“ until someone does.
      </span>
      {factChecks.mayCheck && (
        <Button variant="default" size="compact-sm" onClick={() => factChecks.setOpen(first.fact)}>
          Checked today…
        </Button>
      )}
    </div>
  )
}
