import { z } from 'zod'
import { coverAddress } from '#shared/cover/address.ts'
import { type Ground, GROUNDS } from '#shared/cover/grounds.ts'
import { Cover, type Motif } from '#shared/cover/schema.ts'

export const ShownCover = z
  .object({ drawing: Cover, ground: z.enum(GROUNDS), url: z.string() })
  .meta({ id: 'ShownCover' })
export type ShownCover = z.infer<typeof ShownCover>

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
