import { type Message, said } from '#shared/words/message.ts'
import * as m from '#posts/checks/messages.ts'
import { placeAt } from '#posts/checks/place.ts'
import { defineRule, type Finding } from '#posts/checks/rule.ts'
import { textsIn } from '#posts/checks/texts-in.ts'
import type { PostInput } from '#posts/schema.ts'
import type { FoundText } from '#shared/checks/lines.ts'
import { formatAmount } from '#shared/czech/format.ts'
import { namesIn } from '#shared/czech/named-in.ts'
import { sentencesIn } from '#shared/czech/sentences.ts'
import { plainSpaces } from '#shared/czech/bonus-terms.ts'
import { type TermsClaim, termFor, termsClaimsIn } from '#shared/czech/terms-claims.ts'

/** A review says what the bonus is, and the calculator counts with the record: both must say the same. */
export const againstTerms = defineRule({
  name: 'against-terms',
  level: 'warning',
  title: m.holdsTerms,
  needs: ['terms', 'figures'],
  *find(post, { terms, figures = [] }) {
    const findings: Finding[] = []
    const { entity } = post
    if (!post.isReviewPost || !terms || terms.kind === 'none' || !entity) return findings
    const othersIn = namesIn(figures.filter(({ id }) => id !== entity))
    for (const line of textsIn(post)) {
      if (leadsToReview(line)) continue
      for (const { from, to } of sentencesIn(line.text)) {
        const sentence = line.text.slice(from, to)
        const wrong = termsClaimsIn(sentence).filter((claim) => termFor(claim, terms) !== claim.value)
        if (wrong.length === 0 || othersIn(sentence).length > 0) continue
        for (const claim of wrong) findings.push(findingOf(post, line, { claim, had: termFor(claim, terms), from, to }))
      }
      yield
    }
    return findings
  },
})

/** A line that sends readers to another review compares the two. */
const leadsToReview = ({ inlines = [] }: FoundText) =>
  inlines.some(({ marks = [] }) =>
    marks.some((mark) => mark.type === 'link' && mark.attrs.href.startsWith('/recenze/')),
  )

interface Wrong {
  claim: TermsClaim
  had: number | undefined
  from: number
  to: number
}

function findingOf(post: PostInput, { path }: FoundText, { claim, had, from, to }: Wrong): Finding {
  const here = plainSpaces(formatAmount(claim.value))
  const name = said(NAMES[claim.term])
  const term = claim.game ? said(m.termOfGame, { term: name, game: claim.game }) : name
  return {
    message:
      had === undefined
        ? said(m.termsHaveNone, { term, here })
        : said(m.termsHave, { term, here, had: plainSpaces(formatAmount(had)) }),
    place: placeAt(post, path, from, to),
  }
}

const NAMES: Record<TermsClaim['term'], Message> = {
  multiple: m.termMultiple,
  days: m.termDays,
  percent: m.termPercent,
  ceiling: m.termCeiling,
  spinValue: m.termSpinValue,
  highestBet: m.termHighestBet,
  share: m.termShare,
}
