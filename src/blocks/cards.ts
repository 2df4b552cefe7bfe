import { z } from 'zod'
import { Img } from '#entities/media/schema.ts'
import { richText } from '#shared/schema/rich-text.ts'
import { requiredText } from '#shared/schema/text.ts'

export const CARD_TEXT_MAX = 500

export const gridFields = { columns: z.int().min(2).max(4).optional() }
export const DEFAULT_COLUMNS = 3

export const cardFields = {
  img: Img.optional(),
  title: requiredText(100),
  text: richText(CARD_TEXT_MAX).optional(),
}
