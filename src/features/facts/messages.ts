import { msg } from '#shared/words/message.ts'

/** Kinds of facts. */
export const bonusAndTerms = msg('Bonus and its terms', 'Bonus a jeho podmínky')
export const payoutSpeedAndLimits = msg('Payout speed and limits', 'Rychlost a limity výplat')
export const minimumDeposit = msg('Minimum deposit', 'Minimální vklad')
export const licence = msg('Licence', 'Licence')
export const ownerAndYears = msg('Owner and years', 'Provozovatel a roky')
export const safety = msg('Safety', 'Bezpečnost')
export const paymentMethods = msg('Payment methods', 'Platební metody')
export const gamesAndSoftware = msg('Games and software', 'Hry a software')
export const supportLanguagesApps = msg('Support, languages and apps', 'Podpora, jazyky a aplikace')
export const ratingCriteria = msg('Rating criteria', 'Kritéria hodnocení')

/** Facts whose fields are called otherwise. */
export const runs = msg('Runs', 'Platí')
export const ofCriterion = msg('{criterion} (criterion)', '{criterion} (kritérium)')

export const checkOf = msg('Check of {fact}', 'Ověření údaje {fact}')
export const checkOfMark = msg('Check of {fact}:', 'Ověření údaje {fact}:')
export const withTheSave = msg('with the save', 'při uložení')
export const unchecked = msg('unchecked', 'neověřeno')
export const dueDay = msg('due {day}', 'ověřit do {day}')
export const checkedAndHolds = msg('Checked {day} by {name}, holds to {end}', 'Ověřeno {day}, {name}, platí do {end}')
export const factsOfCasino = msg('Facts of this casino', 'Údaje tohoto kasina')
export const factsOfBookmaker = msg('Facts of this bookmaker', 'Údaje této sázkové kanceláře')
export const checkedFacts = msg('Facts that are checked', 'Ověřené údaje')
export const uncheckedOnes = msg('{number} unchecked: {names}', 'Neověřené {number}: {names}')
export const dueOnes = msg('{number} due: {names}', 'K ověření {number}: {names}')
export const namesAndMore = msg('{names}, …', '{names}, …')
export const oldestCheck = msg('Oldest check: {day}, {fact}', 'Nejstarší ověření: {day}, {fact}')
export const checkedOf = msg('{checked} of {all} checked', 'Ověřeno {checked} z {all}')
export const checkedOfSameSource = msg(
  '{checked} of {all} checked, same source: {source}',
  'Ověřeno {checked} z {all}, stejný zdroj: {source}',
)
export const allStillTrue = msg('All still true today <k>Shift F2</k>', 'Vše dnes stále platí <k>Shift F2</k>')
export const changedUnchecked = msg(
  '<b>{fact} changed from {before} to {now} and nobody checked it.</b> Readers see „ověřujeme“ until someone does.',
  '<b>Údaj {fact} se změnil: dříve {before}, teď {now}. Nikdo ho neověřil.</b> Do té doby čtenáři vidí „ověřujeme“.',
)
export const changedUncheckedToo = msg(
  '<b>{fact} changed from {before} to {now} and nobody checked it.</b> The same with {others}. Readers see „ověřujeme“ until someone does.',
  '<b>Údaj {fact} se změnil: dříve {before}, teď {now}. Nikdo ho neověřil.</b> Totéž: {others}. Do té doby čtenáři vidí „ověřujeme“.',
)
export const checkedTodayAs = msg('Checked today…', 'Ověřeno dnes…')

export const address = msg('Address', 'Adresa')
export const ownTest = msg('Own test', 'Vlastní test')
export const document = msg('Document', 'Dokument')
export const operatorAnswer = msg('Operator’s answer', 'Odpověď provozovatele')
export const ownTestHint = msg('What you tried, optional', 'Co jste vyzkoušeli, nepovinné')
export const documentHint = msg('Its name and the article, readers see it', 'Název a článek, čtenáři ho uvidí')
export const operatorHint = msg('Who answered, for colleagues', 'Kdo odpověděl, pro kolegy')
export const daysAsSet = msg(
  { one: '{number} days, as set for {kind}', other: '{number} days, as set for {kind}' },
  {
    one: '{count} den, podle nastavení',
    few: '{count} dny, podle nastavení',
    other: '{count} dní, podle nastavení',
  },
)
export const days = msg(
  { one: '{number} days', other: '{number} days' },
  { one: '{count} den', few: '{count} dny', other: '{count} dní' },
)
export const kindOfSource = msg('Kind of source', 'Druh zdroje')
export const source = msg('Source', 'Zdroj')
export const openSource = msg('Open the source', 'Otevřít zdroj')
export const holdsFor = msg('Holds for', 'Platí')
export const remark = msg('Remark', 'Poznámka')
export const remarkHint = msg('Optional, for colleagues', 'Nepovinné, pro kolegy')
export const stillTrueToday = msg('Still true today <k>F2</k>', 'Dnes stále platí <k>F2</k>')
export const itChanged = msg('It changed', 'Změnilo se')
export const byYouTo = msg('{name}, {day}. Holds to {end}.', '{name}, {day}; platí do {end}')
export const lastDue = msg(
  'Last checked {day} by {name}, was due {end}',
  'Naposledy ověřeno {day}, {name}, ověřit se mělo {end}',
)
export const lastHolds = msg(
  'Last checked {day} by {name}, holds to {end}',
  'Naposledy ověřeno {day}, {name}, platí do {end}',
)
export const lastOther = msg(
  'Last checked {day} by {name}, with another value',
  'Naposledy ověřeno {day}, {name}, s jinou hodnotou',
)
export const checkedToday = msg('Checked today.', 'Dnes ověřeno.')
export const factsCheckedToday = msg(
  { one: '{number} facts checked today.', other: '{number} facts checked today.' },
  { one: 'Dnes ověřen {count} údaj.', few: 'Dnes ověřeny {count} údaje.', other: 'Dnes ověřeno {count} údajů.' },
)
export const checkedWithSave = msg('It is checked with the next save.', 'Ověří se při příštím uložení.')

export const checkedMeanwhile = msg('{name} checked it at {time}.', 'Údaj už ověřil někdo jiný: {name} v {time}.')
export const changedMeanwhile = msg(
  '{fact} was changed meanwhile. Look at it again.',
  'Údaj {fact} se mezitím změnil. Podívejte se na něj znovu.',
)
export const takenBack = msg('This check was taken back already.', 'Toto ověření už je vzaté zpět.')
export const noSuchFact = msg('There is no such fact.', 'Takový údaj tu není.')
export const noAddress = msg('No address is known for this fact.', 'K tomuto údaji není známá žádná adresa.')
export const enterSource = msg(
  'Enter a full address starting with https://, or choose another kind of source.',
  'Zadejte celou adresu začínající https://, nebo zvolte jiný druh zdroje.',
)
export const sayDocument = msg('Say which document it is.', 'Uveďte, který dokument to je.')
