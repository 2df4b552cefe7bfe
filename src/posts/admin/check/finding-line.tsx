import { Anchor, Button, Group, Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { writerName } from '#entities/writer/admin/use-writers.ts'
import type { Writer } from '#entities/writer/schema.ts'
import { placeName } from '#posts/checks/place.ts'
import type { Finding, Level, Mend } from '#posts/checks/rule.ts'
import type { PostInput } from '#posts/schema.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { listQuery } from '#ui/admin/records/queries.ts'
import { currentUser } from '#ui/admin/user.ts'
import css from './check-panel.module.css'

export interface LineProps {
  post: PostInput
  level: Level
  finding: Finding
  isCurrent: boolean
  mend: (change: (post: PostInput) => PostInput) => void
  onGo: () => void
}

/** One thing that was found: what, where, and the ways out of it. */
export function FindingLine({ post, level, finding, isCurrent, mend, onGo }: LineProps) {
  const { message, detail, place, mends = [], related = [] } = finding
  const [isOpen, setOpen] = useState(false)
  const asksWriter = mends.some(({ kind }) => kind === 'writer')
  return (
    <li className={css.line} data-level={level} aria-current={isCurrent || undefined}>
      <Icon name={level === 'blocking' ? 'blocked' : 'warn'} size={18} />
      <div>
        <p className={css.message}>{message}</p>
        <p className={css.place}>{detail ?? placeName(post, place)}</p>
        <Group gap={6} className={css.ways}>
          {mends.map((each) => (
            <MendButton key={'label' in each ? each.label : each.kind} given={each} mend={mend} />
          ))}
          {related.length > 0 && (
            <Button size="compact-sm" variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {related.length === 1 ? 'Show it' : `Show the ${related.length}`}
            </Button>
          )}
          {!asksWriter && (
            <Button size="compact-sm" variant="subtle" color="gray" onClick={onGo}>
              Go to it
            </Button>
          )}
        </Group>
        {isOpen && (
          <ul className={css.related}>
            {related.map(({ collection, id, title }) => (
              <li key={id}>
                <Anchor component={Link} to={`/admin/${collection}/${id}`} size="sm">
                  {title}
                </Anchor>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

type MendProps<Kind extends Mend['kind']> = {
  given: Extract<Mend, { kind: Kind }>
  mend: LineProps['mend']
}

function MendButton({ given, mend }: MendProps<Mend['kind']>) {
  switch (given.kind) {
    case 'writer':
      return <WriterMend given={given} mend={mend} />
    case 'write':
      return <WriteMend given={given} mend={mend} />
    case 'change':
      return (
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<Icon name="wand" size={14} />}
          onClick={() => mend(given.change)}
        >
          {given.label}
        </Button>
      )
  }
}

const MOST_WRITERS = 100

function WriterMend({ given, mend }: MendProps<'writer'>) {
  const { data } = useQuery(listQuery<Writer>('writers', { perPage: MOST_WRITERS, status: 'all', sort: 'title' }))
  const writers = (data?.items ?? []).filter((writer) => !writer.isDeleted)
  const { email, name } = currentUser()
  const me = writers.find((writer) => writer.email === email) ?? writers.find((writer) => writerName(writer) === name)
  const choose = (id: string) => mend((post) => given.change(post, id))
  return (
    <>
      <Select
        size="xs"
        aria-label="Writer"
        placeholder="Choose a writer"
        data={writers.map((writer) => ({ value: writer.id, label: writerName(writer) }))}
        value={null}
        onChange={(id) => id && choose(id)}
        searchable
      />
      {me && (
        <Button size="xs" variant="default" onClick={() => choose(me.id)}>
          Me
        </Button>
      )}
    </>
  )
}

function WriteMend({ given, mend }: MendProps<'write'>) {
  const [words, setWords] = useState<string>()
  if (words === undefined) {
    return (
      <Button size="compact-sm" variant="default" onClick={() => setWords('')}>
        {given.label}
      </Button>
    )
  }
  const write = () => words.trim() !== '' && mend((post) => given.change(post, words.trim()))
  return (
    <TextInput
      size="xs"
      data-autofocus
      ref={(input) => input?.focus()}
      aria-label={given.field}
      placeholder={given.field}
      maxLength={given.max}
      value={words}
      onChange={(event) => setWords(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setWords(undefined)
        if (event.key !== 'Enter') return
        // The form around would be saved.
        event.preventDefault()
        write()
      }}
      rightSectionWidth={58}
      rightSection={
        <Button size="compact-xs" variant="light" onClick={write} disabled={words.trim() === ''}>
          Apply
        </Button>
      }
    />
  )
}
