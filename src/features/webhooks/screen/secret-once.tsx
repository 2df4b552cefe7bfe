import * as m from '#features/webhooks/messages.ts'
import { ShownOnce } from '#ui/admin/shown-once.tsx'
import { rich } from '#ui/admin/words/rich.tsx'

export const SecretOnce = ({ value, onClose }: { value: string; onClose: () => void }) => (
  <ShownOnce
    title={m.secret()}
    warning={rich(m.secretOnce, { b: (words) => <b>{words}</b> })}
    label={m.secret()}
    value={value}
    onClose={onClose}
  />
)
