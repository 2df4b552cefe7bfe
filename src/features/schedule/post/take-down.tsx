import * as m from '#features/schedule/post/messages.ts'
import { Stack, Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { RedirectTargetField } from '#features/schedule/post/redirect-target-field.tsx'
import { usualEnd } from '#features/schedule/post/when.ts'
import { MomentField } from '#records/admin/form/moment-field.tsx'

interface TakeDownProps {
  isOn: boolean
  unpublishAt: string | null
  unpublishTo: string
  /** When the post appears; the default end is a month later. */
  from: string
  onChange: (change: { isTakenDown?: boolean; unpublishAt?: string | null; unpublishTo?: string }) => void
  errors?: { unpublishAt?: ReactNode; unpublishTo?: ReactNode }
}

export const TakeDown = ({ isOn, unpublishAt, unpublishTo, from, onChange, errors }: TakeDownProps) => (
  <Stack gap={10}>
    <Switch
      label={m.takeDown()}
      checked={isOn}
      onChange={({ currentTarget: { checked } }) =>
        onChange({ isTakenDown: checked, unpublishAt: checked ? (unpublishAt ?? usualEnd(from)) : null })
      }
    />
    {isOn && (
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
    )}
  </Stack>
)
