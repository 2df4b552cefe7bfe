import * as m from '#posts/checks/messages.ts'
import type { Message } from '#shared/words/message.ts'
import type { RuleName } from '#posts/checks/rules.ts'

/** Short names of failed rules for list filters. Separate from the rules, so that lists do not have to load those. */
export const FAILS: Record<RuleName, Message> = {
  'no-title': m.noTitle,
  'no-writer': m.noWriter,
  'no-text': m.noText,
  'no-subject': m.nothingReviewed,
  'missing-target': m.failsTarget,
  'offer-without-link': m.failsOfferLink,
  'offer-without-licence': m.failsOfferLicence,
  'unsigned-article': m.failsSigned,
  'list-without-reason': m.failsReason,
  'heading-order': m.failsHeadingOrder,
  'empty-heading': m.headingWithoutWords,
  'leftover-words': m.failsLeftover,
  'old-figure': m.failsFigure,
  'against-terms': m.failsTerms,
  'moved-link': m.failsMoved,
  'dead-link-inside': m.failsInside,
  'dead-link-outside': m.failsOutside,
  'name-without-link': m.failsNames,
  'empty-block': m.failsBlock,
  'bare-video': m.failsVideo,
  'kept-source': m.failsKept,
  'no-alt': m.failsAlt,
  'title-length': m.failsTitleLength,
  'description-length': m.failsDescription,
  'same-title': m.failsSameTitle,
  'no-way-here': m.failsWayHere,
}
