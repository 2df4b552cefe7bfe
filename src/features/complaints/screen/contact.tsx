import { Modal, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { DeskComplaint } from '#features/complaints/api-schema.ts'
import * as m from '#features/complaints/screen/messages.ts'
import { Foot } from '#features/complaints/screen/letters/letters.tsx'
import { keep } from '#features/complaints/screen/queries.ts'
import { SOURCE_MAX } from '#features/complaints/shared/limits.ts'
import { useSending } from '#features/players/screen/use-sending.ts'
import { api } from '#records/admin/api/client.ts'
import css from './complaint.module.css'

export interface Contact {
  email: string
  source: string
}

interface ContactFormProps {
  /** Of the offer. */
  title: string
  known: Contact | null
  onSave: (contact: Contact) => Promise<void>
  onClose: () => void
}

/** A dated fact about the operator: where complaints go, and from where we know. */
export function ContactForm({ title, known, onSave, onClose }: ContactFormProps) {
  const [email, setEmail] = useState(known?.email ?? '')
  const [source, setSource] = useState(known?.source ?? '')
  const { isSending, message, send } = useSending()
  const save = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => {
      await onSave({ email, source })
      onClose()
    })
  }
  return (
    <Modal opened onClose={onClose} title={m.whereGo({ title })} centered>
      <form onSubmit={save} className={css.fields}>
        <TextInput
          label={m.emailForComplaints()}
          type="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          required
          data-autofocus
        />
        <TextInput
          label={m.whereFrom()}
          description={m.whereFromHint()}
          value={source}
          maxLength={SOURCE_MAX}
          onChange={(event) => setSource(event.currentTarget.value)}
          required
        />
        <Foot {...{ message, isSending, onClose }} action={m.saveContact()} />
      </form>
    </Modal>
  )
}

interface ContactDialogProps {
  complaint: DeskComplaint
  onClose: () => void
}

export const ContactDialog = ({ complaint: { id, offer, operator }, onClose }: ContactDialogProps) => (
  <ContactForm
    title={offer.title}
    known={operator.contact}
    onClose={onClose}
    onSave={async (body) => keep(await api.post('/complaints/{id}/contact', { params: { id }, body, isQuiet: true }))}
  />
)
