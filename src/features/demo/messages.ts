import { msg } from '#shared/words/message.ts'

export const notRead = msg('This could not be read', 'Tohle se nepodařilo načíst')
/** In the audit. */
export const theDemo = msg('The demo', 'Ukázka')
export const nothingHere = msg('There is nothing of the demo here.', 'Nic z ukázky tu není.')
export const clear = msg('Clear the demo', 'Vymazat ukázku')
export const clearTitle = msg('Clear the demo?', 'Vymazat ukázku?')
export const clearBody = msg(
  '{things} go for good, with their history, and so do ninety days of clicks. What stays is listed on the page. Make a backup first if you may want it back.',
  'Natrvalo zmizí i s historií: {things} a také devadesát dní prokliků. Co zůstane, je vypsané na stránce. Pokud byste to někdy chtěli zpět, udělejte nejdřív zálohu.',
)
export const goes = msg(
  '<b>Goes:</b> {things}, and ninety days of clicks.',
  '<b>Zmizí:</b> {things} a devadesát dní prokliků.',
)
export const allGoes = msg(
  'Nobody has changed any of it, so all of it goes.',
  'Nikdo na ničem z toho nepracoval, takže zmizí všechno.',
)
export const stays = msg(
  {
    one: '<b>Stays:</b> {count} thing that you work with. An invented casino that stays loses its invented review, voices and complaints.',
    other:
      '<b>Stays:</b> {count} things that you work with. An invented casino that stays loses its invented review, voices and complaints.',
  },
  {
    one: '<b>Zůstane:</b> {count} věc, se kterou pracujete. Smyšlené kasino, které zůstane, přijde o smyšlenou recenzi, zkušenosti i stížnosti.',
    few: '<b>Zůstanou:</b> {count} věci, se kterými pracujete. Smyšlené kasino, které zůstane, přijde o smyšlenou recenzi, zkušenosti i stížnosti.',
    other:
      '<b>Zůstane:</b> {count} věcí, se kterými pracujete. Smyšlené kasino, které zůstane, přijde o smyšlenou recenzi, zkušenosti i stížnosti.',
  },
)
export const cleared = msg('The demo is cleared', 'Ukázka je vymazaná')
export const went = msg('{things} went.', 'Zmizelo: {things}.')
export const nothingWent = msg('Nothing went.', 'Nezmizelo nic.')
export const stayed = msg(
  { one: '{count} thing stayed and are yours now.', other: '{count} things stayed and are yours now.' },
  {
    one: '{count} věc zůstala a je teď vaše.',
    few: '{count} věci zůstaly a jsou teď vaše.',
    other: '{count} věcí zůstalo a je teď vašich.',
  },
)

export const posts = msg(
  { one: '{count} post', other: '{count} posts' },
  { one: '{count} příspěvek', few: '{count} příspěvky', other: '{count} příspěvků' },
)
export const withdrawals = msg(
  { one: '{count} measured withdrawal', other: '{count} measured withdrawals' },
  { one: '{count} změřený výběr', few: '{count} změřené výběry', other: '{count} změřených výběrů' },
)
export const colleagues = msg(
  { one: '{count} colleague', other: '{count} colleagues' },
  { one: '{count} kolega', few: '{count} kolegové', other: '{count} kolegů' },
)
export const savedViews = msg(
  { one: '{count} saved view', other: '{count} saved views' },
  { one: '{count} uložený pohled', few: '{count} uložené pohledy', other: '{count} uložených pohledů' },
)
export const waitingChanges = msg(
  { one: '{count} waiting change', other: '{count} waiting changes' },
  { one: '{count} čekající změna', few: '{count} čekající změny', other: '{count} čekajících změn' },
)
export const notes = msg(
  { one: '{count} note', other: '{count} notes' },
  { one: '{count} poznámka', few: '{count} poznámky', other: '{count} poznámek' },
)
export const messages = msg(
  { one: '{count} message', other: '{count} messages' },
  { one: '{count} zpráva', few: '{count} zprávy', other: '{count} zpráv' },
)
export const voices = msg(
  { one: '{count} voice of a player', other: '{count} voices of players' },
  { one: '{count} zkušenost hráče', few: '{count} zkušenosti hráčů', other: '{count} zkušeností hráčů' },
)
export const complaints = msg(
  { one: '{count} complaint', other: '{count} complaints' },
  { one: '{count} stížnost', few: '{count} stížnosti', other: '{count} stížností' },
)

export const somebodyChangedIt = msg('somebody has worked on it since', 'někdo na tom mezitím pracoval')
export const readersNeedIt = msg('readers watch it or wrote about it', 'čtenáři to sledují nebo o tom psali')
export const usedBy = msg('“{by}” uses it', 'používá to „{by}“')
export const usedByOther = msg('something that stays uses it', 'používá to něco, co zůstane')
