export const CALCULATOR_PATH = '/kalkulacka-bonusu/'
const RESULT_ID = 'vysledek'

export const calculatorHref = (slug: string, deposit: number) =>
  `${CALCULATOR_PATH}?kasino=${slug}&vklad=${deposit}#${RESULT_ID}`
