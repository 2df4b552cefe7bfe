import { useWindowEvent } from '@mantine/hooks'
import { topDialog } from '#ui/admin/screen-keys.ts'

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Single letters, while the list or the pane has the focus, or nothing has. */
export function useVoiceKeys(place: { current: HTMLElement | null }, keys: Record<string, (() => void) | false>): void {
  useWindowEvent('keydown', (event) => {
    const { target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isField(target) || topDialog()) return
    const isHere = target === document.body || (target instanceof Node && place.current?.contains(target))
    const act = isHere && keys[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
}
