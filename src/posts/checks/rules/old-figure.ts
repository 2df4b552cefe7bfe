import { MAX_KEPT_FIGURES } from '#posts/limits.ts'
import { said } from '#shared/words/message.ts'
import { figureSaid } from '#posts/checks/figure-said.ts'
import * as m from '#posts/checks/messages.ts'
import { type FoundOldFigure, oldFiguresIn } from '#posts/checks/old-figures-in.ts'
import { placeAt } from '#posts/checks/place.ts'
import { defineRule, type Finding, type Fix } from '#posts/checks/rule.ts'
import type { PostInput } from '#posts/schema.ts'
import { withCorrections } from '#shared/checks/typography.ts'
import { plainSpaces } from '#shared/czech/bonus-terms.ts'
import { figureWords, type Unit } from '#shared/czech/figures.ts'
import { formatAmount } from '#shared/czech/format.ts'

/** Units whose words do not depend on the number: „3 dny“ would become „10 dny“. */
const REPLACEABLE: ReadonlySet<Unit> = new Set(['percent', 'crowns', 'multiple'])

export const oldFigure = defineRule({
  name: 'old-figure',
  level: 'warning',
  title: m.holdsFigures,
  needs: ['figures'],
  *find(post, { figures = [] }) {
    const findings: Finding[] = []
    for (const found of yield* oldFiguresIn(post, figures)) {
      findings.push(findingOf(post, found))
      yield
    }
    return findings
  },
})

function findingOf(post: PostInput, found: FoundOldFigure): Finding {
  const { offer, old, figure, path } = found
  const { id, title, model } = offer
  const shown = { figure: figureSaid(figure), title }
  return {
    message: old.now ? said(m.outOfDateNow, { ...shown, now: figureSaid(old.now) }) : said(m.outOfDateGone, shown),
    place: placeAt(post, path, figure.from, figure.to),
    fixes: [...replacement(found), keep(found)],
    related: [{ collection: model === 'Casino' ? 'casinos' : 'bookmakers', id, title }],
  }
}

function replacement({ old: { now }, figure: { from, to, unit }, path }: FoundOldFigure): Fix[] {
  if (!now || !REPLACEABLE.has(unit)) return []
  const text = plainSpaces(formatAmount(now.value))
  const change = { changes: [{ path, edits: [{ from, to, text }] }] }
  return [
    {
      kind: 'change',
      label: said(m.writeFigure, { figure: figureSaid(now) }),
      change: (before) => withCorrections(before, [change]),
    },
  ]
}

/** Also what a text says of the past is true. */
const keep = ({ offer, figure }: FoundOldFigure): Fix => ({
  kind: 'change',
  label: m.isRight,
  change: (before) => ({
    ...before,
    keptFigures: [...before.keptFigures, { offer: offer.id, figure: figureWords(figure) }].slice(-MAX_KEPT_FIGURES),
  }),
})
