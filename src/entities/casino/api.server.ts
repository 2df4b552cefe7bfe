import { z } from 'zod'
import * as k from '#entities/casino/messages.ts'
import { OpenCasino } from '#features/facts/open-data.ts'
import { findOpenCasino } from '#features/facts/open-data.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { listCasinos, listTopReviews } from '#entities/casino/queries.server.ts'
import { shownRating } from '#entities/casino/rating.ts'
import { type CasinoInput, CasinoListItem, TopReview } from '#entities/casino/schema.ts'
import { importCalls } from '#records/csv/import-calls.server.ts'
import { licencesCall } from '#entities/offer/licences.server.ts'
import { offerChecksCall } from '#entities/offer/checks/call.server.ts'
import { collectionCalls } from '#records/calls/private-calls.server.ts'
import { publishActions } from '#records/calls/record-actions.server.ts'
import type { UsageQuery } from '#records/calls/usage-call.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { AppError } from '#shared/app-error.ts'
import { SLUG_MAX } from '#shared/czech/slug.ts'

export const publicCasinoCalls = [
  call({
    method: 'get',
    path: '/casinos/casinos',
    tag: 'Casinos',
    summary: 'All open casinos with a link and a valid licence, best first',
    response: z.array(CasinoListItem),
    run: (_, { services }) => listCasinos(services.db, services.now()),
  }),
  call({
    method: 'get',
    path: '/reviews/top',
    tag: 'Casinos',
    summary: 'The reviews of the ten best of these casinos: the slug of the casino, the path of the review',
    response: z.array(TopReview),
    run: (_, { services }) => listTopReviews(services.db, services.now()),
  }),
  call({
    method: 'get',
    path: '/casinos/{slug}',
    tag: 'Casinos',
    summary: 'All public facts of an open casino, each with its source and the day of its check; CC BY 4.0',
    params: z.object({ slug: z.string().max(SLUG_MAX) }),
    response: OpenCasino,
    run: async ({ params }, { services }) => {
      const found = await findOpenCasino(services.db, params.slug, services.now())
      if (!found) throw new AppError('NOT_FOUND', k.noSuchCasino())
      return found
    },
  }),
]

export const privateCasinoCalls = (shownByRule: UsageQuery) => [
  licencesCall(casinos, 'casino'),
  offerChecksCall(casinos, 'casino'),
  ...importCalls({
    collection: casinos,
    derive: (casino: CasinoInput) => ({ ...casino, rating: shownRating(casino) }),
  }),
  ...collectionCalls(casinos, { shownByRule, bulkActions: publishActions(casinos) }),
]
