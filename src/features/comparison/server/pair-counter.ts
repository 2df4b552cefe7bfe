import type { MiddlewareHandler } from 'hono'
import { countPairs } from '#features/comparison/queries.server.ts'
import { sortedPair, type Pair } from '#features/comparison/schema.ts'
import type { Services } from '#records/services.server.ts'
import { isProgram, isVisit } from '#features/clicks/server/visits.ts'
import { parseSlugs, CHOICE_PARAM, MIN_COMPARED } from '#shared/compare-address.ts'
import { chooseOffers } from '#features/comparison/site/choice.ts'
import { findBySlugs } from '#features/comparison/site/offers.server.ts'

const FLUSH_MS = 5000
/** The limit of distinct choices in memory; made-up ones beyond it are not counted. */
const MAX_WAITING = 500

export interface PairCounter {
  middleware: MiddlewareHandler
  flush: () => Promise<void>
}

/** Counts which offers are compared: the pairs and the day, nothing about the visitor. */
export function createPairCounter({ db, log, now, beforeClose }: Services): PairCounter {
  /** How often each choice was made, by its slugs. */
  let waiting = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const choices = waiting
    waiting = new Map()
    try {
      const counts = await pairsOf(choices)
      if (counts.length > 0) await countPairs(db, counts, now())
    } catch (error) {
      log.warn('compared pairs were not counted', { choices: choices.size, error })
    }
  }

  async function pairsOf(choices: ReadonlyMap<string, number>): Promise<(Pair & { people: number })[]> {
    const counts = new Map<string, Pair & { people: number }>()
    for (const [slugs, people] of choices) {
      const requested = slugs.split(',')
      const ids = chooseOffers(requested, await findBySlugs(db, requested)).offers.map(({ id }) => id)
      for (const [index, one] of ids.entries()) {
        for (const other of ids.slice(index + 1)) {
          const pair = sortedPair(one, other)
          const key = `${pair.first} ${pair.second}`
          counts.set(key, { ...pair, people: people + (counts.get(key)?.people ?? 0) })
        }
      }
    }
    return [...counts.values()]
  }

  function add(slugs: string): void {
    if (!waiting.has(slugs) && waiting.size >= MAX_WAITING) return
    waiting.set(slugs, 1 + (waiting.get(slugs) ?? 0))
    timer ??= setTimeout(() => void flush(), FLUSH_MS)
    timer.unref()
  }

  beforeClose.push(flush)
  return {
    flush,
    async middleware({ req }, next) {
      const { searchParams } = new URL(req.url)
      const requested = parseSlugs(searchParams)
      const visit = { method: req.method, header: (name: string) => req.header(name) }
      // Only the canonical address counts: others redirect to it.
      const spelled = searchParams.getAll(CHOICE_PARAM).join('&')
      const isChoice = requested.length >= MIN_COMPARED && spelled === requested.toSorted().join(',')
      if (isChoice && isVisit(visit) && !isProgram(req.header('user-agent')?.trim() ?? '')) add(requested.join(','))
      await next()
    },
  }
}
