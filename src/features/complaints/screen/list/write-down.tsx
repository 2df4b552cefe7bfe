import { Alert, Button, Checkbox, NumberInput, Select, SimpleGrid, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as m from '#features/complaints/screen/list/messages.ts'
import { keep } from '#features/complaints/screen/queries.ts'
import { KINDS, WAYS, WISHES } from '#features/complaints/screen/words.tsx'
import { NICKNAME_MAX, SUPPORT_REPLY_MAX, TEXT_MAX, TEXT_MIN } from '#features/complaints/shared/limits.ts'
import {
  emptyDraft,
  isComplete,
  type WrittenDraft,
  writtenOf,
} from '#features/complaints/screen/list/write-down-draft.ts'
import * as shared from '#features/players/messages.ts'
import { useSending } from '#records/admin/form/use-sending.ts'
import { CzechText } from '#features/players/screen/czech-fields.tsx'
import { Decision } from '#features/players/screen/decision.tsx'
import { OfferSelect } from '#features/players/screen/offer-select.tsx'
import { api } from '#records/admin/api/client.ts'
import { keysOf } from '#shared/objects.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { notify } from '#ui/admin/toasts.tsx'

/** For what did not come by the form. What was typed stays when the dialog is closed by mistake. */
export function WriteDownButton() {
  const [draft, setDraft] = useState(emptyDraft)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setOpen(true)}>
        {m.writeOneDown()}
      </Button>
      {isOpen && (
        <WriteDownDialog
          draft={draft}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

interface WriteDownProps {
  draft: WrittenDraft
  onChange: (change: Partial<WrittenDraft>) => void
  onClose: () => void
}

const TOLD_BY = { phone: m.toldByPhone, letter: m.toldByLetter, person: m.toldInPerson }

function WriteDownDialog({ draft, onChange, onClose }: WriteDownProps) {
  const navigate = useNavigate()
  const { isSending, error, send } = useSending()
  const write = () =>
    send(async () => {
      const complaint = await api.post('/complaints', { body: writtenOf(draft), isQuiet: true })
      keep(complaint)
      notify.success(m.writtenDown)
      await navigate(`/admin/complaints/${complaint.id}`)
    })
  const isReady = isComplete(draft)
  const problemOf = (name: string) => error?.fields.find(({ path }) => path === name)?.message
  return (
    <Decision
      title={m.writeOneDown()}
      size={760}
      isReady={isReady}
      missing={isReady ? undefined : m.fillInAll()}
      isSending={isSending}
      action={m.writeOneDown()}
      hint={m.entersAtOnce()}
      onSend={() => void write()}
      onClose={onClose}
    >
      {error && (
        <Alert color="yellow" icon={<Icon name="warn" />} mb={12} role="alert">
          {error.message}
        </Alert>
      )}
      <Fields {...{ draft, onChange, problemOf }} />
    </Decision>
  )
}

interface FieldsProps extends Omit<WriteDownProps, 'onClose'> {
  problemOf: (name: string) => string | undefined
}

type Typed = 'happenedOn' | 'supportOn' | 'supportReply' | 'text' | 'nickname' | 'email'
type Chosen = 'toldBy' | 'kind' | 'wish' | 'supportWay'

function Fields({ draft, onChange, problemOf }: FieldsProps) {
  const typed = (name: Typed) => ({
    value: draft[name],
    error: problemOf(name),
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  })
  const czech = (name: Typed) => ({ ...typed(name), onChange: (value: string) => onChange({ [name]: value }) })
  const chosen = (name: Chosen, words: Record<string, () => string>) => ({
    value: draft[name] || null,
    error: problemOf(name),
    data: keysOf(words).map((value) => ({ value, label: words[value]?.() ?? value })),
    onChange: (value: string | null) => onChange({ [name]: value ?? '' }),
    required: true,
  })
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={12} verticalSpacing={12}>
      <OfferSelect
        label={shared.casino()}
        value={draft.offer}
        error={problemOf('offer')}
        onChange={(offer, collection) => onChange({ offer, collection })}
        required
        data-autofocus
      />
      <Select label={m.toldBy()} {...chosen('toldBy', TOLD_BY)} />
      <Select label={m.whatIsItAbout()} {...chosen('kind', KINDS)} />
      <Select label={m.whatTheyWant()} {...chosen('wish', WISHES)} />
      <NumberInput
        label={m.howMuch()}
        value={draft.amount}
        error={problemOf('amount')}
        min={1}
        allowDecimal={false}
        hideControls
        onChange={(value) => onChange({ amount: value === '' ? '' : Number(value) })}
      />
      <TextInput type="date" label={m.happenedOn()} {...typed('happenedOn')} required />
      <TextInput type="date" label={m.supportOn()} {...typed('supportOn')} required />
      <Select label={m.supportWay()} {...chosen('supportWay', WAYS)} />
      <CzechText label={m.supportReply()} {...czech('supportReply')} maxLength={SUPPORT_REPLY_MAX} minRows={1} />
      <Checkbox
        label={m.supportRefused()}
        mt={{ base: 0, sm: 30 }}
        checked={draft.isRefused}
        onChange={(event) => onChange({ isRefused: event.currentTarget.checked })}
      />
      <CzechText
        label={m.inTheirWords()}
        description={m.charactersOf({ least: TEXT_MIN, most: TEXT_MAX, used: draft.text.length })}
        {...czech('text')}
        maxLength={TEXT_MAX}
        minRows={4}
        style={{ gridColumn: '1 / -1' }}
        required
      />
      <TextInput
        label={m.nickname()}
        description={m.nicknameHint()}
        {...typed('nickname')}
        maxLength={NICKNAME_MAX}
        required
      />
      <TextInput type="email" label={m.playersEmail()} description={m.playersEmailHint()} {...typed('email')} />
      <Checkbox
        label={m.hasAgreed()}
        style={{ gridColumn: '1 / -1' }}
        checked={draft.hasAgreed}
        onChange={(event) => onChange({ hasAgreed: event.currentTarget.checked })}
        required
      />
    </SimpleGrid>
  )
}
