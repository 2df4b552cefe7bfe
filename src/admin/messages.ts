import { msg } from '#shared/words/message.ts'

export const today = msg('Today', 'Dnes')
export const calendar = msg('Calendar', 'Kalendář')
export const due = msg('Due', 'K ověření')
export const voices = msg('Voices', 'Zkušenosti')
export const voicesWait = msg('voices wait', 'zkušeností čeká')
export const complaints = msg('Complaints', 'Stížnosti')
export const openComplaints = msg('open complaints', 'otevřených stížností')
export const contentAttributes = msg('Content attributes', 'Číselníky')
export const messages = msg('Messages', 'Zprávy')
export const clicks = msg('Clicks', 'Prokliky')
export const links = msg('Links', 'Odkazy')
export const settings = msg('Settings', 'Nastavení')
export const waitingForYou = msg('waiting for you', 'čeká na vás')
export const factsToCheck = msg('facts to be checked', 'údajů k ověření')
export const unread = msg('unread', 'nepřečtených')
export const broken = msg('broken', 'nefunkčních')
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
