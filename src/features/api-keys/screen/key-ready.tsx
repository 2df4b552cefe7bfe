import { Text } from '@mantine/core'
import * as m from '#features/api-keys/messages.ts'
import { ShownOnce } from '#ui/admin/shown-once.tsx'
import { rich } from '#ui/admin/words/rich.tsx'
import css from './api-keys.module.css'

interface KeyReadyProps {
  value: string
  onClose: () => void
}

export function KeyReady({ value, onClose }: KeyReadyProps) {
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
      </div>
    </ShownOnce>
  )
}
