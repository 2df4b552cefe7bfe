import { drawDial } from '#shared/cover/motifs/dial.ts'
import { drawDots } from '#shared/cover/motifs/dots.ts'
import { drawGrid } from '#shared/cover/motifs/grid.ts'
import { drawHundred } from '#shared/cover/motifs/hundred.ts'
import { drawScales } from '#shared/cover/motifs/scales.ts'
import { drawSeal } from '#shared/cover/motifs/seal.ts'
import { drawSteps } from '#shared/cover/motifs/steps.ts'
import type { Cover } from '#shared/cover/schema.ts'
import type { Shape } from '#shared/cover/shape.ts'

/** The shapes of a cover from back to front, without its background. */
export function drawCover(cover: Cover): Shape[] {
  switch (cover.motif) {
    case 'scales':
      return drawScales(cover)
    case 'dots':
      return drawDots(cover)
    case 'steps':
      return drawSteps(cover)
    case 'seal':
      return drawSeal(cover)
    case 'dial':
      return drawDial(cover)
    case 'hundred':
      return drawHundred(cover)
    case 'grid':
      return drawGrid(cover)
  }
}
