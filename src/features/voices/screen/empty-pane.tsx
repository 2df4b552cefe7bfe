import { Button } from '@mantine/core'
import type { VoiceDesk } from '#features/voices/api-schema.ts'
import { plural } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './voices.module.css'

export function EmptyPane({ desk, onDecided }: { desk: VoiceDesk | undefined; onDecided: () => void }) {
  const { approve = 0, ask = 0, reject = 0 } = desk?.today ?? {}
  const isBusyDay = approve + ask + reject > 0
  return (
    <div className={css.empty}>
      <span>
        <Icon name="voice" size={24} />
      </span>
      <h2>Every voice has an answer</h2>
      <p>
        {isBusyDay &&
          `Today ${plural(approve, 'was approved', 'were approved')}, ${plural(ask, 'player asked back', 'players asked back')}, ${plural(reject, 'voice rejected', 'voices rejected')}. `}
        New ones come by themselves; you need not reload.
      </p>
      <Button variant="default" leftSection={<Icon name="history" size={16} />} onClick={onDecided}>
        See what was decided
      </Button>
    </div>
  )
}
