import { msg, noun } from '#shared/words/message.ts'

export const one = noun('game type', { gender: 'm', 1: 'druh hry', 2: 'druhu hry', 4: 'druh hry' })
export const many = msg('game types', 'druhy her')
export const label = msg('Game types', 'Druhy her')
export const counted = msg(
  { one: '{count} game type', other: '{count} game types' },
  { one: '{count} druh hry', few: '{count} druhy her', other: '{count} druhů her' },
)

export const gameType = msg('Game type', 'Druh hry')
export const title = msg('Title', 'Název')
export const order = msg('Order', 'Pořadí')
export const orderHint = msg(
  'Smaller numbers come first in the filters readers see. At 0 a new one comes last.',
  'Menší čísla jsou ve filtrech pro čtenáře první. Nový s 0 bude poslední.',
)
export const dragHint = msg(
  'Drag rows to change the order readers see',
  'Přetažením řádků se mění pořadí, které vidí čtenáři',
)
export const purpose = msg(
  'Casinos say what can be played there, and readers filter by it.',
  'Kasina uvádějí, co se v nich dá hrát, a čtenáři podle toho filtrují.',
)
