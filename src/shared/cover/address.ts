import type { Ground } from '#shared/cover/grounds.ts'
import type { Cover, Motif } from '#shared/cover/schema.ts'

/** Changes when the drawing itself changes, so that nobody keeps the old one. */
export const DRAWING = 1

const NO_PROMISE = 'x'

type Spelling<Kind extends Motif> = (cover: Extract<Cover, { motif: Kind }>) => (string | number)[]

const SPELLINGS: { [Kind in Motif]: Spelling<Kind> } = {
  scales: ({ left, right }) => [left, right],
  dots: ({ rows }) => rows.map(({ promised, measured }) => [promised ?? NO_PROMISE, ...measured].join('_')),
  steps: ({ values }) => values,
  seal: ({ months, without }) => [months, without],
  dial: ({ needle, shares }) => [needle, ...shares],
  hundred: ({ count }) => [count],
  grid: ({ times }) => [times],
}

const spell = <Kind extends Motif>(cover: Extract<Cover, { motif: Kind }>): (string | number)[] => {
  const spelling: Spelling<Kind> = SPELLINGS[cover.motif]
  return spelling(cover)
}

/** `seal-72-6`: the motif and its values, from which the whole cover can be drawn again. */
export const coverName = (cover: Cover): string => [cover.motif, ...spell(cover)].join('-')

/** Where a cover is served. The address is all there is to know of it, so it can be kept for ever. */
export const coverAddress = (cover: Cover, ground: Ground): string =>
  `/cover/${DRAWING}/${ground}/${coverName(cover)}.svg`
