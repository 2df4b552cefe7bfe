import { Crops } from '#features/crops/shared/schema.ts'
import { z } from 'zod'

export const Picture = z
  .object({
    url: z.string(),
    width: z.int(),
    height: z.int(),
    alt: z.string(),
    focus: z.string().optional().describe('The focal point when cropped, as CSS object-position; left out: the centre'),
    crops: Crops.optional().describe(
      'The part shown in a shape, in percent of the picture; left out: around the focal point',
    ),
  })
  .meta({ id: 'Picture' })
export type Picture = z.infer<typeof Picture>

export interface Pictured {
  picture: Picture | null
}
