import { msg } from '#shared/words/message.ts'

export const readersWillBeTold = msg('Readers will be told', 'Čtenáři se dozvědí')
export const why = msg('Why (readers see it)', 'Proč (čtenáři to uvidí)')
export const whyRating = msg(
  'Why did the rating go from {from} to {to}?',
  'Proč se hodnocení změnilo z {from} na {to}?',
)
export const whyNoRating = msg('Why did the rating go from {from} to nothing?', 'Proč hodnocení {from} zmizelo?')
export const whyMark = msg(
  'Why did {name} go from {from} to {to}?',
  'Proč se známka změnila z {from} na {to} ({name})?',
)
export const whyNoMark = msg('Why did {name} go from {from} to nothing?', 'Proč známka {from} zmizela ({name})?')
export const newMeasurement = msg('New measurement', 'Nové měření')
export const ourMistake = msg('Mistake of ours', 'Naše chyba')
export const standsInReview = msg(
  'It stands in the review under „Co se změnilo“, with the date and your name.',
  'Bude to v recenzi pod „Co se změnilo“, s datem a vaším jménem.',
)
export const writeReason = msg(
  'Write a reason before saving. Readers see it under „Co se změnilo“.',
  'Před uložením napište důvod. Čtenáři ho uvidí pod „Co se změnilo“.',
)
