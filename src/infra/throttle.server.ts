interface ThrottleOptions {
  limit: number
  windowMs: number
  now?: () => number
}

/** Old visitors are forgotten beyond this many, so that memory stays bounded. */
const MAX_KEYS = 10_000

/** At most `limit` in a sliding window for each key. `take` answers 0, or the seconds to wait. */
export function createThrottle({ limit, windowMs, now = Date.now }: ThrottleOptions) {
  const taken = new Map<string, number[]>()
  return {
    take(key: string): number {
      const time = now()
      const recent = (taken.get(key) ?? []).filter((at) => at > time - windowMs)
      const oldest = recent[0]
      if (recent.length >= limit && oldest !== undefined)
        return Math.max(1, Math.ceil((oldest + windowMs - time) / 1000))
      taken.delete(key)
      taken.set(key, [...recent, time])
      // The map keeps the order of the last visit: those whose window is over stand at its beginning.
      for (const [old, times] of taken) {
        if ((times.at(-1) ?? 0) > time - windowMs && taken.size <= MAX_KEYS) break
        taken.delete(old)
      }
      return 0
    },
  }
}
