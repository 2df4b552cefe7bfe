import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import { useTip } from '#ui/admin/use-tip.tsx'

interface TipIconProps extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {
  /** Shown under the pointer. */
  tip: string
}

/** A button with a picture only; what it is called shows when the pointer rests on it. */
export function TipIcon({ tip, ...props }: TipIconProps) {
  const { handlers, shown } = useTip(tip)
  return (
    <>
      <ActionIcon {...props} {...handlers} />
      {shown}
    </>
  )
}
