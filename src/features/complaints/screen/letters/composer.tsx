import { Button, Group, Menu, SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import type { DeskComplaint } from '#features/complaints/api-schema.ts'
import * as c from '#features/complaints/messages.ts'
import * as m from '#features/complaints/screen/letters/messages.ts'
import { COMPLAINTS, keep } from '#features/complaints/screen/queries.ts'
import { LETTER_MAX, NOTE_MAX, SENTENCE_MAX } from '#features/complaints/shared/limits.ts'
import { fieldsIn } from '#features/complaints/templates.ts'
import { CzechLine, CzechText } from '#features/players/screen/czech-fields.tsx'
import { isSendKey, SendKey } from '#features/players/screen/decision.tsx'
import { useSending } from '#records/admin/form/use-sending.ts'
import { api } from '#records/admin/api/client.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { notify } from '#ui/admin/toasts.tsx'
import desk from '#features/players/screen/desk.module.css'
import css from './composer.module.css'

const TO = [
  { value: 'operator', label: c.anOperator },
  { value: 'player', label: c.player },
  { value: 'note', label: c.privateNote },
] as const
type To = (typeof TO)[number]['value']
const SHORTEST = 3

/** A letter or a note; neither moves the complaint. */
export function Composer({ complaint }: { complaint: DeskComplaint }) {
  const { id, operator, player } = complaint
  const [to, setTo] = useState<To>('note')
  const [subject, setSubject] = useState('')
  const [text, setText] = useState('')
  const { isSending, error, send } = useSending()
  const templates = useQuery({
    queryKey: ['records', COMPLAINTS, 'templates', id],
    queryFn: ({ signal }) => api.get('/complaints/{id}/templates', { params: { id }, signal, isQuiet: true }),
  })
  const own = (templates.data?.templates ?? []).filter(({ audience }) => audience === to)
  const isNote = to === 'note'
  const unfilled = isNote ? [] : fieldsIn(`${subject} ${text}`)
  const isWritten = text.trim().length >= SHORTEST && (isNote || subject.trim().length >= SHORTEST)
  const isReady = isWritten && unfilled.length === 0

  async function write(): Promise<void> {
    const options = { params: { id }, isQuiet: true }
    if (to === 'note') keep(await api.post('/complaints/{id}/note', { ...options, body: { text } }))
    else keep(await api.post('/complaints/{id}/mail', { ...options, body: { to, subject, text } }))
    setText('')
    setSubject('')
    notify.success(isNote ? m.noted : m.sent)
  }
  const press = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return
    // Not the main button of the page.
    event.stopPropagation()
    if (isReady) void send(write)
  }
  const common = {
    value: text,
    onChange: setText,
    onKeyDown: press,
    minRows: 3,
    maxLength: isNote ? NOTE_MAX : LETTER_MAX,
    'aria-label': isNote ? m.note() : m.letter(),
    placeholder: isNote ? m.noteForColleagues() : m.writeOrTake(),
  }
  const who = { note: m.onlyNewsroom(), operator: operator.contact?.email ?? '', player: player.maskedEmail }[to]
  return (
    <div className={css.composer} data-note={isNote || undefined}>
      <Group gap={12}>
        <SegmentedControl
          size="xs"
          aria-label={m.toWhom()}
          data={TO.map(({ value, label }) => ({
            value,
            label: label(),
            disabled: { operator: operator.contact === null, player: player.maskedEmail === '', note: false }[value],
          }))}
          value={to}
          onChange={(value) => setTo(TO.find((each) => each.value === value)?.value ?? 'note')}
        />
        <span className={desk.quiet}>{isNote ? who : m.to({ email: who })}</span>
        {own.length > 0 && (
          <Menu position="top-end" withinPortal>
            <Menu.Target>
              <Button ml="auto" variant="default" size="compact-sm" leftSection={<Icon name="note" size={15} />}>
                {m.template()}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {own.map((template) => (
                <Menu.Item
                  key={template.id}
                  onClick={() => {
                    setSubject(template.subject)
                    setText(template.text)
                  }}
                >
                  <span lang="cs">{template.title}</span>
                  <small className={css.hint}>{template.hint}</small>
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
      {!isNote && (
        <CzechLine
          aria-label={m.subject()}
          placeholder={m.subject()}
          value={subject}
          maxLength={SENTENCE_MAX}
          onKeyDown={press}
          onChange={setSubject}
        />
      )}
      <CzechText {...common} />
      {unfilled.length > 0 && (
        <p className={css.unfilled} role="alert">
          {m.fillInFirst({ fields: unfilled.map((name) => `{${name}}`).join(', ') })}
        </p>
      )}
      <FormMessage>{error && m.isKept({ problem: error.message })}</FormMessage>
      <Group justify="space-between">
        <small className={desk.quiet}>{isNote ? '' : m.movesNothing()}</small>
        <Button
          disabled={!isReady}
          loading={isSending}
          leftSection={<Icon name={isNote ? 'note' : 'send'} size={16} />}
          onClick={() => void send(write)}
        >
          {isNote ? m.noteIt() : m.send()}
          <SendKey />
        </Button>
      </Group>
    </div>
  )
}
