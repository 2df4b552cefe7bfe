import { msg } from '#shared/words/message.ts'

export const title = msg('IndexNow', 'IndexNow')
export const lead = msg(
  'Tells Seznam, Bing and others at once when a page appears, changes or goes.',
  'Hned řekne Seznamu, Bingu a dalším, že stránka přibyla, změnila se nebo zmizela.',
)
export const notPossible = msg(
  'Search engines reach only a public https address. Set SITE_URL first.',
  'Vyhledávače se dostanou jen na veřejnou adresu s https. Nejdřív nastavte SITE_URL.',
)
export const unread = msg('The state could not be read', 'Stav se nepodařilo načíst')
export const isOn = msg('Tell search engines', 'Dávat vědět vyhledávačům')
export const state = msg('State', 'Stav')
export const off = msg('off', 'vypnuto')
export const works = msg('works', 'funguje')
export const nothingSent = msg('nothing sent yet', 'zatím se nic neposlalo')
export const refused = msg('refused: {status}', 'odmítnuto: {status}')
export const noAnswer = msg('no answer', 'bez odpovědi')
export const keyFile = msg('Key file', 'Soubor s klíčem')
export const last = msg('Last', 'Naposledy')
export const waiting = msg('Waiting', 'Čeká')
export const addresses = msg(
  { one: '{count} address', other: '{count} addresses' },
  { one: '{count} adresa', few: '{count} adresy', other: '{count} adres' },
)
