import * as m from '#features/demo/messages.ts'
import type { Kept } from '#features/demo/api-schema.ts'

/** Why something of the demo stays. */
export function staysWords({ why, by }: Pick<Kept, 'why' | 'by'>): string {
  if (why === 'changed') return m.somebodyChangedIt()
  if (why === 'readers') return m.readersNeedIt()
  return by ? m.usedBy({ by }) : m.usedByOther()
}
