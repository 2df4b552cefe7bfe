import { Group, Skeleton, Text, UnstyledButton } from '@mantine/core'
import { memo, use, useEffect, useRef, useState } from 'react'
import * as m from '#records/admin/check/messages.ts'
import type { CheckListProps } from '#records/admin/check/check-list-types.ts'
import { ChecksContext, useChecks, useCurrentLine } from '#records/admin/check/checks-store.ts'
import { FindingLine } from '#records/admin/check/finding-line.tsx'
import { TypographySection } from '#records/admin/check/typography-section.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { text } from '#shared/words/message.ts'
import { useLanguage } from '#ui/admin/words/speak.ts'
import css from './check.module.css'

/** All findings of a record, updated while typing. It is rendered again only when they change. */
export const CheckList = memo(function CheckList(props: CheckListProps<any, any>) {
  const { applyFix, goTo, placeName, correctionsOf, choice, children } = props
  useLanguage()
  const store = use(ChecksContext)
  const checks = useChecks()
  const current = useCurrentLine()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (current) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])

  if (!checks) return <Skeleton height={240} m={16} aria-label={m.checking()} />
  const { record, checked, lines, blocking, warnings, corrections } = checks
  return (
    <div className={css.panel}>
      <Summary blocking={blocking} warnings={warnings} />
      {lines.length > 0 && (
        <ol className={css.lines} ref={list}>
          {lines.map(({ key, level, finding }) => (
            <FindingLine
              key={key}
              level={level}
              finding={finding}
              place={placeName(record, finding.place)}
              isCurrent={key === current}
              applyFix={applyFix}
              choice={choice}
              onGo={() => {
                store.setCurrent(key)
                goTo(finding.place)
              }}
            />
          ))}
        </ol>
      )}
      <TypographySection
        corrections={corrections}
        correctionsOf={correctionsOf}
        applyFix={applyFix}
        goTo={({ place }) => goTo(place)}
      />
      <Fine titles={checked.filter(({ findings }) => findings.length === 0).map(({ rule }) => text(rule.title))} />
      {children}
    </div>
  )
})

function Summary({ blocking, warnings }: { blocking: number; warnings: number }) {
  return (
    <Group className={css.summary} gap={10} role="status">
      {blocking > 0 && (
        <span className={css.blocking}>
          <Icon name="blocked" size={16} /> {m.blocking({ number: String(blocking) })}
        </span>
      )}
      {warnings > 0 && (
        <span className={css.warning}>
          <Icon name="warn" size={16} /> {m.warnings({ count: warnings })}
        </span>
      )}
      {blocking + warnings === 0 && <span className={css.fine}>{m.nothingToMend()}</span>}
      <Text size="sm" c="dimmed" ml="auto">
        {m.checkedAsTyped()}
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
        {m.fine({ count: titles.length, number: String(titles.length) })}
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
