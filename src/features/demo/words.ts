import type { Kept } from '#features/demo/api-schema.ts'

/** Why something of the demo stays. */
export function staysWords({ why, by }: Pick<Kept, 'why' | 'by'>): string {
  if (why === 'changed') return 'somebody has worked on it since'
  if (why === 'readers') return 'readers watch it or wrote about it'
  return by ? `“${by}” uses it` : 'something that stays uses it'
}
