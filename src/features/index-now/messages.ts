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
export const isOff = msg('Switch it on first.', 'Nejdřív to zapněte.')
export const unread = msg('The state could not be read', 'Stav se nepodařilo načíst')
export const isOn = msg('Tell search engines', 'Dávat vědět vyhledávačům')
export const state = msg('State', 'Stav')
export const off = msg('off', 'vypnuto')
export const works = msg('works', 'funguje')
export const taken = msg('taken', 'přijato')
export const isChecked = msg('taken, key not checked yet', 'přijato, klíč se ještě neověřil')
export const nothingSent = msg('nothing sent yet', 'zatím se nic neposlalo')
export const refused = msg('refused: {status}', 'odmítnuto: {status}')
export const noAnswer = msg('no answer', 'bez odpovědi')
export const whyFormat = msg(
  'They say that the request was wrong (400). These addresses are not sent again; others are.',
  'Tvrdí, že požadavek byl chybný (400). Tyto adresy už znovu nepošleme, jiné ano.',
)
export const whyKey = msg(
  'They did not find the key file (403). Open it: it must show the key to everybody, past any proxy or password. What waits is sent again within an hour.',
  'Soubor s klíčem nenašly (403). Otevřete ho: klíč musí ukázat každému, i přes proxy a bez hesla. Co čeká, pošleme znovu do hodiny.',
)
export const whyHost = msg(
  'They say that these addresses are not of this site (422). Check SITE_URL. They are not sent again; others are.',
  'Tvrdí, že tyto adresy nepatří k tomuto webu (422). Zkontrolujte SITE_URL. Znovu je nepošleme, jiné ano.',
)
export const whyMany = msg(
  'They had too many calls (429). What waits is sent later, when they allow it.',
  'Dostaly příliš mnoho volání (429). Co čeká, pošleme později, až to dovolí.',
)
export const whyOther = msg(
  'They did not take it. What waits is sent again within an hour.',
  'Nepřijaly to. Co čeká, pošleme znovu do hodiny.',
)
export const sentLately = msg('Sent in 7 days', 'Odesláno za 7 dní')
export const refusedLately = msg('Not taken in 7 days', 'Nepřijato za 7 dní')
export const sendHome = msg('Send the home page now', 'Poslat hned úvodní stránku')
export const homeWaits = msg('It is sent within a minute.', 'Odešle se do minuty.')
export const whatWasSent = msg('What was sent', 'Co se poslalo')
export const andMore = msg(
  { one: 'and {count} more address', other: 'and {count} more addresses' },
  { one: 'a {count} další adresa', few: 'a {count} další adresy', other: 'a {count} dalších adres' },
)
export const keyFile = msg('Key file', 'Soubor s klíčem')
export const last = msg('Last', 'Naposledy')
export const waiting = msg('Waiting', 'Čeká')
export const addresses = msg(
  { one: '{count} address', other: '{count} addresses' },
  { one: '{count} adresa', few: '{count} adresy', other: '{count} adres' },
)
