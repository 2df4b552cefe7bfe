import type { JobReport } from '#features/import-site/job-schema.ts'
import type { Chooser } from '#features/import-site/screen/report/chooser.ts'
import * as m from '#features/import-site/screen/report/messages.ts'
import { Becomes, Part } from '#features/import-site/screen/report/part.tsx'
import { MENU_PLACES } from '#entities/settings/menus.ts'
import { useOptions } from '#records/admin/use-options.ts'
import { isOneOf, ownOf } from '#shared/objects.ts'
import { formatNumber } from '#ui/admin/format.ts'

type PartOf = Chooser & { report: JobReport }

export function Authors({ report: { authors }, choices, change }: PartOf) {
  const writers = useOptions('writers')
  return (
    <Part
      id="authors"
      title={m.authorsTitle()}
      count={authors.length}
      items={authors}
      columns={[
        [
          m.inTheFile(),
          ({ login, name }) => (
            <>
              <b>{login}</b>
              <small>{name}</small>
            </>
          ),
        ],
        [m.postsColumn(), ({ posts }) => formatNumber(posts)],
        [
          m.becomes(),
          ({ login, name, writerId, isLeftOut }) => (
            <Becomes
              aria-label={name || login}
              searchable
              data={[
                { value: 'new', label: m.newWriter({ name: name || login }) },
                { value: 'none', label: m.nobody() },
                ...writers.map(({ value, label }) => ({ value, label: m.writerHere({ name: label }) })),
              ]}
              value={ownOf(choices.authors, login) ?? (isLeftOut ? 'none' : (writerId ?? 'new'))}
              onChange={(value) => value && change({ authors: { ...choices.authors, [login]: value } })}
            />
          ),
        ],
      ]}
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
      columns={[
        [
          m.inTheFile(),
          ({ slug, name, kind }) => (
            <>
              <b>{name || slug}</b>
              {kind === 'tag' && <small>{m.tag()}</small>}
            </>
          ),
        ],
        [m.postsColumn(), ({ posts }) => formatNumber(posts)],
        [
          m.becomes(),
          ({ slug, name, becomes, rubricId }) => (
            <Becomes
              aria-label={name || slug}
              searchable
              data={[
                { value: 'reviews', label: m.categoryReviews() },
                { value: 'new', label: m.newRubric({ name: name || slug }) },
                { value: 'none', label: m.noRubric() },
                ...rubrics.map(({ value, label }) => ({ value, label: m.rubricHere({ name: label }) })),
              ]}
              value={
                ownOf(choices.categories, slug) ??
                { rubric: rubricId ?? 'new', reviews: 'reviews', nothing: 'none' }[becomes]
              }
              onChange={(value) => value && change({ categories: { ...choices.categories, [slug]: value } })}
            />
          ),
        ],
        [
          m.address(),
          ({ becomes, path }) => <code>{{ rubric: path, reviews: '/recenze/…/', nothing: '/…/' }[becomes]}</code>,
        ],
      ]}
    />
  )
}

const MENU_NAMES = { header: m.menuHeader, panel: m.menuPanel, footer: m.menuFooter }

export const Menus = ({ report: { menus }, choices, change }: PartOf) => (
  <Part
    id="menus"
    title={m.menusTitle()}
    lead={m.menusLead()}
    count={menus.length}
    items={menus}
    columns={[
      [m.inTheFile(), ({ name }) => <b>{name}</b>],
      [m.itemsColumn(), ({ items }) => formatNumber(items)],
      [
        m.becomes(),
        ({ slug, name }) => (
          <Becomes
            aria-label={name}
            data={[
              { value: '', label: m.staysBehind() },
              ...MENU_PLACES.map((place) => ({ value: place, label: MENU_NAMES[place]() })),
            ]}
            value={ownOf(choices.menus, slug) ?? ''}
            onChange={(value) => {
              const { [slug]: _before, ...others } = choices.menus
              change({ menus: isOneOf(MENU_PLACES, value) ? { ...others, [slug]: value } : others })
            }}
          />
        ),
      ],
    ]}
  />
)
