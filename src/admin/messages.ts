import { msg } from '#shared/words/message.ts'

export const today = msg('Today', 'Dnes')
export const calendar = msg('Calendar', 'Kalendář')
export const due = msg('Due', 'K ověření')
export const voices = msg('Voices', 'Zkušenosti')
export const voicesWait = msg('{count}<hidden> voices wait</hidden>', {
  one: '{count}<hidden> zkušenost čeká</hidden>',
  few: '{count}<hidden> zkušenosti čekají</hidden>',
  other: '{count}<hidden> zkušeností čeká</hidden>',
})
export const complaints = msg('Complaints', 'Stížnosti')
export const complaintsWait = msg('{count}<hidden> complaints wait for us</hidden>', {
  one: '{count}<hidden> stížnost čeká na nás</hidden>',
  few: '{count}<hidden> stížnosti čekají na nás</hidden>',
  other: '{count}<hidden> stížností čeká na nás</hidden>',
})
export const contentAttributes = msg('Content attributes', 'Číselníky')
export const messages = msg('Messages', 'Zprávy')
export const clicks = msg('Clicks', 'Prokliky')
export const links = msg('Links', 'Odkazy')
export const settings = msg('Settings', 'Nastavení')
export const waitingForYou = msg('{count}<hidden> waiting for you</hidden>', {
  one: '{count}<hidden> věc čeká na vás</hidden>',
  few: '{count}<hidden> věci čekají na vás</hidden>',
  other: '{count}<hidden> věcí čeká na vás</hidden>',
})
export const factsToCheck = msg('{count}<hidden> facts to be checked</hidden>', {
  one: '{count}<hidden> údaj k ověření</hidden>',
  few: '{count}<hidden> údaje k ověření</hidden>',
  other: '{count}<hidden> údajů k ověření</hidden>',
})
export const unread = msg('{count}<hidden> unread</hidden>', {
  one: '{count}<hidden> nepřečtená</hidden>',
  few: '{count}<hidden> nepřečtené</hidden>',
  other: '{count}<hidden> nepřečtených</hidden>',
})
export const broken = msg('{count}<hidden> broken</hidden>', {
  one: '{count}<hidden> nefunkční</hidden>',
  few: '{count}<hidden> nefunkční</hidden>',
  other: '{count}<hidden> nefunkčních</hidden>',
})
export const newOne = msg('New {noun}', { m: 'Nový {noun}', f: 'Nová {noun}', n: 'Nové {noun}' })

export const passwordHint = msg(
  'At least 12 characters. A sentence is easier to remember than a code.',
  'Aspoň 12 znaků. Větu si zapamatujete snáz než kód.',
)

export const notFound = msg('Page not found', 'Stránka nenalezena')
export const noSuchScreen = msg(
  'There is no such screen. Perhaps the record was deleted, or the address has a mistake in it.',
  'Taková obrazovka neexistuje. Záznam možná někdo smazal, nebo je v adrese chyba.',
)
export const backToPosts = msg('Back to posts', 'Zpět na příspěvky')

export const loading = msg('Loading', 'Načítá se')
export const pageNotLookedUp = msg('The page could not be looked up', 'Stránku se nepodařilo vyhledat')
export const notOfPost = msg('Not made of a post', 'Není z příspěvku')
export const madeBySite = msg(
  'The page {path} is put together by the site itself, so there is no text of it to edit.',
  'Stránku {path} skládá web sám, takže nemá text, který by se dal upravit.',
)
export const allPosts = msg('All posts', 'Všechny příspěvky')
