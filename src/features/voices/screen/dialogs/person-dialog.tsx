import { Button, Group, Modal, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useSending } from '#features/players/admin/use-sending.ts'
import * as m from '#features/voices/screen/dialogs/messages.ts'
import { VOICES } from '#features/voices/screen/queries.ts'
import { api } from '#records/admin/api/client.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { invalidateRecords } from '#records/admin/queries.ts'
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
        {m.personsVoices()}
      </Button>
      {isOpen && <PersonDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function PersonDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [found, setFound] = useState('')
  const { isSending, message, send } = useSending()
  const body = { body: { email }, isQuiet: true }
  const exportAll = () =>
    send(async () => {
      const all = await api.post('/voices/export', body)
      if (all.voices.length + all.complaints.length === 0) return setFound(m.nothingKept())
      saveFile('hrac.json', new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' }))
    })
  const forget = () =>
    send(async () => {
      const asked = { title: m.forgetQuestion(), body: m.forgetMeans({ email }), action: m.forget() }
      if (!(await confirm({ ...asked, isDangerous: true }))) return
      const { deleted, blackedOut } = await api.post('/voices/forget', body)
      await invalidateRecords(VOICES)
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
        <TextInput
          label={m.theirEmail()}
          type="email"
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            setFound('')
          }}
          required
          data-autofocus
        />
        <FormMessage>{message ?? found}</FormMessage>
        <Group mt={16} gap={8}>
          <Button type="submit" variant="default" loading={isSending} leftSection={<Icon name="download" size={16} />}>
            {m.exportForThem()}
          </Button>
          <Button color="red" variant="light" disabled={isSending || !email} onClick={() => void forget()}>
            {m.forgetPerson()}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
