import { z } from 'zod'

/** `changed`: by a person since. `readers`: they wrote about it or watch it. `used`: what stays refers to it. */
export const REASONS = ['changed', 'readers', 'used'] as const

const Kept = z
  .object({
    collection: z.string(),
    id: z.string(),
    title: z.string(),
    why: z.enum(REASONS),
    /** The title of what refers to it. */
    by: z.string(),
  })
  .meta({ id: 'DemoKept' })
export type Kept = z.infer<typeof Kept>

export const DemoState = z
  .object({
    /** Of what there is something left, by the name of its table. */
    goes: z.array(z.object({ kind: z.string(), count: z.int() })),
    stays: z.array(Kept),
  })
  .meta({ id: 'DemoState' })
export type DemoState = z.infer<typeof DemoState>
