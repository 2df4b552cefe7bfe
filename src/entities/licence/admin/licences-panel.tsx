import { Alert, Anchor, Table, Text, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as k from '#entities/licence/messages.ts'
import * as m from '#entities/licence/admin/messages.ts'
import { LicenceDialog } from '#entities/licence/admin/licence-dialog.tsx'
import { licenceScreen } from '#entities/licence/admin/screen.ts'
import { badgeOf, summaryOf } from '#entities/licence/admin/words.ts'
import { type Licence, licenceTitle } from '#entities/licence/schema.ts'
import { pragueDay } from '#shared/czech/day.ts'
import { formatDate } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { PartMenu } from '#records/admin/part-menu.tsx'
import { PartsPanel } from '#records/admin/parts-panel.tsx'
import { listQuery } from '#records/admin/queries.ts'
import { Badge } from '#ui/admin/status-badge.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import css from './licences.module.css'

export interface LicenceOwner {
  owner: 'casino' | 'bookmaker'
  id: string | undefined
  slug: string
}

const PER_PAGE = 100
const COLOURS = { good: 'gray', warning: 'yellow', bad: 'red' }

export function LicencesPanel({ owner, id, slug }: LicenceOwner) {
  const [edited, setEdited] = useState<Licence | 'new'>()
  const query = useQuery({
    ...listQuery<Licence>('licences', { [owner]: id ?? '', perPage: PER_PAGE }),
    enabled: id !== undefined,
  })
  return (
    <>
      <PartsPanel
        title={k.label()}
        add={m.addALicence()}
        onceSaved={owner === 'casino' ? m.onceCasinoSaved() : m.onceBookmakerSaved()}
        unread={m.unread()}
        id={id}
        query={query}
        onAdd={() => setEdited('new')}
      >
        {(licences) => <Listed licences={licences} slug={slug} onEdit={setEdited} />}
      </PartsPanel>
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

interface ListedProps {
  licences: Licence[]
  slug: string
  onEdit: (licence: Licence) => void
}

function Listed({ licences, slug, onEdit }: ListedProps) {
  const today = pragueDay(useNow())
  const { tone, text } = summaryOf(licences, today, slug)
  return (
    <>
      {licences.length > 0 && (
        <Table.ScrollContainer minWidth={640}>
          <Table className={css.table}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{m.authority()}</Table.Th>
                <Table.Th>{m.number()}</Table.Th>
                <Table.Th>{m.from()}</Table.Th>
                <Table.Th>{m.to()}</Table.Th>
                <Table.Th>{m.register()}</Table.Th>
                <Table.Th>{m.checked()}</Table.Th>
                <Table.Th>{m.state()}</Table.Th>
                <Table.Th>
                  <VisuallyHidden>{m.actions()}</VisuallyHidden>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {licences.map((licence) => (
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
        <Alert color={COLOURS[tone]} mt={licences.length > 0 ? 12 : 0} icon={<Icon name="warn" />} role="status">
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
            {m.entry()} <Icon name="external" size={14} />
          </Anchor>
        )}
      </Table.Td>
      <Table.Td>{checkedOn && formatDate(checkedOn)}</Table.Td>
      <Table.Td>
        <Badge tone={tone}>{label()}</Badge>
      </Table.Td>
      <Table.Td>
        <PartMenu resource={licenceScreen} part={{ id: licence.id, title }} onEdit={() => onEdit(licence)} />
      </Table.Td>
    </Table.Tr>
  )
}
