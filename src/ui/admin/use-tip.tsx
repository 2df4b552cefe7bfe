import { type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart, warm } from '#ui/admin/lazy-part.tsx'

/** Long enough for a pointer that only passes. */
const DELAY_MS = 400

const load = async () => (await import('#ui/admin/tip.tsx')).Tip
const Tip = lazyPart(load, 'unseen')

interface Tipped {
  handlers: { onMouseEnter: (event: MouseEvent<HTMLElement>) => void; onMouseLeave: () => void }
  /** To be rendered beside the element. */
  shown: ReactNode
}

/** What shows when the pointer rests on an element; loaded with the first. */
export function useTip(tip: string): Tipped {
  const [target, setTarget] = useState<HTMLElement>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    handlers: {
      onMouseEnter: ({ currentTarget }) => {
        warm(load)
        timer.current = setTimeout(() => setTarget(currentTarget), DELAY_MS)
      },
      onMouseLeave: () => {
        clearTimeout(timer.current)
        setTarget(undefined)
      },
    },
    shown: target && (
      <Suspense>
        <Tip target={target} label={tip} />
      </Suspense>
    ),
  }
}
