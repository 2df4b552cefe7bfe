import type { Ground } from '#shared/cover/grounds.ts'
import type { Cover, Motif } from '#shared/cover/schema.ts'

/** Increment when the drawing changes, to invalidate cached covers. */
export const DRAWING = 2

const NO_PROMISE = 'x'

type Serializer<Kind extends Motif> = (cover: Extract<Cover, { motif: Kind }>) => (string | number)[]

const SERIALIZERS: { [Kind in Motif]: Serializer<Kind> } = {
  scales: ({ left, right }) => [left, right],
  dots: ({ rows }) => rows.map(({ promised, measured }) => [promised ?? NO_PROMISE, ...measured].join('_')),
  steps: ({ values }) => values,
  seal: ({ months, without }) => [months, without],
  dial: ({ needle, shares }) => [needle, ...shares],
  hundred: ({ count }) => [count],
  grid: ({ times }) => [times],
}

const serialize = <Kind extends Motif>(cover: Extract<Cover, { motif: Kind }>): (string | number)[] => {
  const serializer: Serializer<Kind> = SERIALIZERS[cover.motif]
  return serializer(cover)
}

/** `seal-72-6`: the motif and its values, from which the cover can be redrawn. */
export const coverName = (cover: Cover): string => [cover.motif, ...serialize(cover)].join('-')

/** The URL of a cover. It fully determines the content, so it can be cached for ever. */
export const coverAddress = (cover: Cover, ground: Ground): string =>
  `/cover/${DRAWING}/${ground}/${coverName(cover)}.svg`
