import { Select, type SelectProps } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'

interface Option {
  value: string
  label: string
}

type Field =
  | 'aria-label'
  | 'label'
  | 'description'
  | 'placeholder'
  | 'error'
  | 'required'
  | 'className'
  | 'rightSectionWidth'
type Behaviour = 'clearable' | 'clearButtonProps' | 'searchable' | 'searchValue' | 'onSearchChange' | 'openOnFocus'
type Handlers = 'onFocus' | 'onBlur' | 'onKeyDown'

export interface SelectFieldProps extends Pick<SelectProps, Field | Behaviour | Handlers> {
  data: (Option | { group: string; items: Option[] })[]
  value: string | null
  onChange: (value: string | null) => void
  /** What matters only once it is open. */
  dropdown?: Pick<SelectProps, 'allowDeselect' | 'filter' | 'nothingFoundMessage' | 'comboboxProps'> | undefined
  'data-path'?: string | undefined
  'data-autofocus'?: boolean | undefined
}

/** What somebody did before the options were there. */
export type Reached = 'focused' | 'open' | undefined

interface SelectWithOptionsProps extends SelectFieldProps {
  reached: Reached
}

const focus = (input: HTMLInputElement | null) => input?.focus()

export function SelectWithOptions({ reached, dropdown, ...props }: SelectWithOptionsProps) {
  const { searchValue, onSearchChange } = props
  // Once: whoever goes on with the keyboard must not be brought back.
  const [first] = useState({ reached, typed: searchValue })
  const goOn = useEffectEvent(() => {
    if (first.typed) onSearchChange?.(first.typed)
  })
  // Mantine begins with the name of the chosen option.
  useEffect(() => goOn(), [])
  return (
    <Select
      {...props}
      {...dropdown}
      ref={first.reached ? focus : null}
      defaultDropdownOpened={first.reached === 'open'}
    />
  )
}
