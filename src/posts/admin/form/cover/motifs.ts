import type { Cover, Motif } from '#shared/cover/schema.ts'

interface MotifWords {
  label: string
  hint: string
  /** Initial values, not valid yet. */
  empty: Cover
}

export const MOTIFS: Record<Motif, MotifWords> = {
  scales: {
    label: 'Scales',
    hint: 'Two amounts against each other, as a bonus and what it costs.',
    empty: { motif: 'scales', left: 0, right: 0 },
  },
  dots: {
    label: 'Dots',
    hint: 'Measurements against promises, a line for each casino.',
    empty: { motif: 'dots', rows: [] },
  },
  steps: {
    label: 'Steps',
    hint: 'How one term changed, from the oldest value to today’s.',
    empty: { motif: 'steps', values: [] },
  },
  seal: {
    label: 'Seal',
    hint: 'Months of a licence, and months since it ended.',
    empty: { motif: 'seal', months: 0, without: 0 },
  },
  dial: {
    label: 'Dial',
    hint: 'How much of up to three limits is used up.',
    empty: { motif: 'dial', shares: [], needle: 0 },
  },
  hundred: { label: 'Hundred', hint: 'So many of a hundred.', empty: { motif: 'hundred', count: 0 } },
  grid: { label: 'Grid', hint: 'One thing, so many times over.', empty: { motif: 'grid', times: 0 } },
}
