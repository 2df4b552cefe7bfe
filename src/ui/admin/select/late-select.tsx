import { ComboboxChevron, ComboboxClearButton, InputBase } from '@mantine/core'
import { type KeyboardEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { warm } from '#ui/admin/lazy-part.tsx'
import * as m from '#ui/admin/messages.ts'
import type * as selects from '#ui/admin/select/select-with-options.tsx'
import { notify } from '#ui/admin/toasts.tsx'
import { whenIdle } from '#ui/admin/when-idle.ts'

let loaded: typeof selects | undefined
const listeners = new Set<() => void>()

async function load(): Promise<void> {
  loaded = await import('#ui/admin/select/select-with-options.tsx')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const OPENING_KEYS = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp'])
const SECTION_WIDTH = 28
const CLOSED = { role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': false } as const

/**
 * Looks like a closed select until its options can be shown. They are loaded with the pointer or the focus on the way, or
 * once nothing else goes on; whoever was faster finds it open, with the focus, as soon as they are there.
 */
export function LateSelect(props: selects.SelectFieldProps) {
  const there = useSyncExternalStore(subscribe, () => loaded)
  const [reached, setReached] = useState<selects.Reached>()
  useEffect(() => whenIdle(() => warm(load)), [])
  if (there) return <there.SelectWithOptions {...props} rightSectionWidth={SECTION_WIDTH} reached={reached} />

  const { data, value, onChange, clearable, searchable, clearButtonProps, ...field } = props
  const open = () => {
    setReached('open')
    load().catch(() => notify.error(navigator.onLine ? m.notLoaded : m.notLoadedOffline))
  }
  const press = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.has(event.key)) return
    event.preventDefault()
    open()
  }
  return (
    <InputBase
      {...field}
      {...CLOSED}
      readOnly
      pointer={!searchable}
      value={data.find((option) => option.value === value)?.label ?? ''}
      rightSection={
        clearable && value !== null ? (
          <ComboboxClearButton {...clearButtonProps} onClear={() => onChange(null)} />
        ) : (
          <ComboboxChevron size="sm" />
        )
      }
      rightSectionWidth={SECTION_WIDTH}
      rightSectionPointerEvents="none"
      onPointerEnter={() => warm(load)}
      onFocus={() => {
        // A press comes before the focus it brings.
        setReached((before) => before ?? (searchable ? 'open' : 'focused'))
        warm(load)
      }}
      onBlur={() => setReached(undefined)}
      onMouseDown={open}
      onKeyDown={press}
    />
  )
}
