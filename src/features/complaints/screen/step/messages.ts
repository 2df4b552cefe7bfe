import { msg } from '#shared/words/message.ts'

// A step
export const keptBelow = msg('{problem} What you wrote is kept below.', '{problem} Co jste napsali, zůstalo níž.')
export const readAgain = msg('Read again', 'Načíst znovu')
export const operatorsAnswer = msg('The operator’s answer', 'Odpověď provozovatele')
export const publishedWhole = msg(
  'Published whole and unchanged, but for what is covered.',
  'Zveřejní se celá a beze změny, kromě skrytých slov.',
)
export const wouldSeePrivate = msg('Readers would see private data', 'Čtenáři by viděli soukromé údaje')
export const nothingPrivate = msg(
  'No e-mail, account, phone or nickname was found in it.',
  'Nenašel se v tom e-mail, účet, telefon ani přezdívka.',
)
export const now = msg('Now', 'Teď')
export const afterStep = msg('After this step', 'Po tomto kroku')
export const looking = msg('Looking…', 'Načítá se…')
export const playerReads = msg('The player reads', 'Hráč čte')
export const operatorReads = msg('The operator reads', 'Provozovatel čte')
export const secondNeeded = msg(
  'You have written the review of this casino: a second person confirms your decision before readers see it.',
  'Recenzi tohoto kasina jste psali vy: než rozhodnutí uvidí čtenáři, potvrdí ho druhý člověk.',
)
export const undoFor = msg(
  'Undo is possible for {minutes} minutes; later it is a new step. The history keeps both.',
  'Krok jde vrátit do {minutes} minut, potom už jen novým krokem. V historii zůstanou oba.',
)
export const propose = msg('Propose', 'Navrhnout')
export const moveAndPublish = msg('Move and publish', 'Provést a zveřejnit')
export const whoWasRight = msg('Who was right', 'Kdo měl pravdu')
export const forPlayer = msg('For the player', 'Ve prospěch hráče')
export const forCasino = msg('For the casino', 'Ve prospěch kasina')
export const heading = msg('Heading that readers see, without a name', 'Nadpis pro čtenáře, beze jména')
export const yourQuestion = msg('Your question', 'Vaše otázka')
export const questions = msg(
  'Questions to the operator, one on each line',
  'Otázky provozovateli, každá na vlastním řádku',
)
export const whatReadersWillSee = msg('What readers will see', 'Co uvidí čtenáři')
export const inCzech = msg(
  'In Czech, at most {most} characters. {used} used.',
  'Česky, nejvýš {most} znaků. Použito {used}.',
)
export const reasons = msg('Why, one reason on each line', 'Proč, každý důvod na vlastním řádku')
export const inOneSentence = msg('In one sentence, for the list', 'Jednou větou, do seznamu')
export const payBy = msg('The casino has time to', 'Kasino má čas do')
export const daysFromNow = msg('From now, days', 'Kolik dní od teď')
export const daysToPay = msg('Days to pay', 'Kolik dní na zaplacení')
export const documented = msg('Documented', 'Doložená')
export const documentedMeans = msg(
  'The player has sent a proof and it agrees with what they wrote.',
  'Hráč poslal doklad a ten souhlasí s tím, co napsal.',
)
export const findings = msg('What we have found', 'Co jsme zjistili')
export const finding = msg('Finding {number}', 'Zjištění {number}')
export const what = msg('What', 'Co')
export const sourceOf = msg('Source of finding {number}', 'Zdroj zjištění {number}')
export const fromWhere = msg('From where we know', 'Odkud to víme')
export const asItShould = msg('As it should be', 'V pořádku')
export const removeFinding = msg('Remove finding {number}', 'Odebrat zjištění {number}')
export const addFinding = msg('Add a finding', 'Přidat zjištění')
export const writeSentence = msg('Write what readers will see.', 'Napište, co uvidí čtenáři.')
export const writeHeading = msg('Write a heading without a name.', 'Napište nadpis beze jména.')
export const writeQuestion = msg('Write the question.', 'Napište otázku.')
