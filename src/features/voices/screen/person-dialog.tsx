import { Button, Group, Modal, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { VOICES } from '#features/voices/screen/queries.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import { api } from '#records/admin/api/client.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { invalidateRecords } from '#records/admin/queries.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { plural } from '#ui/admin/format.ts'
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
        A person’s voices…
      </Button>
      {isOpen && <PersonDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function PersonDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [message, setMessage] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    setMessage(undefined)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMessage(error.fields[0]?.message ?? error.message)
    } finally {
      setBusy(false)
    }
  }
  const exportAll = () =>
    run(async () => {
      const { voices } = await api.post('/voices/export', { body: { email }, isQuiet: true })
      if (voices.length === 0) return setMessage('Nothing is kept about this address.')
      saveFile('zkusenosti.json', new Blob([JSON.stringify(voices, null, 2)], { type: 'application/json' }))
    })
  const forget = () =>
    run(async () => {
      const body = `What was never shown of ${email} is deleted. Of what is shown only the answers stay, which are counted. This cannot be undone.`
      if (!(await confirm({ title: 'Forget this person?', body, action: 'Forget', isDangerous: true }))) return
      const { deleted, blackedOut } = await api.post('/voices/forget', { body: { email }, isQuiet: true })
      await invalidateRecords(VOICES)
      if (deleted + blackedOut === 0) return setMessage('Nothing is kept about this address.')
      notify.success(`${plural(deleted, 'voice', 'voices')} deleted, ${blackedOut} blacked out`)
      onClose()
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void exportAll()
  }

  return (
    <Modal opened onClose={onClose} title="A person’s voices" centered>
      <form onSubmit={submit}>
        <Text size="sm" c="dimmed" mb={12}>
          Somebody asks what we keep of them, or to be forgotten. Make sure that the address is theirs. Both are written
          in the audit log, without the address.
        </Text>
        <TextInput
          label="Their e-mail"
          type="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          required
          data-autofocus
        />
        <FormMessage>{message}</FormMessage>
        <Group mt={16} gap={8}>
          <Button type="submit" variant="default" loading={isBusy} leftSection={<Icon name="download" size={16} />}>
            Export for them
          </Button>
          <Button color="red" variant="light" disabled={isBusy || !email} onClick={() => void forget()}>
            Forget this person…
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
