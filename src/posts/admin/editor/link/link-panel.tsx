import * as m from '#posts/admin/editor/messages.ts'
import { Button, Combobox, Group, TextInput, useCombobox } from '@mantine/core'
import { useClickOutside, useFocusTrap, useMergedRef, useWindowEvent } from '@mantine/hooks'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { type LinkTarget, useLinkTargets } from '#posts/admin/editor/link/link-targets.ts'
import { useFloatingPosition } from '#posts/admin/editor/floating-position.ts'
import { contentHref } from '#shared/schema/url.ts'
import { removeLink, setLink } from '#records/admin/form/rich-text/set-link.ts'
import { StatusBadge } from '#ui/admin/status-badge.tsx'
import css from './link-panel.module.css'

export function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const present = String(editor.getAttributes('link')['href'] ?? '')
  const [typed, setTyped] = useState(present)
  const [error, setError] = useState<string>()
  const { targets, isSettled, isError } = useLinkTargets(typed === present ? '' : typed)
  const combobox = useCombobox({ opened: true })
  const panel = useClickOutside<HTMLDivElement>(onClose)
  // Outside the panel, the focus would leave it open over the text.
  const trap = useFocusTrap()

  const input = useRef<HTMLInputElement>(null)
  useFloatingPosition(panel, editor.view, editor.state.selection.from)
  // After it is positioned: focusing would scroll to its previous position.
  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), [])

  useWindowEvent('keydown', ({ key }) => {
    if (key !== 'Escape') return
    onClose()
    editor.view.focus()
  })
  function apply({ href, label }: Pick<LinkTarget, 'href' | 'label'>): void {
    onClose()
    setLink(editor, href, label)
  }
  function applyTyped(): void {
    const [first] = targets
    const parsed = contentHref.safeParse(first?.group === 'Address' ? first.href : typed.trim())
    if (parsed.success) apply({ href: parsed.data, label: parsed.data })
    else setError(parsed.error.issues[0]?.message)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || combobox.getSelectedOptionIndex() !== -1) return
    event.preventDefault()
    applyTyped()
  }

  return (
    <div ref={useMergedRef(panel, trap)} className={css.panel} role="dialog" aria-label={m.link()}>
      <Combobox
        store={combobox}
        onOptionSubmit={(index) => {
          const target = targets[Number(index)]
          if (target) apply(target)
        }}
      >
        <Combobox.EventsTarget>
          <TextInput
            label={m.linkTo()}
            placeholder={m.searchTarget()}
            value={typed}
            error={error}
            ref={input}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setError(undefined)
              combobox.resetSelectedOption()
            }}
          />
        </Combobox.EventsTarget>
        <Targets targets={targets} none={noneOf(isSettled, isError)} />
      </Combobox>
      <Group gap={8} mt={10} justify="space-between">
        {present ? (
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            onClick={() => {
              onClose()
              removeLink(editor)
            }}
          >
            {m.removeLink()}
          </Button>
        ) : (
          <span />
        )}
        <Button size="compact-sm" onClick={applyTyped} disabled={typed.trim() === ''}>
          {m.setLink()}
        </Button>
      </Group>
    </div>
  )
}

function noneOf(isSettled: boolean, isError: boolean): string {
  if (isError) return m.targetsUnread()
  return isSettled ? m.nothingHasWords() : m.searching()
}

const GROUPS = { Address: m.address, Posts: m.posts, Casinos: m.casinos, Bookmakers: m.bookmakers }

const Targets = ({ targets, none }: { targets: LinkTarget[]; none: string }) => (
  <Combobox.Options className={css.targets} tabIndex={0} aria-label={m.whereLinkLeads()}>
    {[...Map.groupBy(targets, ({ group }) => group)].map(([group, own]) => (
      <Combobox.Group key={group} label={GROUPS[group]()}>
        {own.map((target) => (
          <Combobox.Option key={target.href} value={String(targets.indexOf(target))} className={css.target}>
            <span className={css.label}>{target.label}</span>
            {target.isDraft && <StatusBadge status="inactive" />}
            {group !== 'Address' && <span className={css.href}>{target.href}</span>}
          </Combobox.Option>
        ))}
      </Combobox.Group>
    ))}
    {targets.length === 0 && <Combobox.Empty>{none}</Combobox.Empty>}
  </Combobox.Options>
)
