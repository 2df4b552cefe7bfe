import { TextInput, type TextInputProps } from '@mantine/core'
import { useRef, useState } from 'react'
import * as m from '#records/admin/form/messages.ts'
import { usePending } from '#records/admin/form/pending.tsx'

interface DateFieldProps extends Omit<TextInputProps, 'type' | 'ref' | 'onInput'> {
  type: 'date' | 'datetime-local'
}

/** An optional date. The browser reports a partly typed one as empty, so it would be saved as none. */
export function DateField({ error, ...field }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isUnfinished, setUnfinished] = useState(false)
  usePending((reason) => {
    const isWrong = input.current?.validity.badInput === true
    if (reason === 'save') setUnfinished(isWrong)
    return !isWrong
  })
  return (
    <TextInput
      {...field}
      ref={input}
      error={isUnfinished ? m.finishDate() : error}
      onInput={(event) => {
        if (isUnfinished) setUnfinished(event.currentTarget.validity.badInput)
      }}
      onBlur={() => setUnfinished(input.current?.validity.badInput === true)}
    />
  )
}
