import type { Services } from '#records/services.server.ts'
import { keepPostsChecked } from '#server/check-posts.ts'
import { sweepStorage } from '#server/file-sweep.ts'
import { thinHistory } from '#server/history-sweep.ts'
import { probeLinks } from '#features/links/server/probe-links.ts'
import { mailColleagues } from '#features/colleague-mail/server/job.ts'
import { sendQueuedMails } from '#server/mail-queue.ts'
import { dropOldReads } from '#features/reads/server/read-sweep.ts'
import { dropOldClicks } from '#features/clicks/server/click-sweep.ts'
import { publishOnTime } from '#features/schedule/server/publishing.ts'
import { sweepPlayers } from '#features/players/server/sweep.ts'
import { tellSearchEngines } from '#features/index-now/server/send.ts'
import { importSites } from '#features/import-site/server/job/job.ts'
import { tellOfEndingKeys } from '#features/api-keys/server/ending.ts'
import { callWebhooks } from '#features/webhooks/server/calling.ts'
import { dropOldTemplates } from '#features/templates/server/sweep.ts'
import { mailChanges } from '#features/watching/server/mail-changes.ts'

export function startJobs(services: Services): void {
  const { env } = services
  if (env.LINK_CHECK && env.NODE_ENV === 'production') probeLinks(services)
  keepPostsChecked(services)
  sweepStorage(services)
  dropOldClicks(services)
  dropOldReads(services)
  dropOldTemplates(services)
  publishOnTime(services)
  thinHistory(services)
  mailChanges(services)
  sweepPlayers(services)
  mailColleagues(services)
  sendQueuedMails(services)
  callWebhooks(services)
  importSites(services)
  tellOfEndingKeys(services)
  tellSearchEngines(services)
}
