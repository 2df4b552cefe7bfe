import { msg, noun } from '#shared/words/message.ts'

export const one = noun('casino', { gender: 'n', 1: 'kasino', 2: 'kasina', 4: 'kasino' })
export const many = msg('casinos', 'kasina')
export const label = msg('Casinos', 'Kasina')
export const counted = msg(
  { one: '{count} casino', other: '{count} casinos' },
  { one: '{count} kasino', few: '{count} kasina', other: '{count} kasin' },
)

export const noSuchCasino = msg('There is no such casino.', 'Takové kasino tu není.')
export const closedBeforeEstablished = msg(
  'The casino cannot have closed before it was established.',
  'Kasino nemohlo být zavřeno dřív, než bylo založeno.',
)
export const fillInCriteria = msg(
  'Fill in all five criteria, or type the rating.',
  'Vyplňte všech pět kritérií, nebo zadejte hodnocení.',
)
export const writeReason = msg(
  'The rule gives {rule} for the measured withdrawals. Write why the mark is {mark}, or take {rule}.',
  'Za změřené výběry dává pravidlo {rule}. Napište, proč je známka {mark}, nebo použijte {rule}.',
)
