import { Alert, Button, Group, TextInput } from '@mantine/core'
import type { Invite } from '#entities/user/invite.server.ts'
import { copyText } from '#ui/admin/copy-text.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'

/** The link is shown only once; it cannot be retrieved again. */
export function InviteLink({ invite: { link, expiresAt, isMailed }, email }: { invite: Invite; email: string }) {
  return (
    <Alert color="green" variant="light" icon={<Icon name="check" />} role="status">
      <b>The link is ready.</b> It works once, until {formatDateTime(expiresAt)}.
      <Group gap={8} mt={10}>
        <TextInput
          aria-label="Link"
          flex="1 1 220px"
          readOnly
          value={link}
          styles={{ input: { fontFamily: 'var(--font-mono, monospace)' } }}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" leftSection={<Icon name="copy" size={16} />} onClick={() => void copyText(link)}>
          Copy link
        </Button>
      </Group>
      <p style={{ margin: '8px 0 0', color: 'var(--text-muted)' }}>
        {isMailed ? `It is on its way to ${email}, too.` : 'No mail server is set, so send the link yourself.'}
      </p>
    </Alert>
  )
}
