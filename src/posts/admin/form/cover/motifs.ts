import * as m from '#posts/admin/form/messages.ts'
import type { Message } from '#shared/words/message.ts'
import type { Cover, Motif } from '#shared/cover/schema.ts'

interface MotifWords {
  label: Message
  hint: Message
  /** Initial values, not valid yet. */
  empty: Cover
}

export const MOTIFS: Record<Motif, MotifWords> = {
  scales: {
    label: m.scales,
    hint: m.scalesHint,
    empty: { motif: 'scales', left: 0, right: 0 },
  },
  dots: {
    label: m.dots,
    hint: m.dotsHint,
    empty: { motif: 'dots', rows: [] },
  },
  steps: {
    label: m.steps,
    hint: m.stepsHint,
    empty: { motif: 'steps', values: [] },
  },
  seal: {
    label: m.seal,
    hint: m.sealHint,
    empty: { motif: 'seal', months: 0, without: 0 },
  },
  dial: {
    label: m.dial,
    hint: m.dialHint,
    empty: { motif: 'dial', shares: [], needle: 0 },
  },
  hundred: { label: m.hundred, hint: m.hundredHint, empty: { motif: 'hundred', count: 0 } },
  grid: { label: m.grid, hint: m.gridHint, empty: { motif: 'grid', times: 0 } },
}
