import { useCallback, useEffect, useRef } from 'react'

/** A stable function that calls the latest one: for memoized components. */
export function useStableCallback<Given extends unknown[], Result>(
  callback: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  }, [callback])
  return useCallback((...given) => latest.current(...given), [])
}
