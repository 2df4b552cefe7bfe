import { msg } from '#shared/words/message.ts'

export const withoutTerms = msg('Without terms', 'Bez podmínek')
export const searchBookmakers = msg('Search title, licence or bonus', 'Název, licence, bonus')
export const noBookmakers = msg('No bookmakers yet', 'Zatím žádné sázkové kanceláře')
export const noBookmakersLead = msg(
  'Bookmakers that articles and toplists show will be here.',
  'Tady budou sázkové kanceláře, které ukazují články a žebříčky.',
)
export const topFeature = msg('Top feature', 'Hlavní přednost')
export const termsAndConditions = msg('Terms and conditions', 'Podmínky nabídky')
export const termsHint = msg(
  'Stand under the offer. {length} of {most} characters.',
  'Stojí pod nabídkou. {length} z {most} znaků.',
)
export const payments = msg('Payments', 'Platby')
