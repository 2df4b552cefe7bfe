import { msg } from '#shared/words/message.ts'

export const complaints = msg('Complaints', 'Stížnosti')
export const lead = msg(
  'Disputes of players with casinos. Whose turn it is, and until when.',
  'Spory hráčů s kasiny. Kdo je na řadě a do kdy.',
)
export const noOf = msg('No. {number} · {title}', 'Č. {number} · {title}')

// States and turns
export const stateWithCount = msg('{state} {count}', '{state} {count}')
export const open = msg('Open', 'Otevřené')
export const closed = msg('Closed', 'Uzavřené')

// The list
export const state = msg('State', 'Stav')
export const late = msg('Late', 'Po termínu')
export const soon = msg('Today and tomorrow', 'Dnes a zítra')
export const weeks = msg('This week and next', 'Tento a příští týden')
export const later = msg('Later', 'Později')
export const mine = msg('Mine', 'Moje')
export const nobodyHasIt = msg('Nobody has it', 'Nikdo ji nemá')
export const everybody = msg('Everybody', 'Všichni')
export const whoHasIt = msg('Who has it', 'Kdo ji má')
export const byDeadline = msg('By deadline', 'Podle lhůty')
export const newestFirst = msg('Newest first', 'Od nejnovějších')
export const oldestFirst = msg('Oldest first', 'Od nejstarších')
export const search = msg('Search', 'Hledat')
export const searchHint = msg('Search number, title, player', 'Hledat číslo, název, hráče')
export const year = msg(
  '12 months: <b>{solved} of {closed}</b> solved',
  '12 měsíců: <b>{solved} z {closed}</b> vyřešeno',
)
export const yearMedian = msg(
  {
    one: '12 months: <b>{solved} of {closed}</b> solved · median <b>{count} day</b>',
    other: '12 months: <b>{solved} of {closed}</b> solved · median <b>{count} days</b>',
  },
  {
    one: '12 měsíců: <b>{solved} z {closed}</b> vyřešeno · medián <b>{count} den</b>',
    few: '12 měsíců: <b>{solved} z {closed}</b> vyřešeno · medián <b>{count} dny</b>',
    other: '12 měsíců: <b>{solved} z {closed}</b> vyřešeno · medián <b>{count} dní</b>',
  },
)
export const loading = msg('Loading the complaints', 'Načítají se stížnosti')
export const move = msg('move', 'pohyb')
export const openKey = msg('open', 'otevřít')
export const takeKey = msg('take it', 'převzít')
export const searchKey = msg('search', 'hledat')
export const amount = msg('Amount', 'Částka')
export const deadline = msg('Deadline', 'Lhůta')
export const whoseTurn = msg('Whose turn', 'Kdo je na řadě')
export const lastWord = msg('Last word', 'Poslední slovo')
export const takeShort = msg('Take', 'Převzít')
export const nothingLikeThat = msg('Nothing like that.', 'Nic takového.')
export const nothingFits = msg(
  'No complaint fits the search and the filters.',
  'Hledání ani filtrům neodpovídá žádná stížnost.',
)
export const clearFilters = msg('Clear filters', 'Zrušit filtry')
export const nobodyComplains = msg('Nobody complains.', 'Nikdo si nestěžuje.')
export const comesByItself = msg(
  'A complaint from the site comes here by itself.',
  'Stížnost z webu se tu objeví sama.',
)
export const openBook = msg('Open the public book', 'Otevřít Knihu stížností')
