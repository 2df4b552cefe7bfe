import { z } from 'zod'
import { MIN_WIDTH, WHOLE } from '#features/crops/shared/crop.ts'

export const Crop = z
  .strictObject({
    x: z
      .int()
      .min(0)
      .max(WHOLE - MIN_WIDTH),
    y: z.int().min(0).max(WHOLE),
    width: z.int().min(MIN_WIDTH).max(WHOLE),
  })
  .meta({ id: 'Crop' })

export const Crops = z
  .strictObject({
    '16x9': Crop.optional(),
    '16x10': Crop.optional(),
    '4x3': Crop.optional(),
    '1x1': Crop.optional(),
  })
  .meta({ id: 'Crops' })
export type Crops = z.infer<typeof Crops>
