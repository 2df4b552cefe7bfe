import { TagsInput, type TagsInputProps } from '@mantine/core'
import { useState } from 'react'
import { usePending } from '#ui/admin/form/pending.tsx'

interface TagsFieldProps extends Pick<TagsInputProps, 'label' | 'error'> {
  value: string[]
  onChange: (value: string[]) => void
  'data-path'?: string
}

/** Short words side by side. One that is typed and not confirmed yet counts as soon as the field is left or the form saved. */
export function TagsField({ value, onChange, ...field }: TagsFieldProps) {
  const [typed, setTyped] = useState('')

  function add(): void {
    const tag = typed.trim()
    const isThere = value.some((each) => each.toLowerCase() === tag.toLowerCase())
    if (tag && !isThere) onChange([...value, tag])
    setTyped('')
  }
  usePending(() => {
    if (typed) add()
    return true
  })

  return (
    <TagsInput
      {...field}
      withPillsReorder
      value={value}
      onChange={onChange}
      searchValue={typed}
      onSearchChange={setTyped}
      acceptValueOnBlur={false}
      onBlur={add}
    />
  )
}
