import * as m from '#blocks/admin/messages.ts'
import { ActionIcon, Input, Select, Text, TextInput } from '@mantine/core'
import { at, type Editing, filled, optionalText } from '#blocks/admin/editing.ts'
import type { NounMessage } from '#shared/words/message.ts'
import { RecordSelect } from '#records/admin/form/record-select.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { useNames } from '#records/admin/use-names.ts'
import css from './overrides.module.css'
import type { CollectionName } from '#records/admin/api/calls.ts'

type Override = { ribbon?: string | undefined; bonus?: string | undefined }
type ById = Record<string, Override>

interface OverridesProps {
  overrides: Editing<ById | undefined>
  one: NounMessage
  collection: CollectionName
  /** Limits the choice to the offers of a hand-picked list. */
  choices: string[] | undefined
}

const without = (overrides: ById, id: string) =>
  Object.fromEntries(Object.entries(overrides).filter(([other]) => other !== id))

/** Overrides of ribbon and bonus text for this list only. */
export function Overrides({ overrides, one, collection, choices }: OverridesProps) {
  const byId = filled(overrides, {})
  const ids = Object.keys(byId.value)
  const names = useNames(collection, [...new Set([...ids, ...(choices ?? [])])])
  const add = (id: string | null) => {
    if (id) byId.update((now) => ({ ...now, [id]: now[id] ?? {} }))
  }
  const label = m.ownRibbonFor({ noun: one })
  return (
    <Input.Wrapper label={m.ownWords()} description={m.emptyMeansRecord()} labelElement="div">
      <ul className={css.list}>
        {ids.map((id) => {
          const override = at(byId, id)
          const name = names.get(id) ?? ''
          return (
            <li key={id} className={css.row}>
              <Text size="sm" fw={600} className={css.name}>
                {name}
              </Text>
              <TextInput
                aria-label={m.ribbonOf({ name })}
                placeholder={m.ribbon()}
                maxLength={24}
                {...optionalText(override, 'ribbon')}
              />
              <TextInput
                aria-label={m.bonusOf({ name })}
                placeholder={m.bonus()}
                maxLength={120}
                {...optionalText(override, 'bonus')}
              />
              <ActionIcon
                size={28}
                aria-label={m.removeOwnWords({ name })}
                onClick={() => byId.update((now) => without(now, id))}
              >
                <Icon name="x" size={15} />
              </ActionIcon>
            </li>
          )
        })}
      </ul>
      {choices ? (
        <Select
          aria-label={label}
          placeholder={choices.length > 0 ? label : m.chooseFirst({ noun: one })}
          disabled={choices.length === 0}
          data={choices.filter((id) => !ids.includes(id)).map((id) => ({ value: id, label: names.get(id) ?? '' }))}
          value={null}
          onChange={add}
        />
      ) : (
        <RecordSelect collection={collection} label="" placeholder={label} value={null} onChange={add} />
      )}
    </Input.Wrapper>
  )
}
