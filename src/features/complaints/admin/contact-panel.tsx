import { Button, Group, Skeleton, Text, Title } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ContactDialog, type ContactInput } from '#features/complaints/admin/contact-form.tsx'
import * as m from '#features/complaints/admin/messages.ts'
import type { OfferCollection } from '#features/players/offer.ts'
import { useSending } from '#records/admin/form/use-sending.ts'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { invalidateRecords } from '#records/admin/queries.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { formatDate } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { notify } from '#ui/admin/toasts.tsx'

export interface ContactPanelProps {
  collection: OfferCollection
  id: string
  /** Of the offer. */
  title: string
}

const CALL = '/complaints/contacts/{collection}/{id}'

const contactQuery = (params: { collection: OfferCollection; id: string }) =>
  queryOptions({
    queryKey: ['records', 'complaints', 'contact', params.id],
    queryFn: ({ signal }) => api.get(CALL, { params, signal, isQuiet: true }),
  })

const changed = () => Promise.all([invalidateRecords('due'), invalidateRecords('complaints')])

/** To whom complaints about it go, before there is one. It is saved by itself: no version of the record has it. */
export function ContactPanel({ collection, id, title }: ContactPanelProps) {
  const params = { collection, id }
  const query = contactQuery(params)
  const { data, error, isError, refetch } = useQuery(query)
  const [isOpen, setOpen] = useState(false)
  const { isSending, message, send } = useSending()

  async function save({ email, source }: ContactInput): Promise<void> {
    queryClient.setQueryData(query.queryKey, await api.post(CALL, { params, body: { email, source }, isQuiet: true }))
    notify.success(m.contactSaved)
    await changed()
  }
  async function remove(contact: ContactInput): Promise<void> {
    await api.delete(CALL, { params, isQuiet: true })
    queryClient.setQueryData(query.queryKey, { contact: null })
    notify.undoable(m.contactRemoved(), () => void save(contact).catch(() => undefined))
    await changed()
  }
  const contact = data?.contact
  return (
    <>
      <Title order={2} fz={15} lh={1.35} mb={10}>
        {m.contactForComplaints()}
      </Title>
      {isError && !data && <ReadFailure title={m.contactNotRead()} error={error} onTryAgain={refetch} />}
      {!data && !isError && <Skeleton height={60} />}
      {contact === null && (
        <Text size="sm" c="dimmed" mb={10}>
          {m.contactMissingHere()}
        </Text>
      )}
      {contact && (
        <Text size="sm" mb={10} style={{ overflowWrap: 'anywhere' }}>
          <b>{contact.email}</b>
          <br />
          <Text span size="sm" c="dimmed">
            {m.contactFrom({
              source: contact.source,
              day: formatDate(contact.checkedAt),
              name: contact.checkedBy,
            })}
          </Text>
        </Text>
      )}
      <FormMessage>{message}</FormMessage>
      {data && (
        <Group gap={8}>
          {contact && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<Icon name="check" size={15} />}
              loading={isSending}
              onClick={() => void send(() => save(contact))}
            >
              {m.contactStillTrue()}
            </Button>
          )}
          <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
            {contact ? m.contactChanged() : m.writeContact()}
          </Button>
          {contact && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              disabled={isSending}
              onClick={() => void send(() => remove(contact))}
            >
              {m.removeContact()}
            </Button>
          )}
        </Group>
      )}
      {isOpen && <ContactDialog title={title} known={contact ?? null} onSave={save} onClose={() => setOpen(false)} />}
    </>
  )
}
