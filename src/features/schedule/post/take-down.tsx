import * as m from '#features/schedule/post/messages.ts'
import { Skeleton, Stack, Switch } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { usualEnd } from '#features/schedule/post/when.ts'
import { lazyPart, warm } from '#ui/admin/lazy-part.tsx'

const load = async () => (await import('#features/schedule/post/take-down-when.tsx')).TakeDownWhen
const TakeDownWhen = lazyPart(load)
const onTheWay = () => warm(load)

export interface TakeDownProps {
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
      onPointerEnter={onTheWay}
      onFocus={onTheWay}
      onChange={({ currentTarget: { checked } }) =>
        onChange({ isTakenDown: checked, unpublishAt: checked ? (unpublishAt ?? usualEnd(from)) : null })
      }
    />
    {isOn && (
      <Suspense fallback={<Skeleton height={130} />}>
        <TakeDownWhen unpublishAt={unpublishAt} unpublishTo={unpublishTo} onChange={onChange} errors={errors} />
      </Suspense>
    )}
  </Stack>
)
