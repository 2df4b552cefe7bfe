import { useHotkeys, useWindowEvent } from '@mantine/hooks'
import { lazy, Suspense, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { OPEN_PALETTE } from '#admin/palette/open-palette.ts'
import { type Command, commandOf } from '#admin/palette/shortcuts.ts'
import { useWayBack } from '#ui/admin/records/way-back.ts'

const PaletteDialog = lazy(async () => ({
  default: (await import('#admin/palette/palette-dialog.tsx')).PaletteDialog,
}))
const HelpDialog = lazy(async () => ({ default: (await import('#admin/palette/help-dialog.tsx')).HelpDialog }))

/** How long g waits for its letter. */
const SEQUENCE_MS = 1200

const isTyping = ({ target }: Event) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const hasDialog = () => document.querySelector('[aria-modal="true"]') !== null

/** Everything by keyboard: the palette, the shortcuts and the sheet that explains them. */
export function Palette() {
  const navigate = useNavigate()
  const location = useLocation()
  const wayBack = useWayBack()
  const [isOpen, setOpen] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const [isHelp, setHelp] = useState(false)
  const before = useRef<{ key: string; at: number }>(undefined)

  const open = () => {
    setAsked(true)
    setOpen(true)
  }
  useHotkeys([['mod+K', open]], [], true)
  useWindowEvent(OPEN_PALETTE, open)

  function run(command: Command): void {
    if (command?.do === 'go') void navigate(command.path, { state: wayBack })
    if (command?.do === 'help') setHelp(true)
    if (command?.do === 'search') document.querySelector<HTMLInputElement>('#main input[type="search"]')?.focus()
  }

  useWindowEvent('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || hasDialog()) return
    const last = before.current
    before.current = undefined
    const recent = last && event.timeStamp - last.at < SEQUENCE_MS ? last.key : undefined
    const command = commandOf(event.key, recent, location)
    if (!command) return
    event.preventDefault()
    if (command.do === 'wait') before.current = { key: event.key, at: event.timeStamp }
    else run(command)
  })

  return (
    <Suspense>
      {wasAsked && <PaletteDialog isOpen={isOpen} onClose={() => setOpen(false)} onHelp={() => setHelp(true)} />}
      {isHelp && <HelpDialog onClose={() => setHelp(false)} />}
    </Suspense>
  )
}
