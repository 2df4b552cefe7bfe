import { Alert, Anchor, Button, Group, Skeleton, Table, Text, Title, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LicenceDialog } from '#entities/licence/admin/licence-dialog.tsx'
import { licenceScreen } from '#entities/licence/admin/screen.ts'
import { badgeOf, summaryOf } from '#entities/licence/admin/words.ts'
import { type Licence, licenceTitle } from '#entities/licence/schema.ts'
import { pragueDay } from '#shared/czech/day.ts'
import { formatDate } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { PartMenu } from '#ui/admin/records/part-menu.tsx'
import { listQuery } from '#ui/admin/records/queries.ts'
import { Badge } from '#ui/admin/status-badge.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import { isEditor } from '#ui/admin/user.ts'
import css from './licences.module.css'

export interface LicenceOwner {
  owner: 'casino' | 'bookmaker'
  /** Of one that is stored; a new one has no licences yet. */
  id: string | undefined
  slug: string
}

const PER_PAGE = 100
const COLOURS = { good: 'gray', warning: 'yellow', bad: 'red' }

export function LicencesPanel({ owner, id, slug }: LicenceOwner) {
  const [edited, setEdited] = useState<Licence | 'new'>()
  return (
    <>
      <Group justify="space-between" mb={14}>
        <Title order={2} fz={15} lh={1.35}>
          Licences
        </Title>
        {id && isEditor() && (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<Icon name="plus" size={16} />}
            onClick={() => setEdited('new')}
          >
            Add a licence
          </Button>
        )}
      </Group>
      {id ? (
        <Listed owner={owner} id={id} slug={slug} onEdit={setEdited} />
      ) : (
        <Text size="sm" c="dimmed">
          Licences can be added once the {owner} is saved.
        </Text>
      )}
      {id && edited && (
        <LicenceDialog
          owner={owner}
          ownerId={id}
          licence={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

interface ListedProps extends LicenceOwner {
  id: string
  onEdit: (licence: Licence) => void
}

function Listed({ owner, id, slug, onEdit }: ListedProps) {
  const today = pragueDay(useNow())
  const { data, isError, refetch } = useQuery(listQuery<Licence>('licences', { [owner]: id, perPage: PER_PAGE }))
  if (isError) {
    return (
      <Alert color="red" title="The licences could not be read">
        <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </Alert>
    )
  }
  if (!data) return <Skeleton height={90} />
  const { tone, text } = summaryOf(data.items, today, slug)
  return (
    <>
      {data.items.length > 0 && (
        <Table.ScrollContainer minWidth={640}>
          <Table className={css.table}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Authority</Table.Th>
                <Table.Th>Number</Table.Th>
                <Table.Th>From</Table.Th>
                <Table.Th>To</Table.Th>
                <Table.Th>Register</Table.Th>
                <Table.Th>Checked</Table.Th>
                <Table.Th>State</Table.Th>
                <Table.Th>
                  <VisuallyHidden>Actions</VisuallyHidden>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.items.map((licence) => (
                <Row key={licence.id} licence={licence} today={today} onEdit={onEdit} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {tone === 'good' ? (
        <Text size="sm" c="dimmed" mt={12}>
          {text}
        </Text>
      ) : (
        <Alert color={COLOURS[tone]} mt={data.items.length > 0 ? 12 : 0} icon={<Icon name="warn" />} role="status">
          {text}
        </Alert>
      )}
    </>
  )
}

interface RowProps {
  licence: Licence
  today: string
  onEdit: (licence: Licence) => void
}

function Row({ licence, today, onEdit }: RowProps) {
  const { authority, number, validFrom, validTo, registerUrl, checkedOn } = licence
  const { tone, label } = badgeOf(licence, today)
  const title = licenceTitle(licence)
  return (
    <Table.Tr>
      <Table.Th scope="row">{authority}</Table.Th>
      <Table.Td className="mono">{number}</Table.Td>
      <Table.Td>{validFrom && formatDate(validFrom)}</Table.Td>
      <Table.Td>{validTo && formatDate(validTo)}</Table.Td>
      <Table.Td>
        {registerUrl && (
          <Anchor href={registerUrl} target="_blank" rel="noreferrer" size="sm">
            entry <Icon name="external" size={14} />
          </Anchor>
        )}
      </Table.Td>
      <Table.Td>{checkedOn && formatDate(checkedOn)}</Table.Td>
      <Table.Td>
        <Badge tone={tone}>{label}</Badge>
      </Table.Td>
      <Table.Td>
        <PartMenu resource={licenceScreen} part={{ id: licence.id, title }} onEdit={() => onEdit(licence)} />
      </Table.Td>
    </Table.Tr>
  )
}
