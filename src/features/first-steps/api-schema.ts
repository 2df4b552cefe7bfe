import { z } from 'zod'

export const STEPS = ['site', 'casino', 'review', 'publish'] as const
export type StepName = (typeof STEPS)[number]

export const FirstSteps = z
  .object({
    /** Left by an admin, or never needed: the site is older than the guide. */
    isLeft: z.boolean(),
    done: z.array(z.enum(STEPS)),
    /** Whether what is there is the demo's. */
    hasDemo: z.boolean(),
  })
  .meta({ id: 'FirstSteps' })
export type FirstSteps = z.infer<typeof FirstSteps>
