import type { Ground } from '#shared/cover/grounds.ts'
import { entriesOf } from '#shared/objects.ts'

const NAMES: Record<Ground, string> = {
  payments: 'Light blue, as payments',
  bonuses: 'Dark blue, as bonuses',
  terms: 'Honey, as terms',
  licences: 'Rose, as licences',
  safety: 'Green, as safer gambling',
  explainers: 'Grey, as explainers',
}

export const GROUND_CHOICES = entriesOf(NAMES).map(([value, label]) => ({ value, label }))
