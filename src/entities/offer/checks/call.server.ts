import { z } from 'zod'
import { call } from '#records/calls/calls.server.ts'
import type { AnyCollection } from '#records/collection.server.ts'
import { LICENCE_STATES } from '#entities/licence/state.ts'
import { offerEvidence } from '#entities/offer/checks/evidence.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { LinkStates, RelatedRecord } from '#shared/schema/check-evidence.ts'
import { list } from '#shared/schema/list.ts'
import { id, TITLE_MAX } from '#shared/schema/text.ts'

const ADDRESS_MAX = 2000
const MAX_ADDRESSES = 10

const OfferQuestions = z
  .strictObject({
    id: id.optional(),
    title: z.string().max(TITLE_MAX),
    addresses: list(z.string().max(ADDRESS_MAX), MAX_ADDRESSES),
    logo: id.nullable(),
    reviewPost: id.nullable(),
  })
  .meta({ id: 'OfferQuestions' })

const OfferEvidence = z
  .object({
    links: LinkStates,
    sameTitle: z.array(RelatedRecord),
    logoWithoutAlt: z.array(RelatedRecord),
    hiddenReview: z.array(RelatedRecord),
    withdrawals: z.array(z.object({ askedAt: z.string(), arrivedAt: z.string().nullable() })),
    licence: z.enum(LICENCE_STATES).nullable(),
  })
  .meta({ id: 'OfferEvidence' })

/** Must be mounted before the calls of single records, which would read `checks` as an id. */
export const offerChecksCall = <Name extends string>(
  { name, noun, tag }: AnyCollection<Name>,
  table: 'casino' | 'bookmaker',
) =>
  call({
    method: 'post',
    path: `/${name}/checks`,
    tag,
    summary: `Evidence from the database for checking a ${noun} while it is edited`,
    access: 'contributor',
    body: OfferQuestions,
    response: OfferEvidence,
    run: ({ body }, { services }) => offerEvidence(offThread(services.db), table, body, services.now()),
  })
