import { msg, noun } from '#shared/words/message.ts'

export const one = noun('game type', { gender: 'm', 1: 'druh hry', 2: 'druhu hry', 4: 'druh hry' })
export const many = msg('game types', 'druhy her')
export const label = msg('Game types', 'Druhy her')
export const counted = msg(
  { one: '{count} game type', other: '{count} game types' },
  { one: '{count} druh hry', few: '{count} druhy her', other: '{count} druhů her' },
)
