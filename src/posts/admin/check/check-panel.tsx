import { Group, Kbd, Skeleton, Text, UnstyledButton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { type Checks, useChecks } from '#posts/admin/check/checks-store.ts'
import { FindingLine } from '#posts/admin/check/finding-line.tsx'
import { goToField } from '#posts/admin/check/go-to-field.ts'
import { TypographySection } from '#posts/admin/check/typography-section.tsx'
import { useMend } from '#posts/admin/check/use-mend.ts'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { usePostTabs } from '#posts/admin/form/tabs.ts'
import type { Place } from '#posts/checks/place.ts'
import type { Finding, Level } from '#posts/checks/rule.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './check-panel.module.css'

interface Line {
  key: string
  level: Level
  finding: Finding
}

/** What blocks stands first; otherwise in the order of the rules. */
const linesOf = ({ checked }: Checks): Line[] =>
  (['blocking', 'warning'] as const).flatMap((level) =>
    checked
      .filter(({ rule }) => rule.level === level)
      .flatMap(({ rule, findings }) =>
        findings.map((finding, index) => ({ key: `${rule.name} ${index}`, level, finding })),
      ),
  )

/** Everything that is wrong with the post, kept current while somebody types. */
export default function CheckPanel({ form, editor }: Pick<PartProps, 'form' | 'editor'>) {
  const checks = useChecks()
  const { show, isWide } = usePostTabs()
  const mend = useMend({ form, editor })
  const [current, setCurrent] = useState<string>()
  const list = useRef<HTMLOListElement>(null)
  const lines = checks ? linesOf(checks) : []
  const index = lines.findIndex(({ key }) => key === current)

  function goTo(place: Place): void {
    if (place.in === 'field' && place.field !== 'content') return goToField(place.field, show)
    if (!isWide) show('text')
    requestAnimationFrame(() => {
      if (place.in === 'block') editor.current?.scrollToBlock(place.uniqId)
      else if (place.in === 'text') editor.current?.goTo(place)
      else editor.current?.focus()
    })
  }

  function step(by: 1 | -1): void {
    const line = lines.at((index + by + (index < 0 && by < 0 ? 1 : 0)) % lines.length)
    if (!line) return
    setCurrent(line.key)
    requestAnimationFrame(() => list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }))
    // A field may stand in another tab; the panel stays where it is.
    if (line.finding.place.in !== 'field') goTo(line.finding.place)
  }

  function mendCurrent(): void {
    const first = lines[Math.max(index, 0)]?.finding.mends?.[0]
    if (first?.kind === 'change') mend(first.change)
  }

  useHotkeys(
    [
      ['F8', () => step(1)],
      ['shift+F8', () => step(-1)],
      ['mod+.', mendCurrent],
    ],
    [],
    true,
  )

  if (!checks) return <Skeleton height={240} m={16} aria-label="Checking the post" />
  const { post, checked, blocking, warnings } = checks
  return (
    <div className={css.panel}>
      <Summary blocking={blocking} warnings={warnings} />
      {lines.length > 0 && (
        <ol className={css.lines} ref={list}>
          {lines.map(({ key, level, finding }) => (
            <FindingLine
              key={key}
              post={post}
              level={level}
              finding={finding}
              isCurrent={key === current}
              mend={mend}
              onGo={() => {
                setCurrent(key)
                goTo(finding.place)
              }}
            />
          ))}
        </ol>
      )}
      <TypographySection post={post} mend={mend} goTo={({ place }) => goTo(place)} />
      <Fine titles={checked.filter(({ findings }) => findings.length === 0).map(({ rule }) => rule.title)} />
      <Group className={css.keys} gap={14} visibleFrom="sm">
        <span>
          <Kbd>F8</Kbd> next
        </span>
        <span>
          <Kbd>Shift F8</Kbd> back
        </span>
        <span>
          <Kbd>Ctrl .</Kbd> mend
        </span>
      </Group>
    </div>
  )
}

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

function Summary({ blocking, warnings }: Pick<Checks, 'blocking' | 'warnings'>) {
  return (
    <Group className={css.summary} gap={10} role="status">
      {blocking > 0 && (
        <span className={css.blocking}>
          <Icon name="blocked" size={16} /> {counted(blocking, 'blocking', 'blocking')}
        </span>
      )}
      {warnings > 0 && (
        <span className={css.warning}>
          <Icon name="warn" size={16} /> {counted(warnings, 'warning', 'warnings')}
        </span>
      )}
      {blocking + warnings === 0 && <span className={css.fine}>Nothing to mend.</span>}
      <Text size="sm" c="dimmed" ml="auto">
        Checked as you type
      </Text>
    </Group>
  )
}

function Fine({ titles }: { titles: string[] }) {
  const [isOpen, setOpen] = useState(false)
  if (titles.length === 0) return null
  return (
    <div className={css.passed}>
      <UnstyledButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="check" size={16} />
        {titles.length === 1 ? '1 check is fine' : `${titles.length} checks are fine`}
        <Icon name={isOpen ? 'up' : 'down'} size={16} />
      </UnstyledButton>
      {isOpen && (
        <ul>
          {titles.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
