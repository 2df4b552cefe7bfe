import { Combobox, Input, TextInput, useCombobox } from '@mantine/core'
import { useEffect } from 'react'
import * as m from '#records/admin/form/messages.ts'
import { usePendingWork } from '#records/admin/form/pending.tsx'
import { noOptions, useRecordSearch } from '#records/admin/form/record-select.tsx'
import { SortableList } from '#records/admin/form/sortable-list.tsx'
import { useTypedName } from '#records/admin/form/use-typed-name.ts'
import { CREATE, createByName } from '#records/admin/create-by-name.ts'
import { findByName } from '#records/admin/find-by-name.ts'
import type { ListParameters } from '#shared/page.ts'
import { useNames } from '#records/admin/use-names.ts'
import { useStableCallback } from '#ui/admin/use-stable-callback.ts'
import type { CollectionName } from '#records/admin/api/calls.ts'

interface RecordListFieldProps {
  collection: CollectionName
  label: string
  placeholder: string
  value: string[]
  onChange: (ids: string[]) => void
  error?: React.ReactNode
  max?: number
  filter?: ListParameters
  /** Allows creating a record with this title; only for kinds that need nothing but a title. */
  mayCreate?: boolean
  layout?: 'rows' | 'pills'
  'data-path'?: string
}

/** Usually more than there are: already chosen ones are left out. */
const SHOWN = 100

export function RecordListField(props: RecordListFieldProps) {
  const {
    collection,
    label,
    placeholder,
    value,
    onChange,
    error,
    max = Infinity,
    filter,
    mayCreate = false,
    layout = 'rows',
  } = props
  const { q, setQ, found, cacheNameOf, isSettled, onFocus } = useRecordSearch(collection, { filter, shown: SHOWN })
  const names = useNames(collection, value)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const choices = found.filter((option) => !value.includes(option.value))
  const title = q.trim()
  const isKnown = found.some((option) => option.label.toLowerCase() === title.toLowerCase())
  // Offered only after the search has finished: it may find the title, and options must not move under the pointer.
  const isNew = mayCreate && isSettled && title.length > 1 && !isKnown

  const { selectFirstOption } = combobox
  useEffect(() => {
    if (q && isSettled) selectFirstOption()
  }, [q, isSettled, selectFirstOption])

  const add = useStableCallback((id: string) => {
    if (!value.includes(id)) onChange([...value, id])
  })
  const whileWorking = usePendingWork()

  async function choose(chosen: string): Promise<void> {
    setQ('')
    forget()
    combobox.resetSelectedOption()
    if (chosen !== CREATE) {
      cacheNameOf(chosen)
      add(chosen)
      return
    }
    try {
      await whileWorking(createByName(collection, { title }).then(({ id }) => add(id)))
    } catch (error) {
      setQ((next) => next || title)
      throw error
    }
  }

  const { problem, forget, settleNow } = useTypedName<string>({
    typed: q,
    setTyped: setQ,
    find: async (name) => {
      const { exact, hasOthers } = await findByName(collection, name, filter)
      return exact?.id ?? (mayCreate && !hasOthers && name.length > 1 ? CREATE : undefined)
    },
    choose,
  })

  return (
    <Input.Wrapper label={label} error={problem ?? error} labelElement="div" data-path={props['data-path']}>
      <SortableList items={value} onChange={onChange} nameOf={(id) => names.get(id) ?? id} layout={layout}>
        {(id) => names.get(id)}
      </SortableList>
      {value.length < max && (
        <Combobox store={combobox} onOptionSubmit={(chosen) => void choose(chosen).catch(() => undefined)}>
          <Combobox.Target>
            <TextInput
              mt={value.length > 0 ? 6 : 0}
              aria-label={placeholder}
              placeholder={placeholder}
              error={Boolean(problem ?? error)}
              value={q}
              onFocus={() => {
                onFocus()
                combobox.openDropdown()
              }}
              onBlur={() => combobox.closeDropdown()}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                // It chooses; it must not submit the form.
                event.preventDefault()
                // While a search runs, or where it found nothing, there is no option that the key could pick.
                if (!isSettled || (choices.length === 0 && !isNew)) settleNow()
              }}
              onChange={(event) => {
                setQ(event.currentTarget.value)
                forget()
                combobox.openDropdown()
              }}
            />
          </Combobox.Target>
          <Combobox.Dropdown>
            <Combobox.Options mah={260} style={{ overflowY: 'auto' }}>
              {choices.map((option) => (
                <Combobox.Option key={option.value} value={option.value} disabled={!isSettled}>
                  {option.label}
                </Combobox.Option>
              ))}
              {isNew && <Combobox.Option value={CREATE}>{m.createTitled({ title })}</Combobox.Option>}
              {choices.length === 0 && !isNew && <Combobox.Empty>{noOptions(isSettled)}</Combobox.Empty>}
            </Combobox.Options>
          </Combobox.Dropdown>
        </Combobox>
      )}
    </Input.Wrapper>
  )
}
