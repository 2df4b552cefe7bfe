import { Button, Checkbox, Group, Paper, Select, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useRubricNames } from '#entities/rubric/admin/use-rubrics.ts'
import { useWriterNames } from '#entities/writer/admin/use-writers.ts'
import * as m from '#features/replace/messages.ts'
import { type Search, STAGES } from '#features/replace/screen/search.ts'
import { PLACES } from '#features/replace/shared/match.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { STATUSES } from '#ui/admin/status-badge.tsx'
import css from './replace.module.css'

export const STATUS_OF = { published: 'active', scheduled: 'scheduled', ready: 'ready', draft: 'inactive' } as const
export const PLACE_NAMES = {
  titles: m.inTitles,
  texts: m.inTexts,
  blocks: m.inBlocks,
  alts: m.inAlts,
  links: m.inLinks,
}
const SWITCHES = { matchCase: m.matchCase, wholeWord: m.wholeWord, anyAccent: m.anyAccent }

interface SearchFormProps {
  initial: Search
  replacement: string
  onReplacement: (words: string) => void
  isBusy: boolean
  onLook: (search: Search) => void
}

export function SearchForm({ initial, replacement, onReplacement, isBusy, onLook }: SearchFormProps) {
  const [search, setSearch] = useState(initial)
  const change = (part: Partial<Search>) => setSearch((before) => ({ ...before, ...part }))
  const writers = useWriterNames()
  const rubrics = useRubricNames()
  const isReady = search.find !== '' && search.places.length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) onLook(search)
  }
  return (
    <Paper withBorder radius="lg" component="form" className={css.form} onSubmit={submit} role="search">
      <div className={css.words}>
        <TextInput
          label={m.findWhat()}
          value={search.find}
          maxLength={200}
          onChange={(event) => change({ find: event.currentTarget.value })}
          lang="cs"
          data-autofocus
          autoFocus
        />
        <TextInput
          label={m.replaceWith()}
          placeholder={m.nothingMeansDelete()}
          value={replacement}
          maxLength={500}
          onChange={(event) => onReplacement(event.currentTarget.value)}
          lang="cs"
        />
        <Button type="submit" leftSection={<Icon name="search" size={16} />} disabled={!isReady || isBusy}>
          {m.look()}
        </Button>
      </div>
      <Group gap="8px 18px">
        {(['matchCase', 'wholeWord', 'anyAccent'] as const).map((name) => (
          <Checkbox
            key={name}
            size="sm"
            label={SWITCHES[name]()}
            checked={search[name]}
            onChange={(event) => change({ [name]: event.currentTarget.checked })}
          />
        ))}
      </Group>
      <div className={css.narrow}>
        <Checkbox.Group
          label={m.whereTo()}
          value={search.places}
          onChange={(chosen) => change({ places: PLACES.filter((place) => chosen.includes(place)) })}
        >
          <Group gap="8px 18px" mt={6}>
            {PLACES.map((place) => (
              <Checkbox key={place} size="sm" value={place} label={PLACE_NAMES[place]()} />
            ))}
          </Group>
        </Checkbox.Group>
        <Group gap={8} className={css.filters}>
          <Select
            aria-label={m.rubric()}
            placeholder={m.rubric()}
            data={rubrics.options}
            value={search.rubric}
            onChange={(rubric) => change({ rubric })}
            clearable
          />
          <Select
            aria-label={m.writer()}
            placeholder={m.writer()}
            data={writers.options}
            value={search.writer}
            onChange={(writer) => change({ writer })}
            clearable
            searchable
          />
          <Select
            aria-label={m.stage()}
            placeholder={m.stage()}
            data={STAGES.map((value) => ({ value, label: STATUSES[STATUS_OF[value]].label() }))}
            value={search.stage}
            onChange={(stage) => change({ stage: STAGES.find((each) => each === stage) ?? null })}
            clearable
          />
        </Group>
      </div>
    </Paper>
  )
}
