import { Button, Collapse, Kbd, Select, TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type GivenSource, type Verification, useVerification } from '#features/facts/admin/verification.ts'
import { holdingChoices, SOURCE_HINTS, SOURCES } from '#features/facts/admin/source-words.ts'
import { type Fact, findFact, type FactGroup } from '#features/facts/facts.ts'
import { DEFAULT_DAYS } from '#features/facts/kinds.ts'
import { type FactStatus, NOTE_MAX, type SourceKind } from '#features/facts/schema.ts'
import { addDays, pragueDay } from '#shared/czech/day.ts'
import { isOneOf } from '#shared/objects.ts'
import { ChoiceField } from '#records/admin/form/choice-field.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { dayShort } from '#ui/admin/prague-words.ts'
import { useNow } from '#ui/admin/use-now.ts'
import { currentUser } from '#records/admin/api/user.ts'
import css from './fact.module.css'

export function VerificationPanel({ group }: { group: FactGroup }) {
  const verification = useVerification()
  const fact = verification?.open === undefined ? undefined : findFact(verification.open)
  const isOpen = fact?.group === group
  return (
    <Collapse expanded={isOpen}>
      {isOpen && verification && (
        <Panel
          key={fact.key}
          verification={verification}
          fact={fact}
          status={verification.statuses.find((each) => each.fact === fact.key)}
        />
      )}
    </Collapse>
  )
}

interface PanelProps {
  verification: Verification
  fact: Fact
  /** Undefined for a value that was typed but not saved. */
  status: FactStatus | undefined
}

function Panel({ verification, fact, status }: PanelProps) {
  const now = useNow()
  const panel = useRef<HTMLDivElement>(null)
  // The fact's field may be in another group.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const last = status?.last ?? null
  const [kind, setKind] = useState<SourceKind>(last?.sourceKind ?? 'address')
  const [source, setSource] = useState(last?.source ?? '')
  const [note, setNote] = useState('')
  const [days, setDays] = useState('')
  const usual = status?.days ?? DEFAULT_DAYS[fact.kind]
  const holdsTo = addDays(pragueDay(now), days === '' ? usual : Number(days))
  const given: GivenSource = {
    sourceKind: kind,
    source: source.trim(),
    note,
    ...(days === '' ? {} : { days: Number(days) }),
  }
  const confirm = () => void verification.confirm([fact.key], given).catch(() => undefined)

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') verification.setOpen(undefined)
    if (event.key !== 'Enter') return
    event.preventDefault()
    confirm()
  }

  return (
    <div ref={panel} className={css.panel} data-verification-panel role="group" aria-label={`Check of ${fact.label}`}>
      <div className={css.line}>
        <h3 className={css.grow}>Check of {fact.label}</h3>
        {last && <span className={css.late}>{lastWords(last, status)}</span>}
      </div>
      <ChoiceField label="Kind of source" isLabelHidden data={SOURCES} value={kind} onChange={setKind} />
      <div className={css.two}>
        <TextInput
          label="Source"
          placeholder={SOURCE_HINTS[kind]}
          value={source}
          onChange={(event) => setSource(event.currentTarget.value)}
          onKeyDown={press}
          rightSection={
            kind === 'address' && source.startsWith('https://') ? (
              <a href={source} target="_blank" rel="noreferrer" aria-label="Open the source">
                <Icon name="external" size={16} />
              </a>
            ) : null
          }
        />
        <Select
          label="Holds for"
          data={holdingChoices(usual, fact.kind)}
          value={days}
          onChange={(value) => setDays(value ?? '')}
          allowDeselect={false}
        />
      </div>
      <TextInput
        label="Remark"
        placeholder="Optional, for colleagues"
        maxLength={NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        onKeyDown={press}
      />
      <div className={css.line}>
        <Button
          data-confirm
          leftSection={<Icon name="check" size={16} />}
          onClick={confirm}
          loading={verification.isBusy}
        >
          Still true today <Kbd ml={8}>F2</Kbd>
        </Button>
        <Button
          variant="default"
          onClick={(event) => {
            const field = event.currentTarget.closest('section')?.querySelector<HTMLElement>(fieldSelector(fact.key))
            verification.setOpen(undefined)
            field?.focus()
          }}
        >
          It changed
        </Button>
        <span className={css.note}>
          {currentUser().name}, {dayShort(now)}. Holds to {dayShort(new Date(holdsTo))}.
        </span>
      </div>
    </div>
  )
}

const fieldSelector = (key: string) => `[data-fact="${key}"] :is(input, textarea, select, button)`

function lastWords({ checkedAt, userName, dueOn }: NonNullable<FactStatus['last']>, status: FactStatus | undefined) {
  const checked = `Last checked ${dayShort(new Date(checkedAt))} by ${userName}`
  if (isOneOf(['due'], status?.state)) return `${checked}, was due ${dayShort(new Date(dueOn))}`
  return status?.check ? `${checked}, holds to ${dayShort(new Date(dueOn))}` : `${checked}, with another value`
}
