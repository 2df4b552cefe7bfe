import { NativeSelect, TextInput } from '@mantine/core'
import type { Editing } from '#blocks/admin/editing.ts'
import { type Link, NO_LINK } from '#blocks/link.ts'
import { RecordSelect } from '#records/admin/form/record-select.tsx'
import css from './link-field.module.css'
import { keysOf } from '#shared/objects.ts'

const TARGETS = {
  casino: { label: 'Casino', collection: 'casinos' },
  bookmaker: { label: 'Bookmaker', collection: 'bookmakers' },
  post: { label: 'Post', collection: 'posts' },
} as const

type Target = Link['type']
const TYPES: Target[] = [...keysOf(TARGETS), 'url']

const emptyLink = (type: Target): Link => (type === 'url' ? NO_LINK : { type, id: '' })

const options = (isOptional: boolean) => [
  ...(isOptional ? [{ value: '', label: 'No link' }] : []),
  ...Object.entries(TARGETS).map(([value, { label }]) => ({ value, label })),
  { value: 'url', label: 'Address' },
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
          label="Address"
          required
          placeholder="https://… or /recenze/…/"
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
          label={TARGETS[value.type].label}
          required
          placeholder="Search"
          value={value.id || null}
          onChange={(id) => update(() => ({ type: value.type, id: id ?? '' }))}
          error={link.errorAt('id')}
        />
      )}
    </div>
  )
}
