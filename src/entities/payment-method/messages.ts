import { msg, noun } from '#shared/words/message.ts'

export const one = noun('payment method', {
  gender: 'f',
  1: 'platební metoda',
  2: 'platební metody',
  4: 'platební metodu',
})
export const many = msg('payment methods', 'platební metody')
export const label = msg('Payment methods', 'Platební metody')
export const counted = msg(
  { one: '{count} payment method', other: '{count} payment methods' },
  { one: '{count} platební metoda', few: '{count} platební metody', other: '{count} platebních metod' },
)

export const purpose = msg(
  'Casinos and bookmakers say how one can pay, and readers filter by it.',
  'Kasina a sázkové kanceláře uvádějí, jak se dá platit, a čtenáři podle toho filtrují.',
)
