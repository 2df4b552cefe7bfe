import * as m from '#admin/login/messages.ts'
import { Action } from '#admin/login/fields.tsx'
import type { usePasskey } from '#admin/login/use-passkey.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './login-card.module.css'

/** Nobody is blamed: the password is below. */
export const PasskeyAction = ({ passkey: { send, isBusy, message } }: { passkey: ReturnType<typeof usePasskey> }) => (
  <>
    <div role="alert" className={css.refused}>
      {message && (
        <div className={css.notice}>
          <Icon name="warn" />
          {message}
        </div>
      )}
    </div>
    <div className={css.actions}>
      <Action isBusy={isBusy} isPlain={false} onClick={() => void send()}>
        <Icon name="passkey" size={19} />
        {m.usePasskey()}
      </Action>
    </div>
  </>
)
