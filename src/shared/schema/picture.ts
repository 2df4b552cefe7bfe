import { z } from 'zod'

/** An image on pages and in the public API. */
export const Picture = z
  .object({
    url: z.string(),
    width: z.int(),
    height: z.int(),
    alt: z.string(),
    focus: z.string().optional().describe('The focal point when cropped, as CSS object-position; left out: the centre'),
  })
  .meta({ id: 'Picture' })
export type Picture = z.infer<typeof Picture>

/** A list item with a picture. */
export interface Pictured {
  picture: Picture | null
}
