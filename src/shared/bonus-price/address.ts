export const CALCULATOR_PATH = '/kalkulacka-bonusu/'
export const RESULT_ID = 'vysledek'

/** The calculator with the terms of an offer, and a deposit. */
export const calculatorHref = (slug: string, deposit: number) =>
  `${CALCULATOR_PATH}?kasino=${slug}&vklad=${deposit}#${RESULT_ID}`
