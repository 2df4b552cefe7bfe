import type { FieldName } from '#features/bonus-calculator/site/address.ts'

export const FIELD_LABELS: Record<FieldName, string> = {
  kasino: 'Kasino nebo sázková kancelář',
  vklad: 'Vklad',
  hra: 'Co budete hrát',
  automat: 'Jaký automat',
  procent: 'Bonus z vkladu',
  strop: 'Nejvyšší bonus',
  nasobek: 'Kolikrát protočit',
  ze: 'Násobek se počítá z',
  dni: 'Lhůta',
  navratnost: 'Návratnost hry',
  zapocteni: 'Započtení hry',
  sazka: 'Vaše sázka',
  'nejvyssi-sazka': 'Nejvyšší sázka',
  'nejvyssi-vyhra': 'Nejvyšší výhra',
  zatoceni: 'Volná zatočení',
  'hodnota-zatoceni': 'Hodnota zatočení',
}

/** Part of field ids, because both forms may have a field of the same name. */
export type FormName = 'znamy' | 'vlastni'
export const fieldId = (form: FormName, name: FieldName) => `${form}-${name}`

export const OFFER_FIELDS: readonly FieldName[] = ['kasino', 'vklad', 'hra', 'automat']
