import { Button, Collapse, Kbd, Select, TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type GivenSource, type Verification, useVerification } from '#features/facts/admin/verification.ts'
import { factLabel } from '#features/facts/fact-labels.ts'
import * as m from '#features/facts/messages.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import { text } from '#shared/words/message.ts'
import { holdingChoices, SOURCE_HINTS, sourceChoices } from '#features/facts/admin/source-words.ts'
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
  const title = m.checkOf({ fact: factLabel(fact.key) })
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
    <div ref={panel} className={css.panel} data-verification-panel role="group" aria-label={title}>
      <div className={css.line}>
        <h3 className={css.grow}>{title}</h3>
        {last && <span className={css.late}>{lastWords(last, status)}</span>}
      </div>
      <ChoiceField label={m.kindOfSource()} isLabelHidden data={sourceChoices()} value={kind} onChange={setKind} />
      <div className={css.two}>
        <TextInput
          label={m.source()}
          placeholder={text(SOURCE_HINTS[kind])}
          value={source}
          onChange={(event) => setSource(event.currentTarget.value)}
          onKeyDown={press}
          rightSection={
            kind === 'address' && source.startsWith('https://') ? (
              <a href={source} target="_blank" rel="noreferrer" aria-label={m.openSource()}>
                <Icon name="external" size={16} />
              </a>
            ) : null
          }
        />
        <Select
          label={m.holdsFor()}
          data={holdingChoices(usual, fact.kind)}
          value={days}
          onChange={(value) => setDays(value ?? '')}
          allowDeselect={false}
        />
      </div>
      <TextInput
        label={m.remark()}
        placeholder={m.remarkHint()}
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
          {rich(m.stillTrueToday, { k: (key) => <Kbd ml={8}>{key}</Kbd> })}
        </Button>
        <Button
          variant="default"
          onClick={(event) => {
            const field = event.currentTarget.closest('section')?.querySelector<HTMLElement>(fieldSelector(fact.key))
            verification.setOpen(undefined)
            field?.focus()
          }}
        >
          {m.itChanged()}
        </Button>
        <span className={css.note}>
          {m.byYouTo({ name: currentUser().name, day: dayShort(now), end: dayShort(new Date(holdsTo)) })}
        </span>
      </div>
    </div>
  )
}

const fieldSelector = (key: string) => `[data-fact="${key}"] :is(input, textarea, select, button)`

function lastWords({ checkedAt, userName, dueOn }: NonNullable<FactStatus['last']>, status: FactStatus | undefined) {
  const checked = { day: dayShort(new Date(checkedAt)), name: userName }
  const end = dayShort(new Date(dueOn))
  if (isOneOf(['due'], status?.state)) return m.lastDue({ ...checked, end })
  return status?.check ? m.lastHolds({ ...checked, end }) : m.lastOther(checked)
}
