import { Select, Table } from '@mantine/core'
import type { JobReport } from '#features/import-site/job-schema.ts'
import type { Chooser } from '#features/import-site/screen/report/chooser.ts'
import * as m from '#features/import-site/screen/report/messages.ts'
import { Part } from '#features/import-site/screen/report/part.tsx'
import { MENU_PLACES, type MenuPlace } from '#entities/settings/menus.ts'
import { useOptions } from '#records/admin/use-options.ts'
import { formatNumber } from '#ui/admin/format.ts'
import css from '#features/import-site/screen/import-site.module.css'

type PartOf = Chooser & { report: JobReport }

export function Authors({ report: { authors }, choices, change }: PartOf) {
  const writers = useOptions('writers')
  return (
    <Part
      id="authors"
      title={m.authorsTitle()}
      count={authors.length}
      items={authors}
      head={[m.inTheFile(), m.postsColumn(), m.becomes()]}
      row={({ login, name, posts, writerId, isLeftOut }) => (
        <Table.Tr key={login}>
          <Table.Td>
            <b>{login}</b>
            <small>{name}</small>
          </Table.Td>
          <Table.Td>{formatNumber(posts)}</Table.Td>
          <Table.Td>
            <Select
              aria-label={name || login}
              className={css.select}
              allowDeselect={false}
              searchable
              data={[
                { value: 'new', label: m.newWriter({ name: name || login }) },
                { value: 'none', label: m.nobody() },
                ...writers.map(({ value, label }) => ({ value, label: m.writerHere({ name: label }) })),
              ]}
              value={choices.authors[login] ?? (isLeftOut ? 'none' : (writerId ?? 'new'))}
              onChange={(value) => value && change({ authors: { ...choices.authors, [login]: value } })}
            />
          </Table.Td>
        </Table.Tr>
      )}
    />
  )
}

export function Terms({ report: { terms }, choices, change }: PartOf) {
  const rubrics = useOptions('rubrics')
  return (
    <Part
      id="terms"
      title={m.termsTitle()}
      lead={m.termsLead()}
      count={terms.length}
      items={terms}
      head={[m.inTheFile(), m.postsColumn(), m.becomes(), m.address()]}
      row={({ slug, name, kind, posts, becomes, rubricId, path }) => {
        const now = becomes === 'rubric' ? (rubricId ?? 'new') : becomes === 'reviews' ? 'reviews' : 'none'
        return (
          <Table.Tr key={`${kind}:${slug}`}>
            <Table.Td>
              <b>{name || slug}</b>
              {kind === 'tag' && <small>{m.tag()}</small>}
            </Table.Td>
            <Table.Td>{formatNumber(posts)}</Table.Td>
            <Table.Td>
              <Select
                aria-label={name || slug}
                className={css.select}
                allowDeselect={false}
                searchable
                data={[
                  { value: 'reviews', label: m.categoryReviews() },
                  { value: 'new', label: m.newRubric({ name: name || slug }) },
                  { value: 'none', label: m.noRubric() },
                  ...rubrics.map(({ value, label }) => ({ value, label: m.rubricHere({ name: label }) })),
                ]}
                value={choices.categories[slug] ?? now}
                onChange={(value) => value && change({ categories: { ...choices.categories, [slug]: value } })}
              />
            </Table.Td>
            <Table.Td>
              <code>{becomes === 'rubric' ? path : becomes === 'reviews' ? '/recenze/…/' : '/…/'}</code>
            </Table.Td>
          </Table.Tr>
        )
      }}
    />
  )
}

const MENU_NAMES = { header: m.menuHeader, panel: m.menuPanel, footer: m.menuFooter } satisfies Record<
  MenuPlace,
  unknown
>

const isPlace = (value: string | null): value is MenuPlace => MENU_PLACES.some((place) => place === value)

export function Menus({ report: { menus }, choices, change }: PartOf) {
  return (
    <Part
      id="menus"
      title={m.menusTitle()}
      lead={m.menusLead()}
      count={menus.length}
      items={menus}
      head={[m.inTheFile(), m.itemsColumn(), m.becomes()]}
      row={({ slug, name, items }) => (
        <Table.Tr key={slug}>
          <Table.Td>
            <b>{name}</b>
          </Table.Td>
          <Table.Td>{formatNumber(items)}</Table.Td>
          <Table.Td>
            <Select
              aria-label={name}
              className={css.select}
              allowDeselect={false}
              data={[
                { value: '', label: m.staysBehind() },
                ...MENU_PLACES.map((place) => ({ value: place, label: MENU_NAMES[place]() })),
              ]}
              value={choices.menus[slug] ?? ''}
              onChange={(value) => {
                const { [slug]: _before, ...others } = choices.menus
                change({ menus: isPlace(value) ? { ...others, [slug]: value } : others })
              }}
            />
          </Table.Td>
        </Table.Tr>
      )}
    />
  )
}
