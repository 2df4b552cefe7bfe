import { msg, noun } from '#shared/words/message.ts'

export const one = noun('rubric', { gender: 'f', 1: 'rubrika', 2: 'rubriky', 4: 'rubriku' })
export const many = msg('rubrics', 'rubriky')
export const label = msg('Rubrics', 'Rubriky')
export const counted = msg(
  { one: '{count} rubric', other: '{count} rubrics' },
  { one: '{count} rubrika', few: '{count} rubriky', other: '{count} rubrik' },
)
