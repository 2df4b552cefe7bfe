import { useHotkeys, useWindowEvent } from '@mantine/hooks'
import { Suspense, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { OPEN_PALETTE } from '#admin/palette/open-palette.ts'
import { type Command, commandOf } from '#admin/palette/shortcuts.ts'
import { lazyDialog } from '#ui/admin/lazy-part.tsx'
import { useBackState } from '#records/admin/back-path.ts'
import { topDialog } from '#ui/admin/screen-keys.ts'

const PaletteDialog = lazyDialog(async () => (await import('#admin/palette/palette-dialog.tsx')).PaletteDialog)
const HelpDialog = lazyDialog(async () => (await import('#admin/palette/help-dialog.tsx')).HelpDialog)

const SEQUENCE_MS = 1200

const isTyping = ({ target }: Event) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The palette gets the focus with a delay, as its code is loaded on demand. */
const isInDialog = () => document.activeElement?.closest('[aria-modal="true"]') !== null

export function Palette() {
  const navigate = useNavigate()
  const location = useLocation()
  const wayBack = useBackState()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [query, setQuery] = useState('')
  const [isHelp, setHelp] = useState(false)
  const before = useRef<{ key: string; at: number }>(undefined)

  const open = () => {
    setWasOpened(true)
    setQuery('')
    setOpen(true)
  }
  useHotkeys([['mod+K', open]], [], true)
  useWindowEvent(OPEN_PALETTE, open)

  function run(command: Command): void {
    if (command?.do === 'go') void navigate(command.path, { state: wayBack })
    if (command?.do === 'help') setHelp(true)
    if (command?.do === 'search') document.querySelector<HTMLInputElement>('#main input[type="search"]')?.focus()
  }

  /** Keys typed before the palette has the focus go into its query, neither into the text behind nor to shortcuts. */
  function typeAhead(event: KeyboardEvent): void {
    if (!isOpen || isInDialog() || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'Backspace') setQuery((typed) => typed.slice(0, -1))
    else if (event.key.length === 1) setQuery((typed) => typed + event.key)
  }
  useWindowEvent('keydown', typeAhead, { capture: true })

  const isForShortcuts = (event: KeyboardEvent) =>
    !(event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || topDialog())

  function press(event: KeyboardEvent): void {
    const last = before.current
    before.current = undefined
    const command = commandOf(event.key, last?.key, location)
    if (!command) return
    event.preventDefault()
    if (command.do === 'wait') before.current = { key: event.key, at: event.timeStamp }
    else run(command)
  }
  useWindowEvent('keydown', (event) => {
    if (isForShortcuts(event)) press(event)
  })

  // Captured first: the second key of a sequence is no shortcut of the screen below.
  useWindowEvent(
    'keydown',
    (event) => {
      if (before.current && event.timeStamp - before.current.at >= SEQUENCE_MS) before.current = undefined
      if (!before.current || !isForShortcuts(event)) return
      event.stopPropagation()
      press(event)
    },
    { capture: true },
  )

  return (
    <Suspense>
      {wasOpened && (
        <PaletteDialog
          isOpen={isOpen}
          query={query}
          onQuery={setQuery}
          onClose={() => setOpen(false)}
          onHelp={() => setHelp(true)}
        />
      )}
      {isHelp && <HelpDialog onClose={() => setHelp(false)} />}
    </Suspense>
  )
}
