import * as m from '#blocks/admin/messages.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import type { Editing } from '#blocks/admin/editing.ts'
import { type Link, NO_LINK } from '#blocks/link.ts'
import { RecordSelect } from '#records/admin/form/record-select.tsx'
import css from './link-field.module.css'
import { keysOf } from '#shared/objects.ts'

const TARGETS = {
  casino: { label: m.casino, collection: 'casinos' },
  bookmaker: { label: m.bookmaker, collection: 'bookmakers' },
  post: { label: m.post, collection: 'posts' },
} as const

type Target = Link['type']
const TYPES: Target[] = [...keysOf(TARGETS), 'url']

const emptyLink = (type: Target): Link => (type === 'url' ? NO_LINK : { type, id: '' })

const options = (isOptional: boolean) => [
  ...(isOptional ? [{ value: '', label: m.noLink() }] : []),
  ...Object.entries(TARGETS).map(([value, { label }]) => ({ value, label: label() })),
  { value: 'url', label: m.address() },
]

interface LinkFieldProps {
  label: string
  link: Editing<Link | undefined>
  required?: boolean
}

/** A link target: a record, which follows a changed slug, or an address. */
export function LinkField({ label, link, required = false }: LinkFieldProps) {
  const { value, update } = link
  return (
    <div className={css.link}>
      <NativeSelect
        label={label}
        required={required}
        data={options(!required)}
        value={value?.type ?? ''}
        onChange={(event) => {
          const type = TYPES.find((known) => known === event.currentTarget.value)
          update(() => type && emptyLink(type))
        }}
        error={link.errorAt()}
      />
      {value?.type === 'url' && (
        <TextInput
          label={m.address()}
          required
          placeholder={m.addressPlaceholder()}
          value={value.href}
          onChange={(event) => {
            const href = event.currentTarget.value.trim()
            update(() => ({ type: 'url', href }))
          }}
          error={link.errorAt('href')}
        />
      )}
      {value && value.type !== 'url' && (
        <RecordSelect
          key={value.type}
          collection={TARGETS[value.type].collection}
          label={TARGETS[value.type].label()}
          required
          placeholder={m.search()}
          value={value.id || null}
          onChange={(id) => update(() => ({ type: value.type, id: id ?? '' }))}
          error={link.errorAt('id')}
        />
      )}
    </div>
  )
}
