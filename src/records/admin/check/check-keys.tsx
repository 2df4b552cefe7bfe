import { Group, Kbd } from '@mantine/core'
import { use } from 'react'
import * as m from '#records/admin/check/messages.ts'
import type { CheckListProps } from '#records/admin/check/check-list-types.ts'
import { ChecksContext, type Line } from '#records/admin/check/checks-store.ts'
import { useLocked } from '#records/admin/form/lockable.tsx'
import { useScreenKeys } from '#ui/admin/screen-keys.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import css from './check.module.css'

interface CheckKeysProps<Rec, Place> extends Pick<CheckListProps<Rec, Place>, 'applyFix'> {
  /** Shows the findings, and the place of the one that the keys moved to. */
  onStep: (place: Place) => void
}

/** F8 moves from finding to finding, wherever in the form the caret is, and Ctrl+. fixes the current one. */
export function useCheckKeys<Rec, Place>({ applyFix, onStep }: CheckKeysProps<Rec, Place>): void {
  const store = use(ChecksContext)
  const isLocked = useLocked()
  const linesNow = (): Line<Rec, Place>[] => store.get()?.lines ?? []
  const indexNow = () => linesNow().findIndex(({ key }) => key === store.current())

  function step(by: 1 | -1): void {
    const [lines, index] = [linesNow(), indexNow()]
    const line = lines.at((index + by + (index < 0 && by < 0 ? 1 : 0)) % lines.length)
    if (!line) return
    store.setCurrent(line.key)
    onStep(line.finding.place)
  }

  function fixCurrent(): void {
    const first = linesNow()[Math.max(indexNow(), 0)]?.finding.fixes?.[0]
    if (!isLocked && first?.kind === 'change') applyFix(first.change)
  }

  useScreenKeys([
    ['F8', () => step(1)],
    ['shift+F8', () => step(-1)],
    ['mod+.', fixCurrent],
  ])
}

const key = (inner: string) => <Kbd>{inner}</Kbd>

export const KeysHint = () => (
  <Group className={css.keys} gap={14} visibleFrom="sm">
    <span>{rich(m.next, { key })}</span>
    <span>{rich(m.back, { key })}</span>
    <span>{rich(m.mend, { key })}</span>
  </Group>
)
