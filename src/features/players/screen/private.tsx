import { Menu, Text } from '@mantine/core'
import * as m from '#features/players/messages.ts'
import { addressOf, withSession } from '#records/admin/api/client.ts'
import { antiForgeryToken } from '#records/admin/api/session.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { close } from '#ui/admin/messages.ts'

/** A file that the server gives only to a session, and writes down that it did. */
export async function readPrivate(path: string, params: Record<string, string>, signal?: AbortSignal): Promise<Blob> {
  const headers = { 'is-admin-token': antiForgeryToken() }
  const response = await withSession(() => fetch(addressOf(path, { params }), { headers, signal: signal ?? null }))
  return response.blob()
}

interface RevealProps {
  label: string
  read: () => Promise<{ email: string | null }>
}

export function RevealEmail({ label, read }: RevealProps) {
  async function show(): Promise<void> {
    const { email } = await read()
    const body = email ? <Text className="mono">{email}</Text> : m.emailDeleted()
    await confirm({ title: m.emailOfPlayer(), body, action: close(), isNotice: true })
  }
  return (
    // The API client has shown the error.
    <Menu.Item leftSection={<Icon name="lock" size={16} />} onClick={() => void show().catch(() => undefined)}>
      {label}
      <Text size="xs" c="dimmed">
        {m.writtenInAudit()}
      </Text>
    </Menu.Item>
  )
}

export const PublicPageItem = ({ path }: { path: string }) => (
  <Menu.Item component="a" href={path} target="_blank" leftSection={<Icon name="external" size={16} />}>
    {m.openPublicPage()}
  </Menu.Item>
)
