import { z } from 'zod'
import { actorOf } from '#records/calls/caller.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { countDueContacts } from '#features/complaints/contacts.server.ts'
import { CHECKED_COLLECTIONS } from '#features/facts/collections.server.ts'
import { FACT_KIND_NAMES } from '#features/facts/kinds.ts'
import { checkFacts, factsOfRecord, postponeFact, undoCheck } from '#features/facts/queries.server.ts'
import { Due, DUE_LISTS, FactsOfRecord, NewChecks, SourceText } from '#features/facts/schema.ts'
import { paging } from '#records/list/list-query.server.ts'
import { countDue, readDue } from '#features/facts/server/due.ts'
import type { ReadPage } from '#features/facts/server/read-page.ts'
import { freshText, readSource, startReading } from '#features/facts/server/sources.ts'
import { addDays, pragueDay } from '#shared/czech/day.ts'
import { id } from '#shared/schema/text.ts'

const tag = 'Facts'
const OfRecord = z.object({ collection: z.enum(CHECKED_COLLECTIONS), id })
const OfFact = OfRecord.extend({ fact: z.string().max(60) })
const LONGEST_LATER = 90
const Later = z.object({ until: z.iso.date() }).meta({ id: 'FactPutOff' })

/** Tests replace the reader, because their pages are on loopback. */
export const factCallsWith = (read?: ReadPage) => [
  call({
    method: 'get',
    path: '/facts/{collection}/{id}',
    tag,
    summary: 'The facts of a casino or a bookmaker: what was checked, when, where, and what was not',
    access: 'contributor',
    params: OfRecord,
    response: FactsOfRecord,
    run: async ({ params }, { services }) => ({
      items: await factsOfRecord(services.db, params.collection, params.id, services.now()),
    }),
  }),
  call({
    method: 'post',
    path: '/facts/{collection}/{id}/checks',
    tag,
    summary: 'Note that these facts were checked and are as they are stored; 409 if one of them is not',
    access: 'editor',
    params: OfRecord,
    body: NewChecks,
    response: FactsOfRecord,
    errors: [409],
    run: async ({ params, body }, { services, caller }) => {
      const { db } = services
      const place = { name: params.collection, recordId: params.id }
      const now = services.now()
      await checkFacts(db, place, body, actorOf(caller), now, (trx, url) => freshText(trx, url, now))
      if (body.sourceKind === 'address') await startReading(services, body.source, read)
      return { items: await factsOfRecord(db, params.collection, params.id, now) }
    },
  }),
  call({
    method: 'delete',
    path: '/facts/checks/{id}',
    tag,
    summary: 'Take a check back, as if it had never been made',
    access: 'editor',
    params: z.object({ id }),
    run: async ({ params }, { services, caller }): Promise<undefined> => {
      await undoCheck(services.db, params.id, actorOf(caller))
    },
  }),
  call({
    method: 'post',
    path: '/facts/{collection}/{id}/{fact}/later',
    tag,
    summary: 'Leave a fact out of what is due for some days',
    access: 'editor',
    params: OfFact,
    body: z.strictObject({ days: z.int().min(0).max(LONGEST_LATER).default(1) }).meta({ id: 'FactLater' }),
    response: Later,
    run: async ({ params, body }, { services, caller }) => {
      const until = addDays(pragueDay(services.now()), body.days)
      const place = { name: params.collection, recordId: params.id }
      await postponeFact(services.db, place, params.fact, until, actorOf(caller))
      return { until }
    },
  }),
  call({
    method: 'get',
    path: '/facts/{collection}/{id}/{fact}/source',
    tag,
    summary:
      'The page on which a fact was last checked, as text; it is read in the background, so ask again while it is',
    access: 'editor',
    params: OfFact,
    response: SourceText,
    run: ({ params }, { services }) => readSource(services, { recordId: params.id, fact: params.fact }, read),
  }),
  call({
    method: 'get',
    path: '/due',
    tag,
    summary: 'Facts to be checked: those whose check has run out, those never checked, and those of the next 30 days',
    access: 'editor',
    query: z.strictObject({
      ...paging,
      list: z.enum(DUE_LISTS).default('due'),
      kind: z.enum(FACT_KIND_NAMES).optional(),
      person: id.optional(),
    }),
    response: Due,
    run: ({ query }, { services }) => readDue(services.db, query, services.now()),
  }),
  call({
    method: 'get',
    path: '/due/count',
    tag,
    summary: 'How many facts and contacts for complaints are due today',
    access: 'editor',
    response: z.object({ total: z.int() }).meta({ id: 'DueCount' }),
    run: async (_, { services: { db, now } }) => {
      const [facts, contacts] = await Promise.all([countDue(db, now()), countDueContacts(db, now())])
      return { total: facts.total + contacts }
    },
  }),
]

export const factCalls = factCallsWith()
