import { msg } from '#shared/words/message.ts'

export const due = msg('Due', 'K ověření')
export const dueLead = msg(
  'Facts whose check runs out. Most clicked first.',
  'Údaje, kterým končí platnost ověření. Nejprve ty s nejvíc prokliky.',
)
export const whatIsDue = msg('What is due', 'Co je k ověření')
export const listUnread = msg('The list could not be read', 'Seznam se nepodařilo načíst')
export const nothingSoon = msg('Nothing runs out in the next 30 days.', 'V příštích 30 dnech platnost ničemu nekončí.')
export const allChecked = msg('Everything is checked.', 'Vše je ověřeno.')
export const fact = msg('Fact', 'Údaj')
export const state = msg('State', 'Stav')
export const clicksIn30 = msg('Clicks, 30 d', 'Prokliky, 30 d')
export const facts = msg('Facts', 'Údaje')
export const doneOf = msg('{done} of {all} done today', 'Dnes hotovo {done} z {all}')
export const doneToday = msg('Done today', 'Dnes hotovo')
export const moveKeys = msg('<k>↑</k> <k>↓</k> move', '<k>↑</k> <k>↓</k> pohyb')
export const stillTrueKey = msg('<k>F2</k> still true today', '<k>F2</k> dnes stále platí')
export const changedKey = msg('<k>C</k> it changed', '<k>C</k> změnilo se')
export const laterKey = msg('<k>S</k> later', '<k>S</k> později')
export const sourceKey = msg('<k>O</k> open the source', '<k>O</k> otevřít zdroj')

export const allKinds = msg('All kinds of facts', 'Všechny druhy údajů')
export const whichFacts = msg('Which facts', 'Které údaje')
export const dueCount = msg('Due {number}', 'K ověření {number}')
export const uncheckedCount = msg('Unchecked {number}', 'Neověřené {number}')
export const soonCount = msg('Next 30 days {number}', 'Do 30 dnů {number}')
export const kindOfFacts = msg('Kind of facts', 'Druh údajů')
export const whoChecked = msg('Who checked it last', 'Kdo je ověřil naposledy')
export const everybody = msg('Everybody', 'Kdokoli')

export const daysLate = msg(
  { one: '{count} day late', other: '{count} days late' },
  { one: '{count} den po termínu', few: '{count} dny po termínu', other: '{count} dní po termínu' },
)
export const today = msg('today', 'dnes')
export const tomorrow = msg('tomorrow', 'zítra')
export const inDays = msg(
  { one: 'in {number} days', other: 'in {number} days' },
  { one: 'za {count} den', few: 'za {count} dny', other: 'za {count} dní' },
)
export const checkedBy = msg('{value} · checked {day} by {name}', '{value} · ověřeno {day}, {name}')
export const changedFrom = msg('{value} · changed from {before}', '{value} · dříve {before}')
export const neverChecked = msg('{value} · never checked', '{value} · zatím neověřeno')

export const factOf = msg('{fact} of {title}', '{fact}: {title}')
export const backToList = msg('Back to the list', 'Zpět na seznam')
export const openCasino = msg('Open the casino', 'Otevřít kasino')
export const openBookmaker = msg('Open the bookmaker', 'Otevřít sázkovou kancelář')
export const value = msg('Value', 'Hodnota')
export const readersSee = msg('Readers see', 'Čtenáři vidí')
export const sourceIs = msg('Source: {kind} {source}', 'Zdroj: {kind} {source}')
export const noSource = msg(
  'Source: none yet; the next check counts as an own test',
  'Zdroj: zatím žádný; příští ověření se počítá jako vlastní test',
)
export const itChangedAs = msg('It changed… <k>C</k>', 'Změnilo se… <k>C</k>')
export const later = msg('Later', 'Později')
export const holdsForDays = msg(
  {
    one: 'Holds for {number} days, to {end}. The next one opens by itself.',
    other: 'Holds for {number} days, to {end}. The next one opens by itself.',
  },
  {
    one: 'Platí {count} den (do {end}). Další se otevře sám.',
    few: 'Platí {count} dny (do {end}). Další se otevře sám.',
    other: 'Platí {count} dní (do {end}). Další se otevře sám.',
  },
)
export const changedTo = msg('Changed to {value}', 'Změněno na {value}')
export const stillTrue = msg('Still true', 'Stále platí')
export const laterTomorrow = msg('Later, it is back tomorrow', 'Později, zítra se vrátí')

export const listInForm = msg('A list is changed in the form.', 'Seznam se mění ve formuláři.')
export const openForm = msg('Open the form', 'Otevřít formulář')
export const newValue = msg('New value', 'Nová hodnota')
export const saveAndConfirm = msg('Save and confirm', 'Uložit a potvrdit')

export const pageIsRead = msg('The page is being read…', 'Stránka se načítá…')
export const pageSilent = msg('The page did not answer', 'Stránka neodpověděla')
export const pageSilentWhy = msg('<b>The page did not answer</b>: {why}', '<b>Stránka neodpověděla</b>: {why}')
export const openInWindow = msg('Open it in a window', 'Otevřít v okně')
export const pageAsText = msg(
  'The page as text, read {day} {time}. {found}',
  'Text stránky, načteno {day} {time}. {found}',
)
export const whatItSaid = msg('What it said. {found}', 'Co na ní bylo. {found}')
export const whatItSaidOn = msg('What it said on {day}. {found}', 'Co na ní bylo ({day}). {found}')
export const underlined = msg('Underlined: new since the check of {day}.', 'Podtržené: nové od ověření {day}.')
export const showWhole = msg(
  { one: 'Show the whole page, {count} line', other: 'Show the whole page, {count} lines' },
  {
    one: 'Ukázat celou stránku, {count} řádek',
    few: 'Ukázat celou stránku, {count} řádky',
    other: 'Ukázat celou stránku, {count} řádků',
  },
)
export const valueNotFound = msg('The value was not found.', 'Hodnota na ní není.')
export const foundOnce = msg('Found once:', 'Hodnota je tu jednou:')
export const foundTimes = msg(
  { one: 'Found {number} times:', other: 'Found {number} times:' },
  { one: 'Hodnota je tu jednou:', few: 'Hodnota je tu {count}krát:', other: 'Hodnota je tu {count}krát:' },
)
