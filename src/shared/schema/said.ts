import { z } from 'zod'
import type { Said as Words } from '#shared/words/message.ts'

const Value = z.union([z.string(), z.number(), z.object({ moment: z.string() }), z.lazy((): z.ZodType<Words> => Said)])
export const SaidParams = z.record(z.string(), Value)

/** What the server says within a response: in English, and with what a browser needs to say it in another language. */
export const Said: z.ZodType<Words> = z
  .object({ text: z.string(), key: z.string(), params: SaidParams.optional() })
  .meta({ id: 'Said' })
