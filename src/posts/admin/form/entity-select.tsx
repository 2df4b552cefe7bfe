import * as m from '#posts/admin/form/messages.ts'
import type { ReactNode } from 'react'
import type { PostInput } from '#posts/schema.ts'
import { asFound, createOption, noOptions, useRecordSearch } from '#records/admin/form/record-select.tsx'
import { useTypedName } from '#records/admin/form/use-typed-name.ts'
import { CREATE, createByName } from '#records/admin/create-by-name.ts'
import { findByName } from '#records/admin/find-by-name.ts'
import { cacheName, type Titled, useNames } from '#records/admin/use-names.ts'
import { LateSelect } from '#ui/admin/select/late-select.tsx'
import { isKeyOf } from '#shared/objects.ts'

type Linked = Pick<PostInput, 'entity' | 'entityModel'>
type Model = NonNullable<PostInput['entityModel']>

const NOTHING: Linked = { entity: null, entityModel: null }
const MODELS = ['Casino', 'Bookmaker'] as const
const CREATIONS = { Casino: m.createCasino, Bookmaker: m.createBookmaker }
const COLLECTIONS = { Casino: 'casinos', Bookmaker: 'bookmakers' } as const satisfies Record<Model, string>

interface EntitySelectProps {
  value: Linked
  onChange: (linked: Linked) => void
  error?: ReactNode
  'data-path'?: string
}

interface Found {
  model: Model
  record: Titled
}

/** A name that both a casino and a bookmaker have stands for neither. */
async function findIn(typed: string): Promise<Found | undefined> {
  const found = await Promise.all(
    MODELS.map(async (model) => ({ model, record: (await findByName(COLLECTIONS[model], typed)).exact })),
  )
  const [only, ...others] = found.flatMap(({ model, record }) => (record ? [{ model, record }] : []))
  return others.length === 0 ? only : undefined
}

const make = async (model: Model, title: string): Promise<Found> => ({
  model,
  record: await createByName(COLLECTIONS[model], { title }),
})

export function EntitySelect(props: EntitySelectProps) {
  const { onChange, error } = props
  const { entity, entityModel } = props.value
  const names = useNames(COLLECTIONS[entityModel ?? 'Casino'], entity ? [entity] : [])
  const chosen = entity && entityModel ? { value: `${entityModel}:${entity}`, label: names.get(entity) ?? '…' } : null
  const casinos = useRecordSearch('casinos', { chosen: chosen?.label })
  const bookmakers = useRecordSearch('bookmakers', { chosen: chosen?.label })
  const group = (title: string, model: Model, found: typeof casinos.found) => ({
    group: title,
    items: found.map(({ value, label }) => ({ value: `${model}:${value}`, label })),
  })
  const groups = [group(m.casinos(), 'Casino', casinos.found), group(m.bookmakers(), 'Bookmaker', bookmakers.found)]
  const isSettled = casinos.isSettled && bookmakers.isSettled
  const isNew =
    isSettled &&
    casinos.q !== chosen?.label &&
    createOption(casinos.q, [...casinos.found, ...bookmakers.found], (title) => ({ title }))
  const title = casinos.q.trim()
  const creations = isNew
    ? [
        {
          group: m.newOnes(),
          items: MODELS.map((model) => ({
            value: `${model}:${CREATE}`,
            label: CREATIONS[model]({ title }),
          })),
        },
      ]
    : []
  const isListed = groups.some(({ items }) => items.some((item) => item.value === chosen?.value))
  function setQ(q: string): void {
    casinos.setQ(q)
    bookmakers.setQ(q)
  }
  const { problem, forget, create, onBlur, onKeyDown } = useTypedName<Found>({
    typed: casinos.q,
    chosen: chosen?.label,
    setTyped: setQ,
    find: findIn,
    choose: ({ model, record }) => {
      cacheName(COLLECTIONS[model], record)
      if (record.id === entity) setQ(chosen?.label ?? '')
      onChange({ entity: record.id, entityModel: model })
    },
  })

  return (
    <LateSelect
      label={m.linkedEntity()}
      data-path={props['data-path']}
      placeholder={m.noLink()}
      data={[...(chosen && !isListed ? [chosen] : []), ...groups, ...creations]}
      value={chosen?.value ?? null}
      onChange={(picked) => {
        const [model = '', id] = picked?.split(':') ?? []
        if (!id || !isKeyOf(COLLECTIONS, model)) onChange(NOTHING)
        else if (id === CREATE) create(make(model, title))
        else {
          const { cacheNameOf } = model === 'Casino' ? casinos : bookmakers
          cacheNameOf(id)
          onChange({ entity: id, entityModel: model })
        }
      }}
      searchable
      openOnFocus={false}
      onFocus={() => {
        casinos.onFocus()
        bookmakers.onFocus()
      }}
      clearable
      searchValue={casinos.q}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onSearchChange={(q) => {
        setQ(q)
        forget()
      }}
      dropdown={{ filter: asFound, nothingFoundMessage: noOptions(isSettled) }}
      clearButtonProps={{ 'aria-label': m.clearLinked() }}
      error={problem ?? error}
    />
  )
}
