import { Input, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import * as m from '#records/admin/form/messages.ts'
import { usePending } from '#records/admin/form/pending.tsx'
import { SortableList } from '#records/admin/form/sortable-list.tsx'
import css from './text-list-field.module.css'

interface TextListFieldProps {
  label: string
  placeholder: string
  value: string[]
  onChange: (value: string[]) => void
  max: number
  maxLength: number
  error?: ReactNode
  errorAt?: (index: number) => ReactNode
  'data-path'?: string
}

export function TextListField(props: TextListFieldProps) {
  const { label, placeholder, value, onChange, max, maxLength, error, errorAt } = props
  const [next, setNext] = useState('')
  const add = () => {
    const lines = next.split('\n').flatMap((line) => line.trim() || [])
    if (lines.length > 0) onChange([...value, ...lines])
    setNext('')
  }
  usePending(() => {
    if (next) add()
    return true
  })
  return (
    <Input.Wrapper label={label} error={error} labelElement="div" data-path={props['data-path']}>
      <SortableList items={value} onChange={onChange} nameOf={(text) => text || m.emptyLine()}>
        {(text, index) => (
          <Textarea
            variant="unstyled"
            autosize
            className={css.line}
            aria-label={`${label} ${index + 1}`}
            value={text}
            maxLength={maxLength}
            error={errorAt?.(index)}
            // A line may wrap but has no line breaks.
            onChange={(event) => onChange(value.with(index, event.currentTarget.value.replaceAll('\n', ' ')))}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        )}
      </SortableList>
      {value.length < max && (
        <TextInput
          className={css.next}
          aria-label={placeholder}
          placeholder={placeholder}
          value={next}
          maxLength={maxLength}
          onChange={(event) => setNext(event.currentTarget.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
      )}
    </Input.Wrapper>
  )
}
