import { Button, Group, Modal, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useSending } from '#records/admin/form/use-sending.ts'
import * as shared from '#features/players/messages.ts'
import { OfferSelect } from '#features/players/screen/offer-select.tsx'
import * as m from '#features/players/screen/person/messages.ts'
import { api } from '#records/admin/api/client.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { invalidateRecords } from '#records/admin/queries.ts'
import { saidOptions } from '#shared/words/message.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { saveFile } from '#ui/admin/save-file.ts'
import { notify } from '#ui/admin/toasts.tsx'

/** What somebody may ask of us by law: a copy of all that is kept of them, and to be forgotten. */
export function PersonButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<Icon name="user" size={16} />}
        onClick={() => setOpen(true)}
      >
        {m.personsData()}
      </Button>
      {isOpen && <PersonDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const WAYS = [
  { value: 'email', label: m.byEmail },
  { value: 'account', label: m.byAccount },
]
const NOBODY = { email: '', offer: '', nickname: '' }

function PersonDialog({ onClose }: { onClose: () => void }) {
  const [way, setWay] = useState('email')
  const [typed, setTyped] = useState(NOBODY)
  const [found, setFound] = useState('')
  const { isSending, message, send, forget: forgetError } = useSending()
  const { email, offer, nickname } = typed
  const isByEmail = way === 'email'
  const isNamed = isByEmail ? email !== '' : offer !== '' && nickname !== ''
  const asked = { body: isByEmail ? { email } : { account: { offer, nickname } }, isQuiet: true }
  const change = (part: Partial<typeof NOBODY>) => {
    setTyped((before) => ({ ...before, ...part }))
    setFound('')
    forgetError()
  }
  const exportAll = () =>
    send(async () => {
      const all = await api.post('/voices/export', asked)
      if (all.voices.length + all.complaints.length === 0) return setFound(m.nothingKept())
      saveFile('hrac.json', new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' }))
    })
  const forget = () =>
    send(async () => {
      const means = m.forgetMeans({ who: isByEmail ? email : nickname })
      if (!(await confirm({ title: m.forgetQuestion(), body: means, action: m.forget(), isDangerous: true }))) return
      const { deleted, blackedOut } = await api.post('/voices/forget', asked)
      await Promise.all([invalidateRecords('voices'), invalidateRecords('complaints')])
      if (deleted + blackedOut === 0) return setFound(m.nothingKept())
      notify.success(m.forgotten({ deleted, black: blackedOut }))
      onClose()
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void exportAll()
  }
  return (
    <Modal opened onClose={onClose} title={m.personTitle()} centered>
      <form onSubmit={submit}>
        <Text size="sm" c="dimmed" mb={12}>
          {m.personAsks()}
        </Text>
        <Stack gap={12}>
          <SegmentedControl
            aria-label={m.findBy()}
            data={saidOptions(WAYS)}
            value={way}
            onChange={(value) => {
              setWay(value)
              change({})
            }}
          />
          {isByEmail ? (
            <TextInput
              label={m.theirEmail()}
              type="email"
              value={email}
              onChange={(event) => change({ email: event.currentTarget.value })}
              required
              data-autofocus
            />
          ) : (
            <>
              <OfferSelect label={shared.casino()} value={offer} onChange={(id) => change({ offer: id })} required />
              <TextInput
                label={m.theirAccount()}
                description={m.accountHint()}
                value={nickname}
                onChange={(event) => change({ nickname: event.currentTarget.value })}
                required
              />
            </>
          )}
        </Stack>
        <FormMessage>{message ?? found}</FormMessage>
        <Group mt={16} gap={8}>
          <Button type="submit" variant="default" loading={isSending} leftSection={<Icon name="download" size={16} />}>
            {m.exportForThem()}
          </Button>
          <Button color="red" variant="light" disabled={isSending || !isNamed} onClick={() => void forget()}>
            {m.forgetPerson()}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
