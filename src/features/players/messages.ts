import { msg } from '#shared/words/message.ts'

/** The desks of voices and of complaints. */
export const barOutside = msg('A bar is outside of the text.', 'Začernění je mimo text.')
export const passagesHidden = msg(
  { one: '{count} passage hidden', other: '{count} passages hidden' },
  { one: '{count} místo skryto', few: '{count} místa skryta', other: '{count} míst skryto' },
)
export const holdToSee = msg('Hold to see it', 'Podržením zobrazíte')
export const original = msg('Original', 'Původní text')
export const hiddenWords = msg('Hidden: {what}. Show it again', 'Skryto: {what}. Znovu zobrazit')
export const selectedWords = msg('Selected words', 'Vybraná slova')
export const selectFirst = msg('Select the words first', 'Nejdřív vyberte slova')
export const hideWords = msg('Hide words', 'Skrýt slova')
export const whatItIs = msg('What it is', 'Co to je')
export const name = msg('Name', 'Jméno')
export const account = msg('Account number', 'Číslo účtu')
export const phone = msg('Phone', 'Telefon')
export const address = msg('Address', 'Adresa')
export const insult = msg('Insult', 'Urážka')
export const emailOfPlayer = msg('E-mail of the player', 'E-mail hráče')
export const emailDeleted = msg(
  'The address is deleted, only its hash is kept.',
  'Adresa je smazaná, zůstal jen její otisk.',
)
export const writtenInAudit = msg('Written in the audit log', 'Zapíše se do záznamu činností')
export const openPublicPage = msg('Open the public page', 'Otevřít veřejnou stránku')
export const openCasino = msg('Open the casino', 'Otevřít kasino')
export const openBookmaker = msg('Open the bookmaker', 'Otevřít sázkovou kancelář')
export const more = msg('More', 'Další')
export const casino = msg('Casino', 'Kasino')
export const casinos = msg('Casinos', 'Kasina')
export const bookmakers = msg('Bookmakers', 'Sázkové kanceláře')
export const allCasinos = msg('All casinos', 'Všechna kasina')
export const order = msg('Order', 'Pořadí')
export const notRead = msg('The list could not be read', 'Seznam se nepodařilo načíst')
export const withMoment = msg('{what}, {moment}', '{what}, {moment}')
export const undone = msg('Undone', 'Vráceno zpět')
