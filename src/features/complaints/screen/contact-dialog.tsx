import { Button, Group, Modal, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { DeskComplaint } from '#features/complaints/api-schema.ts'
import { keep } from '#features/complaints/screen/queries.ts'
import { SOURCE_MAX } from '#features/complaints/shared/limits.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import { api } from '#records/admin/api/client.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'

/** A dated fact about the operator: where complaints go, and from where we know. */
export function ContactDialog({ complaint, onClose }: { complaint: DeskComplaint; onClose: () => void }) {
  const { id, offer, operator } = complaint
  const [email, setEmail] = useState(operator.contact?.email ?? '')
  const [source, setSource] = useState(operator.contact?.source ?? '')
  const [message, setMessage] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setMessage(undefined)
    try {
      const options = { params: { id }, body: { email, source }, isQuiet: true }
      keep(await api.post('/complaints/{id}/contact', options))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMessage(error.fields[0]?.message ?? error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal opened onClose={onClose} title={`Where complaints about ${offer.title} go`} centered>
      <form onSubmit={(event) => void save(event)}>
        <TextInput
          label="E-mail of the operator for complaints"
          type="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          required
          data-autofocus
        />
        <TextInput
          mt={12}
          label="Where you have it from"
          description="The address of the page, or the document and the day"
          value={source}
          maxLength={SOURCE_MAX}
          onChange={(event) => setSource(event.currentTarget.value)}
          required
        />
        <FormMessage>{message}</FormMessage>
        <Group mt={16} gap={8} justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            Save the contact
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
