import { TagsInput, type TagsInputProps } from '@mantine/core'
import { useState } from 'react'
import { usePending } from '#records/admin/form/pending.tsx'

interface TagsFieldProps extends Pick<TagsInputProps, 'label' | 'error'> {
  value: string[]
  onChange: (value: string[]) => void
  'data-path'?: string
}

/** A list of short words. A word not confirmed yet is added when the field loses the focus or the form is saved. */
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
