import * as m from '#features/schedule/post/messages.ts'
import { RedirectTargetField } from '#features/schedule/post/redirect-target-field.tsx'
import type { TakeDownProps } from '#features/schedule/post/take-down.tsx'
import { MomentField } from '#records/admin/form/moment-field.tsx'

type TakeDownWhenProps = Omit<TakeDownProps, 'isOn' | 'from'>

export const TakeDownWhen = ({ unpublishAt, unpublishTo, onChange, errors }: TakeDownWhenProps) => (
  <>
    <MomentField
      label={m.comesDown()}
      isLabelHidden
      usualTime="23:59"
      value={unpublishAt}
      onChange={(iso) => onChange({ unpublishAt: iso })}
      error={errors?.unpublishAt}
    />
    <RedirectTargetField
      value={unpublishTo}
      onChange={(path) => onChange({ unpublishTo: path })}
      error={errors?.unpublishTo}
    />
  </>
)
