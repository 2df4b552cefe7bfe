import type { Placed } from '#records/admin/suggestions/placed.ts'

type Segment =
  /** Live items that nobody is about, from the one index to before the other. */
  | { is: 'same'; from: number; to: number }
  /** `isAway`: where it was moved away from. */
  | { is: 'placed'; placed: Placed; isAway: boolean }

/** A list with what is suggested in it, in its order. */
export function segmentsOf(length: number, all: readonly Placed[]): Segment[] {
  const comes = Map.groupBy(all.filter(isComing), ({ suggestion }) => suggestion.at)
  const here = Map.groupBy(all, ({ suggestion: { from, kind } }) => (kind === 'added' ? undefined : from))
  const segments: Segment[] = []
  for (let index = 0; index <= length; index++) {
    for (const placed of comes.get(index) ?? []) segments.push({ is: 'placed', placed, isAway: false })
    const about = here.get(index) ?? []
    for (const placed of about) segments.push({ is: 'placed', placed, isAway: placed.suggestion.kind === 'moved' })
    if (about.length > 0 || index === length) continue
    const last = segments.at(-1)
    if (last?.is === 'same') last.to = index + 1
    else segments.push({ is: 'same', from: index, to: index + 1 })
  }
  return segments
}

const isComing = ({ suggestion: { kind } }: Placed) => kind === 'added' || kind === 'moved'
