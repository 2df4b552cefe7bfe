import { Anchor, Button, Kbd } from '@mantine/core'
import { useVerification } from '#features/facts/admin/verification.ts'
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
      {verification.mayVerify && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<Icon name="check" size={14} />}
          loading={verification.isBusy}
          onClick={() => void verification.confirm(own.map(({ fact }) => fact)).catch(() => undefined)}
        >
          All still true today <Kbd ml={8}>Shift F2</Kbd>
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
      {verification.mayVerify && (
        <Button variant="default" size="compact-sm" onClick={() => verification.setOpen(first.fact)}>
          Checked today…
        </Button>
      )}
    </div>
  )
}
