import { useEffect } from 'react'
import type { FactDesk } from '#entities/fact/admin/fact-desk.ts'
import { factCalled } from '#entities/fact/facts.ts'

/** F2 in a field confirms its fact, Shift F2 its whole group, Alt F2 opens the check panel. */
export function useFactKeys(desk: FactDesk | undefined): void {
  useEffect(() => {
    if (!desk?.mayCheck) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F2' || !(event.target instanceof Element)) return
      const confirming = event.target.closest('[data-check-panel]')?.querySelector<HTMLElement>('[data-confirm]')
      const key = event.target.closest<HTMLElement>('[data-fact]')?.dataset['fact']
      if (!confirming && key === undefined) return
      event.preventDefault()
      if (confirming) confirming.click()
      else if (key !== undefined) act(desk, key, event)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [desk])
}

function act(desk: FactDesk, key: string, { altKey, shiftKey }: KeyboardEvent): void {
  if (altKey) return desk.setOpen(desk.open === key ? undefined : key)
  const group = factCalled(key)?.group
  const facts = shiftKey ? desk.statuses.filter((each) => each.group === group).map(({ fact }) => fact) : [key]
  void desk.confirm(facts).catch(() => {})
}
