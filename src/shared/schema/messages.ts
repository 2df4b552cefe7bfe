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
export const enterDuration = msg('Enter a length of time.', 'Zadejte délku času.')
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
