import { msg } from '#shared/words/message.ts'

export const notANumber = msg('Write a number, such as 1,5 or 25 000.', 'Napište číslo, třeba 1,5 nebo 25 000.')
export const notWhole = msg('Use a whole number.', 'Napište celé číslo.')
export const fillIn = msg('Fill this in.', 'Vyplňte toto pole.')
export const notValid = msg('This is not valid.', 'Tato hodnota není platná.')

export const mustBeText = msg('This must be text.', 'Musí to být text.')
export const mustBeNumber = msg('This must be a number.', 'Musí to být číslo.')
export const mustBeFlag = msg('This must be true or false.', 'Musí to být ano, nebo ne.')
export const mustBeList = msg('This must be a list.', 'Musí to být seznam.')
export const mustBeObject = msg('This must be an object.', 'Musí to být objekt.')
export const mustBeDate = msg('This must be a date.', 'Musí to být datum.')
export const chooseFile = msg('Choose a file.', 'Vyberte soubor.')
export const leaveEmpty = msg('This must be left empty.', 'Toto pole musí zůstat prázdné.')
export const leaveOut = msg('This must be left out.', 'Toto pole se nesmí poslat.')

export const enterEmail = msg(
  'Enter an e-mail address, such as jana@example.cz.',
  'Zadejte e-mailovou adresu, třeba jana@example.cz.',
)
export const enterAddress = msg(
  'Enter a full address, such as https://example.cz/.',
  'Zadejte celou adresu, třeba https://example.cz/.',
)
export const enterMoment = msg('Enter a date and a time.', 'Zadejte datum a čas.')
export const enterDate = msg('Enter a date.', 'Zadejte datum.')
export const enterTime = msg('Enter a time.', 'Zadejte čas.')
export const enterDuration = msg('Enter a length of time.', 'Zadejte dobu.')
export const enterIp = msg('Enter an IP address.', 'Zadejte IP adresu.')
export const lowerCaseOnly = msg('Use lower-case letters only.', 'Pište jen malá písmena.')
export const upperCaseOnly = msg('Use upper-case letters only.', 'Pište jen velká písmena.')
export const mustBeJson = msg('This must be JSON.', 'Musí to být JSON.')
export const wronglyWritten = msg('This is not written as it must be.', 'Toto není napsané, jak má být.')
export const startWith = msg('Start with “{text}”.', 'Začněte „{text}“.')
export const endWith = msg('End with “{text}”.', 'Zakončete „{text}“.')
export const include = msg('Use “{text}” in it.', 'Použijte v tom „{text}“.')

export const exactLength = msg(
  { one: 'Use exactly {number} character.', other: 'Use exactly {number} characters.' },
  { one: 'Napište přesně {count} znak.', few: 'Napište přesně {count} znaky.', other: 'Napište přesně {count} znaků.' },
)
export const atLeastLength = msg(
  { one: 'Use at least {number} character.', other: 'Use at least {number} characters.' },
  { one: 'Napište aspoň {count} znak.', few: 'Napište aspoň {count} znaky.', other: 'Napište aspoň {count} znaků.' },
)
export const atMostLength = msg(
  { one: 'Use at most {number} character.', other: 'Use at most {number} characters.' },
  { one: 'Napište nejvýš {count} znak.', few: 'Napište nejvýš {count} znaky.', other: 'Napište nejvýš {count} znaků.' },
)
export const exactItems = msg('There must be exactly {number}.', 'Musí jich být přesně {number}.')
export const addOne = msg('Add at least one.', 'Přidejte aspoň jednu položku.')
export const addItems = msg(
  { one: 'Add at least {number}.', other: 'Add at least {number}.' },
  {
    one: 'Přidejte aspoň {count} položku.',
    few: 'Přidejte aspoň {count} položky.',
    other: 'Přidejte aspoň {count} položek.',
  },
)
export const atMostItems = msg(
  { one: 'At most {number} fit here.', other: 'At most {number} fit here.' },
  {
    one: 'Vejde se sem nejvýš {count} položka.',
    few: 'Vejdou se sem nejvýš {count} položky.',
    other: 'Vejde se sem nejvýš {count} položek.',
  },
)
export const emptyFile = msg('The file is empty.', 'Soubor je prázdný.')
export const fileAtLeast = msg('The file needs at least {number} bytes.', 'Soubor musí mít aspoň {number} B.')
export const fileAtMost = msg('The file may have at most {number} bytes.', 'Soubor smí mít nejvýš {number} B.')
export const notBefore = msg('This must not be before {day}.', 'Nesmí to být dřív než {day}.')
export const notAfter = msg('This must not be after {day}.', 'Nesmí to být později než {day}.')
export const moreThan = msg('This must be more than {number}.', 'Musí to být víc než {number}.')
export const orMore = msg('This must be {number} or more.', 'Musí to být {number} nebo víc.')
export const tooLarge = msg('This number is too large.', 'Toto číslo je příliš velké.')
export const lessThan = msg('This must be less than {number}.', 'Musí to být méně než {number}.')
export const orLess = msg('This must be {number} or less.', 'Musí to být {number} nebo méně.')
export const mustBe = msg('This must be {value}.', 'Musí to být {value}.')
export const chooseOneOf = msg('Choose one of: {values}.', 'Vyberte jednu z možností: {values}.')
export const multipleOf = msg('Use a multiple of {number}.', 'Napište násobek čísla {number}.')
export const noSuchField = msg('This field does not exist.', 'Toto pole neexistuje.')
export const nameNotAllowed = msg('A name in it is not allowed.', 'Některý název v tom není povolený.')
export const partNotValid = msg('Something in it is not valid.', 'Něco v tom není platné.')
export const sayStartOrEnd = msg('Say when the bonus starts or ends.', 'Napište, kdy bonus začíná nebo končí.')
export const sayStart = msg('Say when the bonus starts.', 'Napište, kdy bonus začíná.')
export const sayEnd = msg('Say when the bonus ends.', 'Napište, kdy bonus končí.')
export const sayBonus = msg('Say what the bonus will be.', 'Napište, jaký bonus bude.')
export const endsAfterStart = msg('The bonus must end after it starts.', 'Bonus musí skončit až po svém začátku.')
export const matchHasPercent = msg(
  'A match has a percent and a ceiling, no fixed sum.',
  'Bonus z vkladu má procento a strop, žádnou pevnou částku.',
)
export const matchGivesNothingBack = msg('A match gives nothing back.', 'Bonus z vkladu nic nevrací.')
export const nothingToTakeFrom = msg(
  'Without a deposit there is nothing to take a percent of.',
  'Bez vkladu není z čeho procento počítat.',
)
export const fixedHasNoCeiling = msg('A fixed sum has no ceiling.', 'Pevná částka nemá strop.')
export const noLowestDeposit = msg(
  'A bonus without a deposit has no lowest deposit.',
  'Bonus bez vkladu nemá nejnižší vklad.',
)
export const noDepositGivesNothingBack = msg(
  'A bonus without a deposit gives nothing back.',
  'Bonus bez vkladu nic nevrací.',
)
export const spinsNoPercent = msg('Spins have no percent.', 'Zatočení nemají procento.')
export const spinsNoCeiling = msg(
  'Spins have no ceiling; write the highest win.',
  'Zatočení nemají strop; napište nejvyšší výhru.',
)
export const spinsNoFixed = msg('Spins have no fixed sum.', 'Zatočení nemají pevnou částku.')
export const spinsGiveNothingBack = msg('Spins give nothing back.', 'Zatočení nic nevracejí.')
export const cashbackPercent = msg('Write the percent of the cashback.', 'Napište procento cashbacku.')
export const cashbackCap = msg('Write the cap of the cashback.', 'Napište strop cashbacku.')
export const cashbackNoFixed = msg(
  'Cashback is a part of what was lost, no fixed sum.',
  'Cashback je část prohrané částky, ne pevná částka.',
)
export const cashbackNoSpins = msg('Cashback has no spins.', 'Cashback nemá zatočení.')
export const cashbackNoDeposit = msg('Cashback has no lowest deposit.', 'Cashback nemá nejnižší vklad.')
export const noBonus = msg('There is no bonus; leave this empty.', 'Žádný bonus není; nechte to prázdné.')
export const gamesOnce = msg('Name each game once.', 'Každou hru uveďte jednou.')
export const sayPercent = msg('Say how many percent of the deposit it is.', 'Napište, kolik procent vkladu to je.')
export const saySumOrSpins = msg('Say the sum or the number of spins.', 'Napište částku, nebo počet zatočení.')
export const saySpins = msg('Say how many spins there are.', 'Napište, kolik zatočení to je.')
export const sayBack = msg('Say how many percent come back.', 'Napište, kolik procent se vrací.')
export const saySpinsOfValue = msg('Say how many spins have this value.', 'Napište, kolik zatočení má tuto hodnotu.')
export const sayCountedFrom = msg('Say what the multiple is counted from.', 'Napište, z čeho se násobek počítá.')
export const sayMultiple = msg(
  'Say the multiple, or leave out what it is counted from.',
  'Napište násobek, nebo vynechte, z čeho se počítá.',
)
export const nothingWagered = msg(
  'Nothing has to be wagered; leave the days out or say the multiple.',
  'Nic se protáčet nemusí; vynechte dny, nebo napište násobek.',
)
export const winningsNeedSpins = msg('Winnings need spins.', 'K výhrám patří zatočení.')
export const onlyMatch = msg(
  'Only a match is counted from the deposit, too.',
  'I z vkladu se počítá jen bonus, který ho navyšuje.',
)
export const spinsFromWin = msg('Spins are counted from what they win.', 'Zatočení se počítají z toho, co vyhrají.')
export const yearInFuture = msg('This year is in the future.', 'Tento rok teprve přijde.')
export const oneDecimal = msg('Use one decimal place at most.', 'Napište nejvýš jedno desetinné místo.')
export const writeSomething = msg('Write something here.', 'Něco sem napište.')
export const notAnId = msg('This is not an id.', 'Toto není id.')
export const slugLetters = msg(
  'Use lower-case letters, digits and single hyphens.',
  'Použijte malá písmena bez diakritiky, číslice a jednotlivé spojovníky.',
)
export const httpsAddress = msg(
  'Enter a full address starting with https://',
  'Zadejte celou adresu, která začíná https://',
)
export const rootPath = msg('Enter a path starting with /', 'Zadejte cestu, která začíná /')
export const contentLink = msg(
  'Links may start with https://, /, #, mailto: or tel:',
  'Odkaz může začínat https://, /, #, mailto: nebo tel:',
)
