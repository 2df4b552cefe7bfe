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
  title: 'Says the same as the bonus terms',
  needs: ['terms', 'figures'],
  *find(post, { terms, figures = [] }) {
    const findings: Finding[] = []
    const { entity } = post
    if (!post.isReviewPost || !terms || terms.kind === 'none' || !entity) return findings
    const othersIn = namesIn(figures.filter(({ id }) => id !== entity))
    for (const line of textsIn(post)) {
      for (const { from, to } of sentencesIn(line.text)) {
        const sentence = line.text.slice(from, to)
        if (othersIn(sentence).length > 0 || leadsToReview(line)) continue
        const wrong = termsClaimsIn(sentence).filter((claim) => termFor(claim, terms) !== claim.value)
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
  const said = plainSpaces(formatAmount(claim.value))
  const present = had === undefined ? 'do not have it' : `have ${plainSpaces(formatAmount(had))}`
  return {
    message: `${NAMES[claim.term]}${claim.game && ` (${claim.game}…)`} is ${said} here, and the bonus terms ${present}`,
    place: placeAt(post, path, from, to),
  }
}

const NAMES: Record<TermsClaim['term'], string> = {
  multiple: 'The multiple',
  days: 'The number of days',
  percent: 'The percent of the deposit',
  ceiling: 'The ceiling',
  spinValue: 'The value of a spin',
  highestBet: 'The highest bet',
  share: 'The share of a game',
}
