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

// Writing one down
export const writeOneDown = msg('Write one down', 'Zapsat stížnost')
export const writtenDown = msg('Written down', 'Zapsáno')
export const toldBy = msg('How it came', 'Jak přišla')
export const toldByPhone = msg('By phone', 'Telefonem')
export const toldByLetter = msg('In a letter', 'Dopisem')
export const toldInPerson = msg('In person', 'Osobně')
export const whatIsItAbout = msg('What it is about', 'Čeho se týká')
export const whatTheyWant = msg('What the player wants', 'Co hráč chce')
export const howMuch = msg('How much, Kč', 'Kolik, Kč')
export const happenedOn = msg('When it happened', 'Kdy se to stalo')
export const supportOn = msg('When they wrote to the support', 'Kdy psal podpoře')
export const supportWay = msg('How they wrote to it', 'Jak jí psal')
export const supportRefused = msg('The support has refused', 'Podpora odmítla')
export const supportReply = msg('What the support answered', 'Co podpora odpověděla')
export const inTheirWords = msg('What happened, as the player says it', 'Co se stalo, jak to říká hráč')
export const charactersOf = msg(
  'In Czech, {least} to {most} characters. {used} written.',
  'Česky, {least} až {most} znaků. Napsáno {used}.',
)
export const nickname = msg('Nickname in the casino', 'Přezdívka v kasinu')
export const nicknameHint = msg('For the operator only.', 'Jen pro provozovatele.')
export const playersEmail = msg('E-mail of the player', 'E-mail hráče')
export const playersEmailHint = msg(
  'The player then hears of each step. Without it only you can tell them.',
  'Hráč se pak o každém kroku dozví. Bez něj mu ho můžete říct jen vy.',
)
export const hasAgreed = msg(
  'The player is 18 or older, says the truth, and agrees that we pass it to the operator and publish it.',
  'Hráči je aspoň 18 let, mluví pravdu a souhlasí, abychom stížnost předali provozovateli a zveřejnili.',
)
export const entersAtOnce = msg(
  'It gets its number at once, and you have it.',
  'Hned dostane číslo a budete ji mít vy.',
)
export const fillInAll = msg('Fill in what is required.', 'Vyplňte povinná pole.')

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
  'Za 12 měsíců vyřešeno <b>{solved} z {closed}</b>',
)
export const yearMedian = msg(
  {
    one: '12 months: <b>{solved} of {closed}</b> solved · median <b>{count} day</b>',
    other: '12 months: <b>{solved} of {closed}</b> solved · median <b>{count} days</b>',
  },
  {
    one: 'Za 12 měsíců vyřešeno <b>{solved} z {closed}</b> · medián <b>{count} den</b>',
    few: 'Za 12 měsíců vyřešeno <b>{solved} z {closed}</b> · medián <b>{count} dny</b>',
    other: 'Za 12 měsíců vyřešeno <b>{solved} z {closed}</b> · medián <b>{count} dní</b>',
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
