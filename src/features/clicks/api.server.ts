import { z } from 'zod'
import { MAX_GROUPS } from '#features/clicks/periods.ts'
import { ClickQuery, ClickReport } from '#features/clicks/report-schema.ts'
import { clicksAsCsv, reportClicks } from '#features/clicks/report.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { CSV_TYPE } from '#shared/csv.ts'

const tag = 'Clicks'

export const privateClickCalls = [
  call({
    method: 'get',
    path: '/clicks',
    tag,
    summary: 'Clicks on offers by day, target, page or block',
    access: 'editor',
    query: ClickQuery,
    response: ClickReport,
    run: ({ query }, { services }) => reportClicks(offThread(services.db), query, services.now()),
  }),
  call({
    method: 'get',
    path: '/clicks/export.csv',
    tag,
    summary: 'The same report as CSV',
    access: 'editor',
    query: ClickQuery.omit({ limit: true }),
    response: z.string(),
    responseType: CSV_TYPE,
    run: async ({ query }, { services, http }) => {
      const report = await reportClicks(offThread(services.db), { ...query, limit: MAX_GROUPS }, services.now())
      const name = `clicks-${report.group}-${report.from}-${report.to}.csv`
      http.header('Content-Disposition', `attachment; filename="${name}"`)
      return clicksAsCsv(report)
    },
  }),
]
