import { useCallback, useEffect, useRef } from 'react'

/** The same function at every render, which calls the latest: for what is drawn again only when its props change. */
export function useSteady<Given extends unknown[], Result>(
  callback: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  }, [callback])
  return useCallback((...given) => latest.current(...given), [])
}
