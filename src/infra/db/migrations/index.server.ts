import type { Migration } from '#infra/db/migrations/migration.server.ts'
import { attributes } from '#infra/db/migrations/0001-attributes.server.ts'
import { posts } from '#infra/db/migrations/0002-posts.server.ts'
import { offers } from '#infra/db/migrations/0003-offers.server.ts'
import { site } from '#infra/db/migrations/0004-site.server.ts'
import { history } from '#infra/db/migrations/0005-history.server.ts'
import { sessions } from '#infra/db/migrations/0006-sessions.server.ts'
import { lists } from '#infra/db/migrations/0007-lists.server.ts'
import { pageChanges } from '#infra/db/migrations/0008-page-changes.server.ts'
import { passwordReset } from '#infra/db/migrations/0009-password-reset.server.ts'
import { links } from '#infra/db/migrations/0010-links.server.ts'
import { listsOfAll } from '#infra/db/migrations/0011-lists-of-all.server.ts'
import { lookups } from '#infra/db/migrations/0012-lookups.server.ts'
import { listMarks } from '#infra/db/migrations/0013-list-marks.server.ts'
import { clickSums } from '#infra/db/migrations/0014-click-sums.server.ts'
import { throttle } from '#infra/db/migrations/0015-throttle.server.ts'
import { searchVectors } from '#infra/db/migrations/0016-search-vectors.server.ts'
import { longLists } from '#infra/db/migrations/0017-long-lists.server.ts'
import { searchInOneProcess } from '#infra/db/migrations/0018-search-in-one-process.server.ts'
import { schedule } from '#infra/db/migrations/0021-schedule.server.ts'
import { changes } from '#infra/db/migrations/0022-changes.server.ts'
import { postChecks } from '#infra/db/migrations/0023-post-checks.server.ts'
import { together } from '#infra/db/migrations/0024-together.server.ts'
import { savedViews } from '#infra/db/migrations/0025-saved-views.server.ts'
import { pictures } from '#infra/db/migrations/0026-pictures.server.ts'
import { carets } from '#infra/db/migrations/0027-carets.server.ts'
import { licences } from '#infra/db/migrations/0028-licences.server.ts'
import { facts } from '#infra/db/migrations/0029-facts.server.ts'
import { changeRefs } from '#infra/db/migrations/0030-change-refs.server.ts'
import { changeLog } from '#infra/db/migrations/0031-change-log.server.ts'
import { pairs } from '#infra/db/migrations/0035-pairs.server.ts'
import { payoutTests } from '#infra/db/migrations/0033-payout-tests.server.ts'
import { bonusOrder } from '#infra/db/migrations/0036-bonus-order.server.ts'
import { subscriptions } from '#infra/db/migrations/0037-subscriptions.server.ts'
import { rubrics } from '#infra/db/migrations/0038-rubrics.server.ts'
import { navigation } from '#infra/db/migrations/0039-navigation.server.ts'
import { covers } from '#infra/db/migrations/0040-covers.server.ts'
import { portraits } from '#infra/db/migrations/0041-portraits.server.ts'
import { mailDays } from '#infra/db/migrations/0042-mail-days.server.ts'
import { linkQueue } from '#infra/db/migrations/0043-link-queue.server.ts'
import { offerDrafts } from '#infra/db/migrations/0048-offer-drafts.server.ts'
import { keptFigures } from '#infra/db/migrations/0049-kept-figures.server.ts'
import { mailQueue } from '#infra/db/migrations/0050-mail-queue.server.ts'
import { cashbackOrder } from '#infra/db/migrations/0051-cashback-order.server.ts'
import { payoutsReason } from '#infra/db/migrations/0052-payouts-reason.server.ts'
import { verdict } from '#infra/db/migrations/0053-verdict.server.ts'
import { voices } from '#infra/db/migrations/0060-voices.server.ts'
import { siteImports } from '#infra/db/migrations/0061-site-imports.server.ts'
import { demo } from '#infra/db/migrations/0062-demo.server.ts'
import { complaints } from '#infra/db/migrations/0063-complaints.server.ts'
import { voicesDecided } from '#infra/db/migrations/0064-voices-decided.server.ts'
import { userLanguage } from '#infra/db/migrations/0065-user-language.server.ts'
import { said } from '#infra/db/migrations/0066-said.server.ts'
import { apiKeys } from '#infra/db/migrations/0067-api-keys.server.ts'
import { webhooks } from '#infra/db/migrations/0068-webhooks.server.ts'
import { indexNow } from '#infra/db/migrations/0069-index-now.server.ts'
import { importChoices } from '#infra/db/migrations/0071-import-choices.server.ts'
import { colleagueMail } from '#infra/db/migrations/0076-colleague-mail.server.ts'
import { webhookQueues } from '#infra/db/migrations/0077-webhook-queues.server.ts'
import { previewLinks } from '#infra/db/migrations/0075-preview-links.server.ts'
import { endingSecrets } from '#infra/db/migrations/0074-ending-secrets.server.ts'
import { passkeys } from '#infra/db/migrations/0073-passkeys.server.ts'
import { videoFiles } from '#infra/db/migrations/0086-video-files.server.ts'
import { readMarks } from '#infra/db/migrations/0087-read-marks.server.ts'
import { lookedAt } from '#infra/db/migrations/0088-looked-at.server.ts'
import { webhookNames } from '#infra/db/migrations/0091-webhook-names.server.ts'
import { indexNowBatches } from '#infra/db/migrations/0092-index-now-batches.server.ts'
import { voicesDocumented } from '#infra/db/migrations/0093-voices-documented.server.ts'
import { complaintsFound } from '#infra/db/migrations/0094-complaints-found.server.ts'
import { playersDesks } from '#infra/db/migrations/0095-players-desks.server.ts'
import { pages } from '#infra/db/migrations/0096-pages.server.ts'
import { complaintTotals } from '#infra/db/migrations/0097-complaint-totals.server.ts'
import { crops } from '#infra/db/migrations/0085-crops.server.ts'
import { reads } from '#infra/db/migrations/0082-reads.server.ts'
import { templates } from '#infra/db/migrations/0083-templates.server.ts'
import { siteImportJobs } from '#infra/db/migrations/0080-site-import-jobs.server.ts'

/** In the order they run. Once released, a migration is never edited. */
export const migrations: readonly Migration[] = [
  attributes,
  posts,
  offers,
  site,
  history,
  sessions,
  lists,
  pageChanges,
  passwordReset,
  links,
  listsOfAll,
  lookups,
  listMarks,
  clickSums,
  throttle,
  searchVectors,
  longLists,
  searchInOneProcess,
  schedule,
  changes,
  postChecks,
  together,
  savedViews,
  pictures,
  carets,
  licences,
  facts,
  changeRefs,
  changeLog,
  payoutTests,
  pairs,
  bonusOrder,
  subscriptions,
  rubrics,
  navigation,
  covers,
  portraits,
  mailDays,
  linkQueue,
  offerDrafts,
  keptFigures,
  mailQueue,
  cashbackOrder,
  payoutsReason,
  verdict,
  voices,
  siteImports,
  demo,
  complaints,
  voicesDecided,
  userLanguage,
  said,
  apiKeys,
  webhooks,
  indexNow,
  importChoices,
  passkeys,
  endingSecrets,
  previewLinks,
  colleagueMail,
  webhookQueues,
  siteImportJobs,
  reads,
  templates,
  crops,
  videoFiles,
  readMarks,
  lookedAt,
  webhookNames,
  indexNowBatches,
  voicesDocumented,
  complaintsFound,
  playersDesks,
  pages,
  complaintTotals,
]
