import { msg, noun } from '#shared/words/message.ts'

export const one = noun('rubric', { gender: 'f', 1: 'rubrika', 2: 'rubriky', 4: 'rubriku' })
export const many = msg('rubrics', 'rubriky')
export const label = msg('Rubrics', 'Rubriky')
export const counted = msg(
  { one: '{count} rubric', other: '{count} rubrics' },
  { one: '{count} rubrika', few: '{count} rubriky', other: '{count} rubrik' },
)

export const rubric = msg('Rubric', 'Rubrika')
export const title = msg('Title', 'Název')
export const slug = msg('Slug', 'Adresa (slug)')
export const slugHint = msg(
  'Its page: {path}. A changed one leaves a 301 behind.',
  'Stránka rubriky: {path}. Po změně zůstane na staré adrese přesměrování 301.',
)
export const description = msg('Description', 'Popis')
export const descriptionHint = msg(
  'Under the heading of its page, and for search engines.',
  'Pod nadpisem stránky a pro vyhledávače.',
)
export const ground = msg('Ground of covers', 'Podklad obálek')
export const order = msg('Order', 'Pořadí')
export const orderHint = msg(
  'Smaller numbers come first. At 0 a new one comes last.',
  'Menší čísla jsou první. Nová s 0 bude poslední.',
)
export const lightBlue = msg('Light blue, as payments', 'Světle modrý, jako platby')
export const darkBlue = msg('Dark blue, as bonuses', 'Tmavě modrý, jako bonusy')
export const honey = msg('Honey, as terms', 'Medový, jako podmínky')
export const rose = msg('Rose, as licences', 'Růžový, jako licence')
export const green = msg('Green, as safer gambling', 'Zelený, jako bezpečnější hraní')
export const grey = msg('Grey, as explainers', 'Šedý, jako vysvětlení')
export const dragHint = msg(
  'Drag rows to change the order readers see',
  'Přetažením řádků se mění pořadí, které vidí čtenáři',
)
export const purpose = msg(
  'Articles are sorted into rubrics, and each rubric has a page.',
  'Články se řadí do rubrik a každá rubrika má svou stránku.',
)
