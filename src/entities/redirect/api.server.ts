import { z } from 'zod'
import { actorOf } from '#records/calls/caller.server.ts'
import { streamOf } from '#records/csv/attach-csv.server.ts'
import { collectionCalls } from '#records/calls/private-calls.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { ImportReport, importRedirects, redirectLines } from '#entities/redirect/csv.server.ts'
import { findRedirect } from '#entities/redirect/rules.server.ts'
import { RedirectTarget } from '#entities/redirect/schema.ts'
import { call } from '#records/calls/calls.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { CSV_TYPE } from '#shared/csv.ts'
import { rootRelative } from '#shared/schema/url.ts'

export const publicRedirectCalls = [
  call({
    method: 'get',
    path: '/redirects',
    tag: 'Redirects',
    summary: 'The redirect rule of a path; 204 if there is none',
    query: z.strictObject({ path: rootRelative }),
    response: RedirectTarget,
    mayBeEmpty: true,
    run: ({ query }, { services }) => findRedirect(services.db, query.path),
  }),
]

const CSV_MAX = 1_500_000

export const privateRedirectCalls = [
  // Before the call for one redirect, whose path would match it.
  call({
    method: 'get',
    path: '/redirects/export.csv',
    tag: 'Redirects',
    summary: 'All rules that are not archived, as CSV',
    access: 'admin',
    response: z.string(),
    responseType: CSV_TYPE,
    run: async (_, { services, http }) => {
      http.header('Content-Disposition', 'attachment; filename="redirects.csv"')
      // Compression would buffer the whole file in memory.
      http.header('Cache-Control', 'no-store, no-transform')
      return streamOf(redirectLines(offThread(services.db)))
    },
  }),
  call({
    method: 'post',
    path: '/redirects/import',
    tag: 'Redirects',
    summary: 'Import rules from CSV; one result for each line, up to the hundredth mistake',
    access: 'admin',
    body: z.strictObject({ csv: z.string().max(CSV_MAX) }).meta({ id: 'RedirectImport' }),
    response: ImportReport,
    run: ({ body }, { services, caller }) => importRedirects(services.db, body.csv, actorOf(caller)),
  }),
  ...collectionCalls(redirects, { hasOwnCsv: true }),
]
