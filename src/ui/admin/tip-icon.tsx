import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { type ComponentPropsWithRef, Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart, warm } from '#ui/admin/lazy-part.tsx'

/** Long enough for a pointer that only passes. */
const DELAY_MS = 400

const load = async () => ({ default: (await import('#ui/admin/tip.tsx')).Tip })
const Tip = lazyPart(load, 'unseen')

interface TipIconProps extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {
  /** Shown under the pointer. */
  tip: string
}

/** A button with a picture only; what it is called shows when the pointer rests on it. */
export function TipIcon({ tip, ...props }: TipIconProps) {
  const [target, setTarget] = useState<HTMLElement>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hide = () => {
    clearTimeout(timer.current)
    setTarget(undefined)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <>
      <ActionIcon
        {...props}
        onMouseEnter={({ currentTarget }) => {
          warm(load)
          timer.current = setTimeout(() => setTarget(currentTarget), DELAY_MS)
        }}
        onMouseLeave={hide}
      />
      {target && (
        <Suspense>
          <Tip target={target} label={tip} />
        </Suspense>
      )}
    </>
  )
}
