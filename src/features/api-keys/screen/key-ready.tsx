import { Anchor, Text } from '@mantine/core'
import * as m from '#features/api-keys/messages.ts'
import { formatDate } from '#ui/admin/format.ts'
import { ShownOnce } from '#ui/admin/shown-once.tsx'
import { rich } from '#ui/admin/words/rich.tsx'
import css from './api-keys.module.css'

export interface ReadyKey {
  name: string
  value: string
  expiresAt: string
}

interface KeyReadyProps extends ReadyKey {
  onClose: () => void
}

export function KeyReady({ name, value, expiresAt, onClose }: KeyReadyProps) {
  const example = `curl ${window.location.origin}/api/v1/private/posts?perPage=1 \\\n  -H "Authorization: Bearer ${value}"`
  return (
    <ShownOnce
      title={m.readyTitle()}
      warning={rich(m.onlyTime, { b: (words) => <b>{words}</b> })}
      label={m.theKey()}
      value={value}
      onClose={onClose}
    >
      <div>
        <Text size="sm" fw={600} mb={4}>
          {m.tryIt()}
        </Text>
        <pre className={css.example}>{example}</pre>
        <Text size="sm" c="dimmed" mt={8}>
          {rich(m.readyAbout, {
            name,
            day: formatDate(expiresAt),
            a: (words) => (
              <Anchor href="/api/v1/docs" target="_blank" size="sm">
                {words}
              </Anchor>
            ),
          })}
        </Text>
      </div>
    </ShownOnce>
  )
}
