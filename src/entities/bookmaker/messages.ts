import { msg, noun } from '#shared/words/message.ts'

export const one = noun('bookmaker', {
  gender: 'f',
  1: 'sázková kancelář',
  2: 'sázkové kanceláře',
  4: 'sázkovou kancelář',
})
export const many = msg('bookmakers', 'sázkové kanceláře')
export const label = msg('Bookmakers', 'Sázkové kanceláře')
export const counted = msg(
  { one: '{count} bookmaker', other: '{count} bookmakers' },
  { one: '{count} sázková kancelář', few: '{count} sázkové kanceláře', other: '{count} sázkových kanceláří' },
)
