import * as m from '#posts/checks/messages.ts'
import { type Figure, figureWords } from '#shared/czech/figures.ts'
import { type Said, said } from '#shared/words/message.ts'

/** A figure in the language of the editor: „100 %“, “10 days”. */
export function figureSaid(figure: Figure): Said | string {
  const { unit, value: count } = figure
  if (unit === 'days') return said(m.days, { count })
  return unit === 'spins' ? said(m.spins, { count }) : figureWords(figure)
}
