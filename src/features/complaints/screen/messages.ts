import { msg } from '#shared/words/message.ts'

export const numbered = msg('No. {number} {title}', 'Č. {number} {title}')

// Steps
export const stepDots = msg('{step}…', '{step}…')

// Kinds, wishes, sources
export const about = msg(
  '{kind}, {amount} · wants {wish} · happened {day} · wrote to the support {support}',
  '{kind}, {amount} · chce {wish} · stalo se {day} · podpoře psal {support}',
)
export const aboutRefused = msg(
  '{kind}, {amount} · wants {wish} · happened {day} · wrote to the support {support}, which refused',
  '{kind}, {amount} · chce {wish} · stalo se {day} · podpoře psal {support} a ta odmítla',
)

// One complaint
export const notHere = msg('This complaint is not here', 'Tato stížnost tu není')
export const notRead = msg('The complaint could not be read', 'Stížnost se nepodařilo načíst')
export const allComplaints = msg('All complaints', 'Všechny stížnosti')
export const loadingOne = msg('Loading the complaint', 'Načítá se stížnost')
export const back = msg('Back to Complaints', 'Zpět na stížnosti')
export const heHasIt = msg('{name} has it', 'Má ji {name}')
export const takeOver = msg('Take it', 'Převzít')
export const noContactHint = msg('There is no contact of the operator', 'Chybí kontakt na provozovatele')
export const steps = msg('Steps', 'Kroky')
export const decision = msg('Decision', 'Rozhodnutí')
export const payment = msg('Payment', 'Zaplacení')
export const closing = msg('Closed', 'Uzavření')
export const dayOf = msg('day {day} of {days}', '{day}. den z {days}')
export const answeredDayOf = msg('answered, day {day} of {days}', 'odpověď je tu, {day}. den z {days}')
export const withoutContact = msg('no contact', 'bez kontaktu')
/** The complaint went on without this step. */
export const leftOut = msg('left out', 'přeskočeno')
export const timeline = msg('Timeline', 'Průběh')
export const whatAbout = msg('What it is about', 'O co jde')
export const undoLast = msg('Undo the last step', 'Vrátit poslední krok')
export const leaveIt = msg('Leave it to others', 'Přenechat ostatním')
export const contactDots = msg('Contact of the operator…', 'Kontakt na provozovatele…')
export const showEmail = msg('Show the player’s e-mail', 'Zobrazit e-mail hráče')
export const whatReadersSee = msg('What readers see', 'Co vidí čtenáři')
export const neverNames = msg(
  'Never names, nicknames, papers or e-mails.',
  'Nikdy jména, přezdívky, doklady ani e-maily.',
)
export const openThePage = msg('Open the page', 'Otevřít stránku')
export const seeStep = msg('See what a step would change', 'Zobrazit, co by krok změnil')
export const afterAStep = msg('After a step…', 'Po kroku…')
export const playersWords = msg('The player’s words', 'Slova hráče')
export const answerNotPublic = msg('The operator’s answer, not public yet', 'Odpověď provozovatele, zatím neveřejná')
export const proposes = msg('{name} proposes: {step}', '{name} navrhuje: {step}')
export const ownProposal = msg(
  'You have written the review of this casino, so a colleague confirms it. Until then readers see nothing.',
  'Recenzi tohoto kasina jste psali vy, proto rozhodnutí potvrdí někdo další. Do té doby čtenáři nevidí nic.',
)
export const othersProposal = msg(
  '{name} has written the review of this casino. A second person decides with them.',
  'Recenzi tohoto kasina píše {name}, proto rozhodnutí potvrdí ještě někdo další.',
)
export const confirmAndPublish = msg('Confirm and publish', 'Potvrdit a zveřejnit')
export const takeBack = msg('Take it back', 'Vzít zpět')
export const doNotConfirm = msg('Do not confirm', 'Nepotvrdit')
export const noContactOf = msg('No contact of {title} is written down', '{title}: chybí kontakt pro stížnosti')
export const noContactMeans = msg(
  'The complaint cannot be sent until there is one. Our days for the check run on.',
  'Dokud není, stížnost nejde předat. Naše lhůta na ověření běží dál.',
)
export const writeOneDown = msg('Write one down', 'Zapsat kontakt')
export const contactIsKept = msg(
  'It is kept with the casino, dated, and comes up in Due every {days} days.',
  'Zůstane u kasina i s datem a po {days} dnech bude znovu v seznamu K ověření.',
)
export const decideWithoutOperator = msg('Decide without the operator', 'Rozhodnout bez provozovatele')
export const withoutMeans = msg(
  'Readers then see „Provozovatele se nepodařilo zastihnout“, and the casino’s review says so, too.',
  'Čtenáři pak uvidí „Provozovatele se nepodařilo zastihnout“ a řekne to i recenze kasina.',
)
/** In Due. */
export const contactsDue = msg(
  { one: '{count} contact for complaints to check', other: '{count} contacts for complaints to check' },
  {
    one: '{count} kontakt pro stížnosti k ověření',
    few: '{count} kontakty pro stížnosti k ověření',
    other: '{count} kontaktů pro stížnosti k ověření',
  },
)
export const contactsDueHint = msg(
  'Complaints go there. A contact is checked again after {days} days.',
  'Tam posíláme stížnosti. Kontakt se ověřuje znovu po {days} dnech.',
)
export const contactsNotRead = msg(
  'Contacts for complaints could not be read',
  'Kontakty pro stížnosti se nepodařilo načíst',
)
export const decideWithout = msg('Decide without…', 'Rozhodnout bez něj…')

// Beside it
export const closedOn = msg('Closed {day}', 'Uzavřena {day}')
export const deletedOn = msg('Evidence and addresses are deleted {day}.', 'Doklady a adresy se smažou {day}.')
export const clock = msg('Clock', 'Lhůta')
export const taskBy = msg('{task} by <b>{moment}</b>', '{task} do <b>{moment}</b>')
export const standsStill = msg(
  {
    one: 'The operator’s time stands still, {count} day is left.',
    other: 'The operator’s time stands still, {count} days are left.',
  },
  {
    one: 'Lhůta provozovatele stojí, zbývá {count} den.',
    few: 'Lhůta provozovatele stojí, zbývají {count} dny.',
    other: 'Lhůta provozovatele stojí, zbývá {count} dní.',
  },
)
export const youAreAsked = msg(
  'When a time is over you are asked; readers see nothing by itself but that it is over.',
  'Až lhůta uplyne, zeptáme se vás; čtenáři bez vás uvidí jen to, že uplynula.',
)
export const waitDots = msg('Give more time…', 'Prodloužit lhůtu…')
export const nextStep = msg('Next step', 'Další krok')
export const nextStepAsks = msg(
  'Next step <small>each asks what readers will see</small>',
  'Další krok <small>u každého napíšete, co uvidí čtenáři</small>',
)
export const who = msg('Who', 'Kdo')
export const deleted = msg('deleted', 'smazáno')
export const complaintsCount = msg(
  { one: '{count} complaint', other: '{count} complaints' },
  { one: '{count} stížnost', few: '{count} stížnosti', other: '{count} stížností' },
)
export const firstComplaint = msg('first complaint', 'první stížnost')
export const notKnown = msg('not known', 'není známo')
export const contactChecked = msg('{email}, checked {day}', '{email}, ověřeno {day}')
export const theirLink = msg('Their link', 'Jeho odkaz')
export const copy = msg('Copy', 'Kopírovat')
export const worksOpened = msg('works until {day}, opened {opened}', 'platí do {day}, otevřen {opened}')
export const worksNotOpened = msg('works until {day}, not opened yet', 'platí do {day}, zatím neotevřen')
export const nobody = msg('nobody', 'nikdo')
export const fromPlayer = msg('from the player', 'od hráče')
export const fromOperator = msg('from the operator', 'od provozovatele')
export const ourOwn = msg('our own', 'naše')
export const evidence = msg('Evidence', 'Doklady')
export const evidencePrivate = msg('Evidence <lock>private</lock>', 'Doklady <lock>neveřejné</lock>')
export const sourceAndSize = msg('{source}, {size}', '{source}, {size}')
export const addFile = msg('Add a file', 'Přidat soubor')
export const evidenceRules = msg(
  'At most {megabytes} MB. Deleted {days} days after closing. Who opens one is written in the audit log.',
  'Nejvýš {megabytes} MB. Smažou se {days} dní po uzavření. Kdo některý otevře, zapíše se do záznamu činností.',
)

// The timeline
export const all = msg('All', 'Vše')
export const messages = msg('Messages', 'Zprávy')
export const notes = msg('Notes', 'Poznámky')
export const readersSaw = msg('What readers saw', 'Co viděli čtenáři')
export const showOfTimeline = msg('Show of the timeline', 'Co z průběhu zobrazit')
export const nothingOfThat = msg('Nothing of that yet.', 'Zatím nic takového.')
export const byTheirLink = msg('Operator, by their link', 'Provozovatel, svým odkazem')
export const theClock = msg('The clock', 'Lhůta')
export const paysAll = msg('Pays the whole sum.', 'Zaplatí celou částku.')
export const paysPart = msg('Pays a part.', 'Zaplatí část.')
export const doesNotAgree = msg('Does not agree.', 'Nesouhlasí.')
export const wrote = msg('wrote', 'dopis')
export const wrotePlayer = msg('wrote · to the player', 'dopis · hráči')
export const wroteOperator = msg('wrote · to the operator', 'dopis · provozovateli')
export const answered = msg('answered, not public until you publish it', 'odpověď, neveřejná, dokud ji nezveřejníte')
export const wroteByLink = msg('wrote by the link', 'zpráva odkazem')
export const wroteItDown = msg('wrote it down as the player told it', 'zapsáno podle hráče')
export const sentIt = msg('sent and confirmed it', 'odeslání a potvrzení')
export const proposed = msg('proposed a decision', 'návrh rozhodnutí')
export const timeOver = msg('The time is over', 'Lhůta uplynula')
export const reminded = msg('A reminder was sent', 'Odeslána připomínka')
export const covered = msg('covered words', 'skrytá slova')
export const tookBack = msg('took a step back', 'krok vrácen')
export const askedMore = msg('asked for more time', 'žádost o prodloužení lhůty')
export const takenBack = msg('taken back', 'vráceno')
export const fromTo = msg('{from} → {to}', '{from} → {to}')

// Letters and notes
