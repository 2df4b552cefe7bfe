import { Anchor, Button, Table, Text } from '@mantine/core'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { untitled } from '#records/admin/messages.ts'
import * as m from '#admin/settings/audit/messages.ts'
import { actorWord } from '#records/admin/actor-word.ts'
import { signInScreen } from '#entities/session/messages.ts'
import { actionWord, collectionWord } from '#admin/settings/audit/audit-words.ts'
import type { AuditEntry } from '#entities/audit/queries.server.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import { recordPath } from '#admin/record-path.ts'
import { lazyPart } from '#ui/admin/lazy-part.tsx'
import css from './audit.module.css'
import { titleWord } from '#admin/settings/audit/title-word.ts'

const AuditDiff = lazyPart(async () => (await import('#admin/settings/audit/audit-diff.tsx')).AuditDiff)

const side = (change: AuditEntry['change'], which: 'from' | 'to') =>
  Object.fromEntries(Object.entries(change).map(([field, each]) => [field, each[which] ?? null]))

export function AuditRow({ entry }: { entry: AuditEntry }) {
  const [isOpen, setOpen] = useState(false)
  const { at, actorName, action, collection, recordId, recordTitle, ip, change } = entry
  const hasChange = Object.keys(change).length > 0
  const path = action === 'delete' ? undefined : recordPath(collection, recordId)
  return (
    <>
      <Table.Tr data-open={isOpen || undefined}>
        <Table.Td className={css.when}>{formatDateTime(at)}</Table.Td>
        <Table.Td className={css.who}>{actorWord(actorName, [signInScreen])}</Table.Td>
        <Table.Td>{actionWord(action)}</Table.Td>
        <Table.Td className={css.record}>
          {path ? (
            <Anchor component={Link} to={path} size="sm">
              {titleWord(recordTitle) || untitled()}
            </Anchor>
          ) : (
            titleWord(recordTitle) || untitled()
          )}
          <Text span size="xs" c="dimmed">
            {' '}
            {collectionWord(collection)}
          </Text>
        </Table.Td>
        <Table.Td className={css.ip}>{ip ?? ''}</Table.Td>
        <Table.Td className={css.more}>
          {hasChange && (
            <Button size="compact-sm" variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? m.hide() : m.change()}
            </Button>
          )}
        </Table.Td>
      </Table.Tr>
      {isOpen && (
        <Table.Tr>
          <Table.Td colSpan={6} className={css.change}>
            <Suspense fallback={<Text size="sm">{m.comparing()}</Text>}>
              <AuditDiff collection={collection} before={side(change, 'from')} after={side(change, 'to')} />
            </Suspense>
          </Table.Td>
        </Table.Tr>
      )}
    </>
  )
}
