import { coverAddress } from '#shared/cover/address.ts'
import type { Ground } from '#shared/cover/grounds.ts'
import type { Cover, Motif, ShownCover } from '#shared/cover/schema.ts'

/** Backgrounds for stories without a rubric, by what the motif is usually about. */
const USUAL_GROUNDS: Record<Motif, Ground> = {
  scales: 'bonuses',
  dots: 'payments',
  steps: 'terms',
  seal: 'licences',
  dial: 'safety',
  hundred: 'explainers',
  grid: 'bonuses',
}

export function showCover(drawing: Cover | null, rubricGround: Ground | null): ShownCover | null {
  if (!drawing) return null
  const ground = rubricGround ?? USUAL_GROUNDS[drawing.motif]
  return { drawing, ground, url: coverAddress(drawing, ground) }
}
