import { ComboboxChevron, ComboboxClearButton, InputBase } from '@mantine/core'
import {
  type Dispatch,
  type FocusEvent,
  type KeyboardEvent,
  type SetStateAction,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
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
const CLOSED = { role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': false } as const

/**
 * Looks like a closed select until its options can be shown. They are loaded with the pointer or the focus on the way, or
 * once nothing else goes on; whoever was faster finds it open, with the focus and what was typed, as soon as they are there.
 */
export function LateSelect({ dropdown, ...props }: selects.SelectFieldProps) {
  const there = useSyncExternalStore(subscribe, () => loaded)
  const [reached, setReached] = useState<selects.Reached>()
  useEffect(() => whenIdle(() => warm(load)), [])
  return there ? (
    <there.SelectWithOptions {...props} dropdown={dropdown} reached={reached} />
  ) : (
    <ClosedSelect {...props} onReach={setReached} />
  )
}

interface ClosedSelectProps extends Omit<selects.SelectFieldProps, 'dropdown'> {
  onReach: Dispatch<SetStateAction<selects.Reached>>
}

function ClosedSelect({ onReach, data, value, onChange, ...props }: ClosedSelectProps) {
  const { clearable, clearButtonProps, onFocus, onBlur, onKeyDown, ...others } = props
  const { searchable = false, searchValue, onSearchChange, openOnFocus = true, ...field } = others
  const [isTyped, setTyped] = useState(false)
  function open(): void {
    onReach('open')
    load().catch(() => notify.error(navigator.onLine ? m.notLoaded : m.notLoadedOffline))
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const isText = onSearchChange !== undefined && (event.key === ' ' || (event.key === 'Enter' && isTyped))
    if (!OPENING_KEYS.has(event.key) || isText) return onKeyDown?.(event)
    event.preventDefault()
    open()
  }
  function focus(event: FocusEvent<HTMLInputElement>): void {
    // A press comes before the focus it brings.
    onReach((before) => before ?? (searchable && openOnFocus ? 'open' : 'focused'))
    warm(load)
    onFocus?.(event)
  }
  function leave(event: FocusEvent<HTMLInputElement>): void {
    onReach(undefined)
    setTyped(false)
    onBlur?.(event)
  }
  function type(typed: string): void {
    setTyped(true)
    open()
    onSearchChange?.(typed)
  }
  return (
    <InputBase
      {...field}
      {...CLOSED}
      readOnly={!onSearchChange}
      pointer={!searchable}
      value={isTyped ? searchValue : searchValue || labelIn(data, value)}
      onChange={(event) => type(event.currentTarget.value)}
      rightSection={
        clearable && value !== null ? (
          <ComboboxClearButton {...clearButtonProps} onClear={() => onChange(null)} />
        ) : (
          <ComboboxChevron size="sm" />
        )
      }
      rightSectionPointerEvents="none"
      onPointerEnter={() => warm(load)}
      onFocus={focus}
      onBlur={leave}
      onMouseDown={open}
      onKeyDown={press}
    />
  )
}

function labelIn(data: selects.SelectFieldProps['data'], value: string | null): string {
  const options = data.flatMap((item) => ('group' in item ? item.items : item))
  return options.find((option) => option.value === value)?.label ?? ''
}
