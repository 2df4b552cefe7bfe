import type { MiddlewareHandler } from 'hono'
import { countPairs } from '#features/comparison/queries.server.ts'
import { sortedPair, type Pair } from '#features/comparison/schema.ts'
import { createWriteBuffer } from '#infra/write-buffer.server.ts'
import type { Services } from '#records/services.server.ts'
import { isProgram, isVisit } from '#features/clicks/server/visits.ts'
import { parseSlugs, CHOICE_PARAM, MIN_COMPARED } from '#shared/compare-address.ts'
import { chooseOffers } from '#features/comparison/site/choice.ts'
import { findBySlugs } from '#features/comparison/site/offers.server.ts'

export interface PairCounter {
  middleware: MiddlewareHandler
  flush: () => Promise<void>
}

/** Counts which offers are compared: the pairs and the day, nothing about the visitor. */
export function createPairCounter({ db, log, now, beforeClose }: Services): PairCounter {
  /** The slugs of each choice. */
  const buffer = createWriteBuffer<string>('compared pairs', log, async (choices) => {
    const counts = await pairsOf(choices)
    if (counts.length > 0) await countPairs(db, counts, now())
  })
  beforeClose.push(() => buffer.finish())

  async function pairsOf(choices: readonly string[]): Promise<(Pair & { people: number })[]> {
    const counts = new Map<string, Pair & { people: number }>()
    for (const [slugs, { length: people }] of Map.groupBy(choices, (slugs) => slugs)) {
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

  return {
    flush: () => buffer.flush(),
    async middleware({ req }, next) {
      const { searchParams } = new URL(req.url)
      const requested = parseSlugs(searchParams)
      const visit = { method: req.method, header: (name: string) => req.header(name) }
      // Only the canonical address counts: others redirect to it.
      const spelled = searchParams.getAll(CHOICE_PARAM).join('&')
      const isChoice = requested.length >= MIN_COMPARED && spelled === requested.toSorted().join(',')
      if (isChoice && isVisit(visit) && !isProgram(req.header('user-agent')?.trim() ?? ''))
        buffer.add(requested.join(','))
      await next()
    },
  }
}
