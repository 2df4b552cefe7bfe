import { Button, Kbd, Menu, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import type { DeskComplaint } from '#features/complaints/api-schema.ts'
import { COMPLAINTS, keep } from '#features/complaints/screen/queries.ts'
import { fieldsIn } from '#features/complaints/templates.ts'
import { LETTER_MAX, NOTE_MAX, SENTENCE_MAX } from '#features/complaints/shared/limits.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import { api } from '#records/admin/api/client.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { notify } from '#ui/admin/toasts.tsx'
import css from './complaint.module.css'

const TO = ['Operator', 'Player', 'Private note'] as const
type To = (typeof TO)[number]
const SHORTEST = 3

/** A letter or a note; neither moves the complaint. */
export function Composer({ complaint }: { complaint: DeskComplaint }) {
  const { id, operator, player } = complaint
  const [to, setTo] = useState<To>('Private note')
  const [subject, setSubject] = useState('')
  const [text, setText] = useState('')
  const [message, setMessage] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const templates = useQuery({
    queryKey: ['records', COMPLAINTS, 'templates', id],
    queryFn: ({ signal }) => api.get('/complaints/{id}/templates', { params: { id }, signal, isQuiet: true }),
  })
  const isNote = to === 'Private note'
  const own = (templates.data?.templates ?? []).filter(({ audience }) => audience === to.toLowerCase())
  const unfilled = isNote ? [] : fieldsIn(`${subject} ${text}`)
  const isReady =
    text.trim().length >= SHORTEST && (isNote || subject.trim().length >= SHORTEST) && unfilled.length === 0
  const params = { id }

  async function send(): Promise<void> {
    if (!isReady || isBusy) return
    setBusy(true)
    setMessage(undefined)
    try {
      if (isNote) keep(await api.post('/complaints/{id}/note', { params, body: { text }, isQuiet: true }))
      else {
        const body = { to: to === 'Player' ? 'player' : 'operator', subject, text } as const
        keep(await api.post('/complaints/{id}/mail', { params, body, isQuiet: true }))
      }
      setText('')
      setSubject('')
      notify.success(isNote ? 'Noted' : 'Sent')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMessage(`${error.message} What you wrote is kept.`)
    } finally {
      setBusy(false)
    }
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // Not the main button of the page.
    event.stopPropagation()
    void send()
  }

  return (
    <div className={css.composer} data-note={isNote || undefined}>
      <div className={css.composerHead}>
        <SegmentedControl
          size="xs"
          aria-label="To whom"
          data={TO.map((value) => ({
            value,
            label: value,
            disabled: value === 'Operator' && operator.contact === null,
          }))}
          value={to}
          onChange={(value) => setTo(TO.find((each) => each === value) ?? 'Private note')}
        />
        <span>
          {to === 'Operator' && `To ${operator.contact?.email ?? ''}`}
          {to === 'Player' && `To ${player.maskedEmail}`}
          {isNote && 'Only the newsroom sees it'}
        </span>
        {!isNote && own.length > 0 && (
          <Menu position="top-end" withinPortal>
            <Menu.Target>
              <Button variant="default" size="compact-sm" leftSection={<Icon name="note" size={15} />}>
                Template
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
      </div>
      {!isNote && (
        <TextInput
          aria-label="Subject"
          placeholder="Subject"
          lang="cs"
          value={subject}
          maxLength={SENTENCE_MAX}
          onKeyDown={press}
          onChange={(event) => setSubject(event.currentTarget.value)}
        />
      )}
      <Textarea
        aria-label={isNote ? 'Note' : 'Letter'}
        placeholder={isNote ? 'A note for colleagues' : 'Write, or take a template. What is known fills itself in.'}
        lang={isNote ? undefined : 'cs'}
        value={text}
        maxLength={isNote ? NOTE_MAX : LETTER_MAX}
        onKeyDown={press}
        onChange={(event) => setText(event.currentTarget.value)}
        minRows={3}
        autosize
      />
      {unfilled.length > 0 && (
        <p className={css.unfilled} role="alert">
          Fill in {unfilled.map((name) => `{${name}}`).join(', ')} before you send it.
        </p>
      )}
      <FormMessage>{message}</FormMessage>
      <div className={css.composerFoot}>
        <small>{isNote ? '' : 'Sending does not move the state.'}</small>
        <Button
          disabled={!isReady}
          loading={isBusy}
          leftSection={<Icon name={isNote ? 'note' : 'send'} size={16} />}
          onClick={() => void send()}
        >
          {isNote ? 'Note' : 'Send'}
          <Kbd size="xs" ml={8} visibleFrom="sm">
            Ctrl Enter
          </Kbd>
        </Button>
      </div>
    </div>
  )
}
