import { bareVideo } from '#posts/checks/rules/bare-video.ts'
import { deadLinkInside } from '#posts/checks/rules/dead-link-inside.ts'
import { deadLinkOutside } from '#posts/checks/rules/dead-link-outside.ts'
import { descriptionLength } from '#posts/checks/rules/description-length.ts'
import { emptyBlock } from '#posts/checks/rules/empty-block.ts'
import { emptyHeading } from '#posts/checks/rules/empty-heading.ts'
import { headingOrder } from '#posts/checks/rules/heading-order.ts'
import { keptSource } from '#posts/checks/rules/kept-source.ts'
import { leftoverWords } from '#posts/checks/rules/leftover-words.ts'
import { listWithoutReason } from '#posts/checks/rules/list-without-reason.ts'
import { missingTarget } from '#posts/checks/rules/missing-target.ts'
import { movedLink } from '#posts/checks/rules/moved-link.ts'
import { nameWithoutLink } from '#posts/checks/rules/name-without-link.ts'
import { noAlt } from '#posts/checks/rules/no-alt.ts'
import { noSubject } from '#posts/checks/rules/no-subject.ts'
import { noText } from '#posts/checks/rules/no-text.ts'
import { noTitle } from '#posts/checks/rules/no-title.ts'
import { noWayHere } from '#posts/checks/rules/no-way-here.ts'
import { againstTerms } from '#posts/checks/rules/against-terms.ts'
import { noWriter } from '#posts/checks/rules/no-writer.ts'
import { offerWithoutLink } from '#posts/checks/rules/offer-without-link.ts'
import { offerWithoutLicence } from '#posts/checks/rules/offer-without-licence.ts'
import { oldFigure } from '#posts/checks/rules/old-figure.ts'
import { sameTitle } from '#posts/checks/rules/same-title.ts'
import { titleLength } from '#posts/checks/rules/title-length.ts'
import { unsignedArticle } from '#posts/checks/rules/unsigned-article.ts'

/** All rules in the order of the panel: blocking ones, then the text from top to bottom, then the rest. */
export const RULES = [
  noTitle,
  noWriter,
  noText,
  noSubject,
  missingTarget,
  offerWithoutLink,
  offerWithoutLicence,
  unsignedArticle,
  listWithoutReason,
  headingOrder,
  emptyHeading,
  leftoverWords,
  oldFigure,
  againstTerms,
  movedLink,
  deadLinkInside,
  deadLinkOutside,
  nameWithoutLink,
  emptyBlock,
  bareVideo,
  keptSource,
  noAlt,
  titleLength,
  descriptionLength,
  sameTitle,
  noWayHere,
] as const

export type RuleName = (typeof RULES)[number]['name']
