import { Select, type SelectProps } from '@mantine/core'
import { useState } from 'react'

type Inherited = 'aria-label' | 'placeholder' | 'className' | 'clearable' | 'searchable' | 'clearButtonProps'

export interface SelectFieldProps extends Pick<SelectProps, Inherited> {
  data: { value: string; label: string }[]
  value: string | null
  onChange: (value: string | null) => void
}

/** What somebody did before the options were there. */
export type Reached = 'focused' | 'open' | undefined

interface SelectWithOptionsProps extends SelectFieldProps {
  rightSectionWidth: number
  reached: Reached
}

const focus = (input: HTMLInputElement | null) => input?.focus()

export function SelectWithOptions({ reached, ...props }: SelectWithOptionsProps) {
  // Once: whoever goes on with the keyboard must not be brought back.
  const [first] = useState(reached)
  return <Select {...props} ref={first ? focus : null} defaultDropdownOpened={first === 'open'} />
}
