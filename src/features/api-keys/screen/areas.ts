import * as m from '#features/api-keys/messages.ts'
import type { Area, Level, Scope } from '#features/api-keys/shared/scopes.ts'

interface Group {
  label: () => string
  hint: () => string
  areas: Area[]
}

/** As people think of them; the scopes themselves are finer. */
export const GROUPS: Group[] = [
  { label: m.posts, hint: m.postsHint, areas: ['posts'] },
  { label: m.offers, hint: m.offersHint, areas: ['casinos', 'bookmakers', 'licences', 'payout-tests'] },
  { label: m.facts, hint: m.factsHint, areas: ['facts'] },
  {
    label: m.attributes,
    hint: m.attributesHint,
    areas: ['writers', 'rubrics', 'game-types', 'payment-methods', 'software-providers'],
  },
  { label: m.pictures, hint: m.picturesHint, areas: ['media'] },
  { label: m.figures, hint: m.figuresHint, areas: ['clicks', 'comparisons', 'link-health'] },
  { label: m.desk, hint: m.deskHint, areas: ['notes', 'calendar'] },
  { label: m.site, hint: m.siteHint, areas: ['settings', 'redirects', 'cache', 'audit', 'export'] },
]

/** The highest level chosen for each group, by its place. */
export type Chosen = Record<number, Level | undefined>

export const scopesOf = (chosen: Chosen): Scope[] =>
  GROUPS.flatMap(({ areas }, at) => {
    const level = chosen[at]
    return level ? areas.map((area): Scope => `${area}:${level}`) : []
  })
