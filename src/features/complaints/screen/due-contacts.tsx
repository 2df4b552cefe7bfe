import { Anchor, Button, Group, Paper } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { DueContacts as Due } from '#features/complaints/api-schema.ts'
import { ContactDialog, type ContactInput } from '#features/complaints/admin/contact-form.tsx'
import * as c from '#features/complaints/admin/messages.ts'
import * as m from '#features/complaints/screen/messages.ts'
import { COMPLAINTS } from '#features/complaints/screen/queries.ts'
import { CONTACT_DAYS } from '#features/complaints/shared/limits.ts'
import { api } from '#records/admin/api/client.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { useSending } from '#records/admin/form/use-sending.ts'
import { formatDate } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { Thumb } from '#ui/admin/thumb.tsx'
import css from './due-contacts.module.css'

type Item = Due['items'][number]
const KEY = ['records', COMPLAINTS, 'due-contacts']

/** Contacts for complaints that nobody has checked for long; nothing while there are none. */
export function DueContacts() {
  const { data, error, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get('/complaints/contacts', { signal, isQuiet: true }),
  })
  const [changing, setChanging] = useState<Item>()
  if (isError && !data) return <ReadFailure title={m.contactsNotRead()} error={error} onTryAgain={refetch} mb={16} />
  const items = data?.items ?? []
  if (items.length === 0) return null
  const save = async ({ offer: { collection, id } }: Item, { email, source }: ContactInput) => {
    const params = { collection, id }
    await api.post('/complaints/contacts/{collection}/{id}', { params, body: { email, source }, isQuiet: true })
    await Promise.all([invalidateRecords(COMPLAINTS), invalidateRecords('due')])
  }
  return (
    <Paper withBorder radius="lg" component="section" aria-labelledby="due-contacts" className={css.box}>
      <div className={css.head}>
        <h2 id="due-contacts">{m.contactsDue({ count: items.length })}</h2>
        <p>{m.contactsDueHint({ days: CONTACT_DAYS })}</p>
      </div>
      <ul className={css.rows}>
        {items.map((item) => (
          <Row
            key={item.offer.id}
            item={item}
            onConfirm={(contact) => save(item, contact)}
            onChange={() => setChanging(item)}
          />
        ))}
      </ul>
      {changing && (
        <ContactDialog
          title={changing.offer.title}
          known={changing}
          onSave={(contact) => save(changing, contact)}
          onClose={() => setChanging(undefined)}
        />
      )}
    </Paper>
  )
}

interface RowProps {
  item: Item
  onConfirm: (contact: ContactInput) => Promise<void>
  onChange: () => void
}

function Row({ item, onConfirm, onChange }: RowProps) {
  const { offer, email, source, checkedAt, checkedBy } = item
  const { isSending, message, send } = useSending()
  return (
    <li>
      <Thumb picture={offer.picture} name={offer.title} />
      <span className={css.words}>
        <Anchor component={Link} to={`/admin/${offer.collection}/${offer.id}`} c="inherit" fw={600}>
          {offer.title}
        </Anchor>
        <span>{email}</span>
        <small>{c.contactFrom({ source, day: formatDate(checkedAt), name: checkedBy })}</small>
        <FormMessage>{message}</FormMessage>
      </span>
      <Group gap={8}>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Icon name="check" size={15} />}
          loading={isSending}
          onClick={() => void send(() => onConfirm(item))}
        >
          {c.contactStillTrue()}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onChange}>
          {c.contactChanged()}
        </Button>
      </Group>
    </li>
  )
}
