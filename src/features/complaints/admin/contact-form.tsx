import { Button, Group, Modal, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import * as m from '#features/complaints/admin/messages.ts'
import { SOURCE_MAX } from '#features/complaints/shared/limits.ts'
import { useSending } from '#records/admin/form/use-sending.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { cancel } from '#ui/admin/messages.ts'

export interface ContactInput {
  email: string
  source: string
}

interface ContactFieldsProps {
  known: ContactInput | null
  onSave: (contact: ContactInput) => Promise<void>
  onCancel?: () => void
}

/** A dated fact about the operator: where complaints go, and from where we know. */
export function ContactFields({ known, onSave, onCancel }: ContactFieldsProps) {
  const [email, setEmail] = useState(known?.email ?? '')
  const [source, setSource] = useState(known?.source ?? '')
  const { isSending, message, send } = useSending()
  const save = (event: FormEvent) => {
    event.preventDefault()
    // A dialog is rendered inside of the form it stands on.
    event.stopPropagation()
    void send(() => onSave({ email: email.trim(), source: source.trim() }))
  }
  return (
    <Stack component="form" gap={12} onSubmit={save}>
      <SimpleGrid cols={{ base: 1, sm: onCancel ? 1 : 2 }} spacing={12} verticalSpacing={12}>
        <TextInput
          label={m.emailForComplaints()}
          type="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          required
          data-autofocus={onCancel && true}
        />
        <TextInput
          label={m.whereFrom()}
          description={m.whereFromHint()}
          value={source}
          minLength={3}
          maxLength={SOURCE_MAX}
          onChange={(event) => setSource(event.currentTarget.value)}
          required
        />
      </SimpleGrid>
      <FormMessage>{message}</FormMessage>
      <Group gap={8} justify="flex-end">
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {cancel()}
          </Button>
        )}
        <Button type="submit" loading={isSending}>
          {m.saveContact()}
        </Button>
      </Group>
    </Stack>
  )
}

interface ContactDialogProps extends Pick<ContactFieldsProps, 'known' | 'onSave'> {
  /** Of the offer. */
  title: string
  onClose: () => void
}

export const ContactDialog = ({ title, known, onSave, onClose }: ContactDialogProps) => (
  <Modal opened onClose={onClose} title={m.whereGo({ title })} centered>
    <ContactFields
      known={known}
      onCancel={onClose}
      onSave={async (contact) => {
        await onSave(contact)
        onClose()
      }}
    />
  </Modal>
)
