import type { MiddlewareHandler } from 'hono'
import { countChoices } from '#features/comparison/queries.server.ts'
import { sortedPair, type Pair } from '#features/comparison/schema.ts'
import { createWriteBuffer } from '#infra/write-buffer.server.ts'
import type { Services } from '#records/services.server.ts'
import { isProgram, isVisit } from '#features/clicks/server/visits.ts'
import { newId } from '#shared/id.ts'
import { parseSlugs, CHOICE_PARAM, MIN_COMPARED } from '#shared/compare-address.ts'
import { chooseOffers } from '#features/comparison/site/choice.ts'
import { findBySlugs } from '#features/comparison/site/offers.server.ts'

interface Choice {
  number: number
  slugs: string
}

export interface PairCounter {
  middleware: MiddlewareHandler
  flush: () => Promise<void>
}

/** Counts which offers are compared: the pairs and the day, nothing about the visitor. */
export function createPairCounter({ db, log, now, beforeClose }: Services): PairCounter {
  const counter = newId()
  let counted = 0
  const buffer = createWriteBuffer<Choice>('compared pairs', log, async (choices) => {
    const pairs = new Map<string, Pair[]>()
    for (const slugs of new Set(choices.map((choice) => choice.slugs))) pairs.set(slugs, await pairsOf(slugs))
    const found = choices.map(({ number, slugs }) => ({ number, pairs: pairs.get(slugs) ?? [] }))
    if (found.some((choice) => choice.pairs.length > 0)) await countChoices(db, counter, found, now())
  })
  beforeClose.push(() => buffer.finish())

  async function pairsOf(slugs: string): Promise<Pair[]> {
    const requested = slugs.split(',')
    const ids = chooseOffers(requested, await findBySlugs(db, requested)).offers.map(({ id }) => id)
    return ids.flatMap((one, index) => ids.slice(index + 1).map((other) => sortedPair(one, other)))
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
      if (isChoice && isVisit(visit) && !isProgram(req.header('user-agent')?.trim() ?? '')) {
        counted++
        buffer.add({ number: counted, slugs: requested.join(',') })
      }
      await next()
    },
  }
}
