import { Alert, Badge, Paper, SegmentedControl, TextInput } from '@mantine/core'
import type { JobReport } from '#features/import-site/job-schema.ts'
import { type Choices, SHORTCODE_KINDS } from '#features/import-site/schema.ts'
import type { Chooser } from '#features/import-site/screen/report/chooser.ts'
import * as m from '#features/import-site/screen/report/messages.ts'
import { Becomes, Part } from '#features/import-site/screen/report/part.tsx'
import { keptWords } from '#features/import-site/kept/kept-words.ts'
import { isOneOf, ownOf } from '#shared/objects.ts'
import { saidOptions, text } from '#shared/words/message.ts'
import { formatNumber } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from '#features/import-site/screen/import-site.module.css'

interface Reported {
  report: JobReport
}

const MAX_BASE = 300
const BASES = [
  {
    kind: 'category',
    label: m.categoryBase,
    of: (choices: Choices) => choices.categoryBase,
    choose: (categoryBase: string) => ({ categoryBase }),
  },
  {
    kind: 'tag',
    label: m.tagBase,
    of: (choices: Choices) => choices.tagBase,
    choose: (tagBase: string) => ({ tagBase }),
  },
] as const

export const Redirects = ({ report: { redirects, counts, bases, system }, choices, change }: Reported & Chooser) => (
  <Part
    id="redirects"
    title={m.redirectsTitle()}
    lead={m.redirectsLead({ count: counts.redirects })}
    count={counts.redirects}
    items={redirects}
    columns={[
      [m.oldAddress(), ({ from }) => <code>{from}</code>],
      [m.newAddress(), ({ to }) => <code>{to}</code>],
    ]}
  >
    <div className={css.fields}>
      {BASES.filter(({ kind }) => kind === 'tag' || system === 'wordpress').map(({ kind, label, of, choose }) => (
        <TextInput
          key={kind}
          label={label()}
          description={m.baseHint({ usual: kind })}
          placeholder={bases[kind]}
          maxLength={MAX_BASE}
          value={of(choices)}
          onChange={(event) => change(choose(event.currentTarget.value))}
        />
      ))}
    </div>
  </Part>
)

/** Something of them is lost. */
export const ToLookAt = ({ report: { toLookAt, counts } }: Reported) => (
  <Part
    id="look"
    title={m.toLookAtTitle()}
    lead={m.toLookAtLead()}
    count={counts.toLookAt}
    tone="warn"
    items={toLookAt}
    columns={[
      [m.postColumn(), ({ title }) => <b>{title}</b>],
      [m.whatIsLost(), ({ what }) => what.map((each) => text(keptWords(each))).join(', ')],
    ]}
  />
)

const KINDS = [
  { value: 'kept', label: m.asKept },
  { value: 'text', label: m.asText },
  { value: 'link', label: m.asLink },
  { value: 'quote', label: m.asQuote },
  { value: 'note', label: m.asNote },
  { value: 'prosCons', label: m.asProsCons },
  { value: 'casinos', label: m.asCasinos },
] as const

/** They become ours without a choice. */
const OF_WORDPRESS = new Set(['caption', 'wp_caption', 'gallery', 'embed', 'audio', 'video'])

export function Blocks({ report: { blocks, shortcodes }, choices, change }: Reported & Chooser) {
  // A shortcode is chosen by its name, without brackets.
  const bare = (name: string) => name.replaceAll(/[[\]]/g, '')
  return (
    <Part
      id="blocks"
      title={m.blocksTitle()}
      lead={m.blocksLead()}
      items={[
        ...shortcodes.map((each) => ({ ...each, isOwn: OF_WORDPRESS.has(bare(each.name)) })),
        ...blocks.map((each) => ({ ...each, isOwn: true })),
      ]}
      columns={[
        [m.inTheFile(), ({ name }) => <code>{name}</code>],
        [m.howOften(), ({ count }) => formatNumber(count)],
        [
          m.becomes(),
          ({ name, isOwn }) =>
            isOwn ? (
              <Badge color="green" variant="light" tt="none" leftSection={<Icon name="check" size={12} />}>
                {m.whole()}
              </Badge>
            ) : (
              <Becomes
                aria-label={name}
                data={saidOptions(KINDS)}
                value={ownOf(choices.shortcodes, bare(name)) ?? 'kept'}
                onChange={(value) =>
                  isOneOf(SHORTCODE_KINDS, value) &&
                  change({ shortcodes: { ...choices.shortcodes, [bare(name)]: value } })
                }
              />
            ),
        ],
      ]}
    />
  )
}

export function KeptList({ report: { kept } }: Reported) {
  if (kept.length === 0) return null
  return (
    <Paper withBorder radius="lg" component="section" id="kept" aria-label={m.keptTitle()} className={css.part}>
      <header>
        <h2>{m.keptTitle()}</h2>
        <p className={css.quiet}>{m.keptLead()}</p>
      </header>
      <ul className={css.kept}>
        {kept.map(({ what, count, examples }) => (
          <li key={what}>
            <b>
              {text(keptWords(what))}{' '}
              <Badge size="sm" variant="light" color="yellow">
                {formatNumber(count)}
              </Badge>
            </b>
            {examples[0] && <code>{examples[0]}</code>}
          </li>
        ))}
      </ul>
    </Paper>
  )
}

export const Duplicates = ({ report: { duplicates, counts }, choices, change }: Reported & Chooser) => (
  <Part
    id="duplicates"
    title={m.duplicatesTitle()}
    lead={m.duplicatesLead()}
    count={counts.duplicates}
    tone="warn"
    items={duplicates}
    columns={[
      [m.inTheFile(), ({ title }) => <b>{title}</b>],
      [
        m.here(),
        ({ path }) => (
          <a href={path} target="_blank" rel="noopener">
            {path}
          </a>
        ),
      ],
      [
        m.whatToDo(),
        ({ id, title }) => (
          <SegmentedControl
            size="xs"
            aria-label={title}
            data={[
              { value: 'ours', label: m.keepOurs() },
              { value: 'both', label: m.both() },
            ]}
            value={ownOf(choices.duplicates, id) ?? 'ours'}
            onChange={(value) =>
              change({ duplicates: { ...choices.duplicates, [id]: value === 'both' ? 'both' : 'ours' } })
            }
          />
        ),
      ],
    ]}
  />
)

export function Mistakes({ report: { errors } }: Reported) {
  if (errors.length === 0) return null
  return (
    <Alert color="yellow" title={m.mistakesTitle()} icon={<Icon name="warn" />}>
      <p>{m.mistakesLead()}</p>
      <ul className={css.errors}>
        {errors.map((error) => (
          <li key={error.text}>{text(error)}</li>
        ))}
      </ul>
    </Alert>
  )
}
