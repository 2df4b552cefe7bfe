import { useEffect, useEffectEvent } from 'react'
import { inBackground } from '#records/admin/api/client.ts'

/** Unlike `refetchInterval`, this neither keeps somebody signed in nor signs them out: only their own actions may. */
export function useLookAgain(
  query: { refetch: (options: { cancelRefetch: boolean }) => Promise<unknown> },
  everyMs: number | false,
): void {
  const look = useEffectEvent(() => {
    // A read that is under way may be the user's.
    if (document.visibilityState === 'visible') inBackground(() => void query.refetch({ cancelRefetch: false }))
  })
  useEffect(() => {
    if (everyMs === false) return undefined
    const timer = setInterval(() => look(), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
}
