import { NumberInput, Paper, Select } from '@mantine/core'
import type { JobReport } from '#features/import-site/job-schema.ts'
import type { ReviewChoice } from '#features/import-site/schema.ts'
import type { Chooser } from '#features/import-site/screen/report/chooser.ts'
import * as m from '#features/import-site/screen/report/messages.ts'
import css from '#features/import-site/screen/import-site.module.css'

const COLUMNS = {
  title: m.columnTitle,
  logo: m.columnLogo,
  rating: m.columnRating,
  bonus: m.columnBonus,
  refLink: m.columnRefLink,
} as const
type Column = keyof typeof COLUMNS
const NAMES: Column[] = ['title', 'logo', 'rating', 'bonus', 'refLink']
const OWN: ReadonlySet<Column> = new Set(['title', 'logo'])
const BEST = 10
const HIGHEST = 1000
const NONE: ReviewChoice['columns'] = { title: '', logo: '', rating: '', bonus: '', refLink: '' }

/** Which posts are reviews of casinos, and where their figures are. */
export function Reviews({ report, choices: { reviews }, change }: Chooser & { report: JobReport }) {
  const { terms, types, fields, casinos } = report
  const sources = [
    ...terms.map(({ slug, name }) => ({ kind: 'category' as const, name: slug, label: m.ofCategory({ name }) })),
    ...types.map(({ name }) => ({ kind: 'type' as const, name, label: m.ofTypeNamed({ name }) })),
    ...fields.map(({ name }) => ({ kind: 'field' as const, name, label: m.withField({ name }) })),
  ]
  if (sources.length === 0) return null
  const keyOf = ({ kind, name }: ReviewChoice['from']) => `${kind}:${name}`
  const options = new Map(sources.map((source) => [keyOf(source), source.label]))

  function choose(value: string | null): void {
    const source = sources.find((each) => keyOf(each) === value)
    if (!source) return change({ reviews: null })
    const { kind, name } = source
    change({ reviews: { columns: NONE, ratingMax: BEST, ...reviews, from: { kind, name } } })
  }

  return (
    <Paper withBorder radius="lg" component="section" id="reviews" aria-label={m.reviewsTitle()} className={css.part}>
      <header>
        <h2>{m.reviewsTitle()}</h2>
        <p className={css.quiet}>{m.reviewsLead()}</p>
      </header>
      <div className={css.fields}>
        <Select
          label={m.reviewsFrom()}
          searchable
          allowDeselect={false}
          data={[{ value: '', label: m.noReviews() }, ...[...options].map(([value, label]) => ({ value, label }))]}
          value={reviews ? keyOf(reviews.from) : ''}
          onChange={choose}
        />
        {reviews &&
          NAMES.map((column) => (
            <Select
              key={column}
              label={COLUMNS[column]()}
              searchable
              allowDeselect={false}
              data={[
                { value: '', label: OWN.has(column) ? m.ofThePost() : m.nothing() },
                ...fields.map(({ name }) => ({ value: name, label: name })),
              ]}
              value={reviews.columns[column]}
              onChange={(value) =>
                change({ reviews: { ...reviews, columns: { ...reviews.columns, [column]: value ?? '' } } })
              }
            />
          ))}
        {reviews && reviews.columns.rating !== '' && (
          <NumberInput
            label={m.ratingMax()}
            min={1}
            max={HIGHEST}
            value={reviews.ratingMax}
            onChange={(value) => {
              const ratingMax = Number(value)
              if (ratingMax >= 1 && ratingMax <= HIGHEST) change({ reviews: { ...reviews, ratingMax } })
            }}
          />
        )}
      </div>
      {casinos.length > 0 && <p className={css.foot}>{m.newCasinos({ names: casinos.join(', ') })}</p>}
    </Paper>
  )
}
