import { ActionIcon, Menu, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { DeskVoice } from '#features/voices/api-schema.ts'
import type { Decisions } from '#features/voices/screen/use-decisions.ts'
import { voicesOf } from '#features/voices/shared/address.ts'
import { api } from '#records/admin/api/client.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import { Icon } from '#ui/admin/icon.tsx'

async function showEmail(id: string): Promise<void> {
  const { email } = await api.post('/voices/{id}/reveal-email', { params: { id } })
  const body = email ? <Text className="mono">{email}</Text> : 'The address is deleted, only its hash is kept.'
  await confirm({ title: 'E-mail of the player', body, action: 'Close', isNotice: true })
}

interface VoiceMenuProps {
  voice: DeskVoice
  decisions: Decisions
  onReply: () => void
}

export function VoiceMenu({ voice, decisions, onReply }: VoiceMenuProps) {
  const { id, state, offer, reply, maskedEmail } = voice
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label="More" title="More">
          <Icon name="dots" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {state === 'shown' && (
          <Menu.Item
            component="a"
            href={voicesOf(offer.slug)}
            target="_blank"
            leftSection={<Icon name="external" size={16} />}
          >
            Open the public page
          </Menu.Item>
        )}
        {state === 'shown' && reply === '' && (
          <Menu.Item leftSection={<Icon name="quote" size={16} />} onClick={onReply}>
            Operator’s answer…
          </Menu.Item>
        )}
        {state === 'waiting' && (
          <Menu.Item
            leftSection={<Icon name="archive" size={16} />}
            onClick={() => void decisions.decide(voice, { kind: 'set-aside' })}
          >
            Set aside
          </Menu.Item>
        )}
        {state === 'aside' && (
          <Menu.Item
            leftSection={<Icon name="undo" size={16} />}
            onClick={() => void decisions.decide(voice, { kind: 'bring-back' })}
          >
            Bring back to the queue
          </Menu.Item>
        )}
        {maskedEmail && (
          <Menu.Item
            leftSection={<Icon name="lock" size={16} />}
            // The API client has shown the error.
            onClick={() => void showEmail(id).catch(() => undefined)}
          >
            Show the e-mail
            <Text size="xs" c="dimmed">
              Written in the audit log
            </Text>
          </Menu.Item>
        )}
        <Menu.Item
          component={Link}
          to={`/admin/${offer.collection}/${offer.id}`}
          leftSection={<Icon name={offer.collection === 'casinos' ? 'casino' : 'bookmaker'} size={16} />}
        >
          Open the {offer.collection === 'casinos' ? 'casino' : 'bookmaker'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
