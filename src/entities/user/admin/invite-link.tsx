import { Alert, Button, Group, TextInput } from '@mantine/core'
import { rich } from '#ui/admin/words/rich.tsx'
import * as m from '#entities/user/admin/messages.ts'
import type { Invite } from '#entities/user/invite.server.ts'
import { copyText } from '#ui/admin/copy-text.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'

/** The link is shown only once; it cannot be retrieved again. */
export function InviteLink({ invite: { link, expiresAt, isMailed }, email }: { invite: Invite; email: string }) {
  return (
    <Alert color="green" variant="light" icon={<Icon name="check" />} role="status">
      {rich(m.linkReady, { moment: formatDateTime(expiresAt), b: (inner) => <b>{inner}</b> })}
      <Group gap={8} mt={10}>
        <TextInput
          aria-label={m.link()}
          flex="1 1 220px"
          readOnly
          value={link}
          styles={{ input: { fontFamily: 'var(--font-mono, monospace)' } }}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" leftSection={<Icon name="copy" size={16} />} onClick={() => void copyText(link)}>
          {m.copyLink()}
        </Button>
      </Group>
      <p style={{ margin: '8px 0 0', color: 'var(--text-muted)' }}>
        {isMailed ? m.onItsWay({ email }) : m.sendYourself()}
      </p>
    </Alert>
  )
}
