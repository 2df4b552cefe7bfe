import { z } from 'zod'

/** An image as pages and the public API see it. */
export const Picture = z
  .object({
    url: z.string(),
    width: z.int(),
    height: z.int(),
    alt: z.string(),
    focus: z
      .string()
      .optional()
      .describe('What stays in sight when it is cropped, as CSS object-position; left out: the middle'),
  })
  .meta({ id: 'Picture' })
export type Picture = z.infer<typeof Picture>

/** An item of a list that is shown with its picture. */
export interface Pictured {
  picture: Picture | null
}
