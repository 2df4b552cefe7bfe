import * as m from '#features/collaboration/messages.ts'
import { Combobox, Textarea, useCombobox } from '@mantine/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { completed, mentionAt, peopleLike, type Typing } from '#features/collaboration/admin/notes/mentions.ts'
import { type Colleague, usePeople } from '#features/collaboration/admin/notes/use-notes.ts'
import { currentUser } from '#records/admin/api/user.ts'

const MOST_SHOWN = 6
/** The limit of the server. */
const NOTE_MAX = 2000

interface NoteFieldProps {
  label: string
  placeholder: string
  value: string
  onChange: (text: string) => void
  onSend: () => void
  onCancel?: () => void
  hasFocus?: boolean
}

export function NoteField({ label, placeholder, value, onChange, onSend, onCancel, hasFocus = false }: NoteFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const people = usePeople()
  const [typing, setTyping] = useState<Typing>()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const me = currentUser().id
  const found = typing
    ? peopleLike(people, typing.query)
        .filter(({ id }) => id !== me)
        .slice(0, MOST_SHOWN)
    : []

  function look(text: string, caret: number): void {
    const now = mentionAt(text, caret)
    setTyping(now)
    if (!now) return combobox.closeDropdown()
    combobox.openDropdown()
    combobox.selectFirstOption()
  }

  function choose(person: Colleague): void {
    const input = field.current
    if (!input || !typing) return
    const next = completed(value, input.selectionStart, typing, person)
    onChange(next.text)
    setTyping(undefined)
    combobox.closeDropdown()
    requestAnimationFrame(() => input.setSelectionRange(next.caret, next.caret))
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation()
      if (combobox.dropdownOpened) combobox.closeDropdown()
      else onCancel?.()
    }
    if (event.key !== 'Enter') return
    if (!(event.ctrlKey || event.metaKey)) {
      const [first] = found
      // People who came later than the letters are shown, but none of them is marked yet.
      const isUnmarked = combobox.dropdownOpened && combobox.getSelectedOptionIndex() === -1
      if (!first || !isUnmarked || event.shiftKey) return
      event.preventDefault()
      return choose(first)
    }
    event.preventDefault()
    event.stopPropagation()
    onSend()
  }

  return (
    <Combobox
      store={combobox}
      position="bottom-start"
      onOptionSubmit={(id) => {
        const person = people.find((each) => each.id === id)
        if (person) choose(person)
      }}
    >
      <Combobox.Target withExpandedAttribute={found.length > 0}>
        <Textarea
          ref={field}
          aria-label={label}
          placeholder={placeholder}
          autosize
          minRows={1}
          maxRows={8}
          maxLength={NOTE_MAX}
          data-autofocus={hasFocus || undefined}
          autoFocus={hasFocus}
          value={value}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value)
            look(currentTarget.value, currentTarget.selectionStart)
          }}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={press}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={found.length === 0}>
        <Combobox.Options aria-label={m.people()}>
          {found.map((person) => (
            <Combobox.Option key={person.id} value={person.id}>
              {person.name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
