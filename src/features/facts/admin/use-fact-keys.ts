import { useEffect } from 'react'
import type { FactChecks } from '#features/facts/admin/fact-checks.ts'
import { findFact } from '#features/facts/facts.ts'

/** F2 in a field confirms its fact, Shift F2 its whole group, Alt F2 opens the check panel. */
export function useFactKeys(factChecks: FactChecks | undefined): void {
  useEffect(() => {
    if (!factChecks?.mayCheck) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F2' || !(event.target instanceof Element)) return
      const confirming = event.target.closest('[data-check-panel]')?.querySelector<HTMLElement>('[data-confirm]')
      const key = event.target.closest<HTMLElement>('[data-fact]')?.dataset['fact']
      if (!confirming && key === undefined) return
      event.preventDefault()
      if (confirming) confirming.click()
      else if (key !== undefined) act(factChecks, key, event)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [factChecks])
}

function act(factChecks: FactChecks, key: string, { altKey, shiftKey }: KeyboardEvent): void {
  if (altKey) return factChecks.setOpen(factChecks.open === key ? undefined : key)
  const group = findFact(key)?.group
  const facts = shiftKey ? factChecks.statuses.filter((each) => each.group === group).map(({ fact }) => fact) : [key]
  void factChecks.confirm(facts).catch(() => undefined)
}
