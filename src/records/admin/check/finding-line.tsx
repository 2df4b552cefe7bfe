import { Anchor, Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import * as m from '#records/admin/check/messages.ts'
import type { Finding, Fix, Level } from '#shared/checks/rule.ts'
import type { CheckListProps } from '#records/admin/check/check-list-types.ts'
import { Lockable } from '#records/admin/form/lockable.tsx'
import { usePending } from '#records/admin/form/pending.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { text } from '#shared/words/message.ts'
import css from './check.module.css'

interface LineProps<Rec, Place> extends Pick<CheckListProps<Rec, Place>, 'applyFix' | 'choice'> {
  level: Level
  finding: Finding<Rec, Place>
  place: string
  isCurrent: boolean
  onGo: () => void
}

export function FindingLine<Rec, Place>(props: LineProps<Rec, Place>) {
  const { level, finding, place, isCurrent, applyFix, choice, onGo } = props
  const { message, detail, fixes = [], related = [] } = finding
  const [isOpen, setOpen] = useState(false)
  const asksWriter = choice !== undefined && fixes.some(({ kind }) => kind === 'writer')
  return (
    <li className={css.line} data-level={level} aria-current={isCurrent || undefined}>
      <Icon name={level === 'blocking' ? 'blocked' : 'warn'} size={18} />
      <div>
        <p className={css.message}>{text(message)}</p>
        <p className={css.place}>{detail === undefined ? place : text(detail)}</p>
        <Group gap={6} className={css.ways}>
          <Lockable>
            {fixes.map((each) => (
              <FixButton
                key={'label' in each ? text(each.label) : each.kind}
                given={each}
                applyFix={applyFix}
                choice={choice}
              />
            ))}
          </Lockable>
          {related.length > 0 && (
            <Button size="compact-sm" variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {related.length === 1 ? m.showIt() : m.showThem({ number: String(related.length) })}
            </Button>
          )}
          {!asksWriter && (
            <Button size="compact-sm" variant="subtle" color="gray" onClick={onGo}>
              {m.goToIt()}
            </Button>
          )}
        </Group>
        {isOpen && (
          <ul className={css.related}>
            {related.map(({ collection, id, title }) => (
              <li key={id}>
                <Anchor
                  component={Link}
                  to={collection === 'media' ? `/admin/media?open=${id}` : `/admin/${collection}/${id}`}
                  size="sm"
                >
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

interface FixProps<Rec> extends Pick<CheckListProps<Rec, never>, 'applyFix' | 'choice'> {
  given: Fix<Rec>
}

function FixButton<Rec>({ given, applyFix, choice }: FixProps<Rec>) {
  switch (given.kind) {
    case 'writer':
      return choice?.(given)
    case 'write':
      return <WriteFix given={given} applyFix={applyFix} />
    case 'change':
      return (
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<Icon name="wand" size={14} />}
          onClick={() => applyFix(given.change)}
        >
          {text(given.label)}
        </Button>
      )
  }
}

function WriteFix<Rec>({
  given,
  applyFix,
}: Pick<FixProps<Rec>, 'applyFix'> & { given: Extract<Fix<Rec>, { kind: 'write' }> }) {
  const [words, setWords] = useState<string>()
  function write(): void {
    if (!words?.trim()) return
    applyFix((record) => given.change(record, words.trim()))
    setWords(undefined)
  }
  // What is typed here belongs to the record that is saved or left.
  usePending(() => {
    write()
    return true
  })
  if (words === undefined) {
    return (
      <Button size="compact-sm" variant="default" onClick={() => setWords('')}>
        {text(given.label)}
      </Button>
    )
  }
  return (
    <TextInput
      size="xs"
      data-autofocus
      ref={(input) => input?.focus()}
      aria-label={text(given.field)}
      placeholder={text(given.field)}
      maxLength={given.max}
      value={words}
      onChange={(event) => setWords(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setWords(undefined)
        if (event.key !== 'Enter') return
        // Otherwise the surrounding form would be submitted.
        event.preventDefault()
        write()
      }}
      rightSectionWidth={58}
      rightSection={
        <Button size="compact-xs" variant="light" onClick={write} disabled={words.trim() === ''}>
          {m.apply()}
        </Button>
      }
    />
  )
}
