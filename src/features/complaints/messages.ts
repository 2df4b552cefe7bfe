import { msg } from '#shared/words/message.ts'

export const complaints = msg('Complaints', 'Stížnosti')
export const complaint = msg('Complaint', 'Stížnost')
export const complaintNo = msg('Complaint no. {number}', 'Stížnost č. {number}')
export const lead = msg(
  'Disputes of players with casinos. Whose turn it is, and until when.',
  'Spory hráčů s kasiny. Kdo je na řadě a do kdy.',
)
export const no = msg('No. {number}', 'Č. {number}')
export const noOf = msg('No. {number} · {title}', 'Č. {number} · {title}')
export const numbered = msg('No. {number} {title}', 'Č. {number} {title}')

// States and turns
export const unconfirmed = msg('Not confirmed', 'Nepotvrzená')
export const received = msg('Received', 'Přijatá')
export const checking = msg('Checking', 'Ověřuje se')
export const operator = msg('With the operator', 'U provozovatele')
export const deciding = msg('To decide', 'K rozhodnutí')
export const paying = msg('Casino pays', 'Kasino platí')
export const solved = msg('Solved', 'Vyřešena')
export const unsolved = msg('Unsolved', 'Nevyřešena')
export const rejected = msg('Rejected', 'Zamítnuta')
export const withdrawn = msg('Withdrawn', 'Stažena')
export const stateWithCount = msg('{state} {count}', '{state} {count}')
export const open = msg('Open', 'Otevřené')
export const closed = msg('Closed', 'Uzavřené')
export const us = msg('Us', 'My')
export const player = msg('Player', 'Hráč')
export const anOperator = msg('Operator', 'Provozovatel')
export const casino = msg('Casino', 'Kasino')
export const turnAndTask = msg('{who}: {task}', '{who}: {task}')
export const ourTurn = msg('Our turn', 'Jsme na řadě')
export const operatorsTurn = msg('Operator’s turn', 'Na řadě je provozovatel')
export const playersTurn = msg('Player’s turn', 'Na řadě je hráč')
export const casinosTurn = msg('Casino’s turn', 'Na řadě je kasino')
export const findContact = msg('find a contact', 'najít kontakt')
export const takeOrRefuse = msg('take it or refuse it', 'přijmout, nebo zamítnout')
export const checkIt = msg('check it', 'ověřit')
export const answer = msg('answer', 'odpovědět')
export const publishTheir = msg('publish their answer', 'zveřejnit odpověď')
export const decide = msg('decide', 'rozhodnout')
export const confirmDecision = msg('confirm the decision', 'potvrdit rozhodnutí')
export const reply = msg('answer our question', 'odpovědět na otázku')
export const pay = msg('pay what was decided', 'zaplatit podle rozhodnutí')
export const closeIt = msg('close it', 'uzavřít')
export const calendarAnswer = msg('Operator: answer', 'Provozovatel: odpovědět')
export const calendarReply = msg('Player: reply', 'Hráč: odpovědět')
export const calendarPay = msg('Casino: pay', 'Kasino: zaplatit')
export const hours = msg(
  { one: '{count} hour', other: '{count} hours' },
  { one: '{count} hodina', few: '{count} hodiny', other: '{count} hodin' },
)
export const days = msg(
  { one: '{count} day', other: '{count} days' },
  { one: '{count} den', few: '{count} dny', other: '{count} dní' },
)
export const hoursLate = msg(
  { one: '{count} hour late', other: '{count} hours late' },
  { one: '{count} hodina po termínu', few: '{count} hodiny po termínu', other: '{count} hodin po termínu' },
)
export const daysLate = msg(
  { one: '{count} day late', other: '{count} days late' },
  { one: '{count} den po termínu', few: '{count} dny po termínu', other: '{count} dní po termínu' },
)
export const noDeadline = msg('No deadline', 'Bez lhůty')

// Steps
export const take = msg('Take it', 'Přijmout')
export const takeAbout = msg('we check it, {days} days', 'ověříme ji, {days} dní')
export const sendStep = msg('Send to the operator', 'Předat provozovateli')
export const sendAbout = msg('it has {days} days to answer', 'na odpověď má {days} dní')
export const publish = msg('Publish their answer', 'Zveřejnit odpověď')
export const publishAbout = msg('whole and unchanged', 'celou a beze změny')
export const askOperator = msg('Ask the operator again', 'Znovu se zeptat provozovatele')
export const askOperatorAbout = msg('their days go on', 'jeho lhůta běží dál')
export const askPlayer = msg('Ask the player', 'Zeptat se hráče')
export const askPlayerAbout = msg('{days} days, the clock of others stands', '{days} dní, lhůta ostatních stojí')
export const wait = msg('Give more time', 'Prodloužit lhůtu')
export const waitAbout = msg('readers see the new date', 'čtenáři uvidí nové datum')
export const decideStep = msg('Decide', 'Rozhodnout')
export const decideAbout = msg('for the player or for the casino', 've prospěch hráče, nebo kasina')
export const solveAbout = msg('by the player’s word or a proof', 'podle slov hráče nebo dokladu')
export const unsolveAbout = msg('closed, the casino did not do it', 'uzavřít, kasino to nesplnilo')
export const rejectStep = msg('Reject', 'Zamítnout')
export const rejectAbout = msg('closed, you write why', 'uzavřít, napíšete proč')
export const withdrawStep = msg('Player takes it back', 'Hráč ji stahuje')
export const withdrawAbout = msg('closed, nothing said about the casino', 'uzavřít, o kasinu to nic neříká')
export const stepDots = msg('{step}…', '{step}…')

// Kinds, wishes, sources
export const payout = msg('money not paid', 'nevyplacené peníze')
export const bonus = msg('bonus win', 'výhra z bonusu')
export const account = msg('blocked account', 'zablokovaný účet')
export const identity = msg('identity check', 'ověření totožnosti')
export const limits = msg('limits or self-exclusion', 'limity nebo sebevyloučení')
export const other = msg('something else', 'něco jiného')
export const wishPayout = msg('payment', 'vyplacení')
export const wishUnblock = msg('account unblocked', 'odblokování účtu')
export const wishRefund = msg('deposit back', 'vrácení vkladu')
export const wishExplanation = msg('explanation', 'vysvětlení')
export const about = msg(
  '{kind}, {amount} · wants {wish} · happened {day} · wrote to the support {support}',
  '{kind}, {amount} · chce {wish} · stalo se {day} · podpoře psal {support}',
)
export const aboutRefused = msg(
  '{kind}, {amount} · wants {wish} · happened {day} · wrote to the support {support}, which refused',
  '{kind}, {amount} · chce {wish} · stalo se {day} · podpoře psal {support} a ta odmítla',
)
export const anEmail = msg('an e-mail address: {words}', 'e-mailová adresa: {words}')
export const anAccount = msg('a number of an account: {words}', 'číslo účtu: {words}')
export const aPhone = msg('a phone number: {words}', 'telefonní číslo: {words}')
export const theNickname = msg('the nickname: {words}', 'přezdívka: {words}')

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
export const hasIt = msg('Has it', 'Má ji')
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

// One complaint
export const notHere = msg('This complaint is not here', 'Tato stížnost tu není')
export const notRead = msg('The complaint could not be read', 'Stížnost se nepodařilo načíst')
export const allComplaints = msg('All complaints', 'Všechny stížnosti')
export const loadingOne = msg('Loading the complaint', 'Načítá se stížnost')
export const back = msg('Back to Complaints', 'Zpět na stížnosti')
export const heHasIt = msg('{name} has it', 'Má ji {name}')
export const takeOver = msg('Take it', 'Převzít')
export const noContactHint = msg('There is no contact of the operator', 'Chybí kontakt na provozovatele')
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
export const noContactOf = msg('No contact of {title} is written down', 'Kontakt na {title} není zapsaný')
export const noContactMeans = msg(
  'Without it nothing can be sent to the operator. Readers would see that the operator could not be reached.',
  'Bez něj provozovateli nic nepošlete. Čtenáři by viděli, že provozovatel nebyl k zastižení.',
)
export const writeContact = msg('Write the contact down…', 'Zapsat kontakt…')
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
export const contactFrom = msg('{source}, checked {day} by {name}', '{source}, ověřeno {day}, {name}')
export const contactStillTrue = msg('Still true', 'Stále platí')
export const contactChanged = msg('It changed…', 'Změnilo se…')
export const contactsNotRead = msg(
  'Contacts for complaints could not be read',
  'Kontakty pro stížnosti se nepodařilo načíst',
)
/** In the audit. */
export const asCsv = msg('The list as CSV', 'Seznam jako CSV')
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
export const privateNote = msg('Private note', 'Soukromá poznámka')
export const wrote = msg('wrote', 'dopis')
export const wrotePlayer = msg('wrote · to the player', 'dopis · hráči')
export const wroteOperator = msg('wrote · to the operator', 'dopis · provozovateli')
export const answered = msg('answered, not public until you publish it', 'odpověď, neveřejná, dokud ji nezveřejníte')
export const wroteByLink = msg('wrote by the link', 'zpráva odkazem')
export const sentIt = msg('sent and confirmed it', 'odeslání a potvrzení')
export const proposed = msg('proposed a decision', 'návrh rozhodnutí')
export const timeOver = msg('The time is over', 'Lhůta uplynula')
export const reminded = msg('A reminder was sent', 'Odeslána připomínka')
export const covered = msg('covered words', 'skrytá slova')
export const tookBack = msg('took a step back', 'krok vrácen')
export const askedMore = msg('asked for more time', 'žádost o prodloužení lhůty')
export const takenBack = msg('taken back', 'vráceno')
export const fromTo = msg('{from} → {to}', '{from} → {to}')

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

// Letters and notes
export const toWhom = msg('To whom', 'Komu')
export const to = msg('To {email}', 'Na {email}')
export const onlyNewsroom = msg('Only the newsroom sees it', 'Vidí ji jen redakce')
export const template = msg('Template', 'Šablona')
export const subject = msg('Subject', 'Předmět')
export const note = msg('Note', 'Poznámka')
export const letter = msg('Letter', 'Dopis')
export const noteForColleagues = msg('A note for colleagues', 'Poznámka pro kolegy')
export const writeOrTake = msg(
  'Write, or take a template. What is known fills itself in.',
  'Napište, nebo vyberte šablonu. Co je známé, doplní se samo.',
)
export const fillInFirst = msg('Fill in {fields} before you send it.', 'Než dopis odešlete, doplňte {fields}.')
export const movesNothing = msg('Sending does not move the state.', 'Odeslání stav nemění.')
export const noteIt = msg('Note', 'Zapsat')
export const send = msg('Send', 'Odeslat')
export const noted = msg('Noted', 'Zapsáno')
export const sent = msg('Sent', 'Odesláno')
export const isKept = msg('{problem} What you wrote is kept.', '{problem} Co jste napsali, zůstalo.')
export const whereGo = msg('Where complaints about {title} go', 'Kam chodí stížnosti na {title}')
export const emailForComplaints = msg('E-mail of the operator for complaints', 'E-mail provozovatele pro stížnosti')
export const whereFrom = msg('Where you have it from', 'Odkud ho máte')
export const whereFromHint = msg(
  'The address of the page, or the document and the day',
  'Adresa stránky, nebo dokument a den',
)
export const saveContact = msg('Save the contact', 'Uložit kontakt')
export const templates = msg('Templates', 'Šablony')
export const templatesTitle = msg('Templates of letters, in Czech', 'Šablony dopisů, česky')
export const templatesNotRead = msg('The templates could not be read', 'Šablony se nepodařilo načíst')
export const toPlayer = msg('To the player', 'Hráči')
export const toOperator = msg('To the operator', 'Provozovateli')
export const forWhom = msg('For whom', 'Komu')
export const name = msg('Name', 'Název')
export const whatFor = msg('What it is for', 'K čemu je')
export const fillsIn = msg(
  'Fills itself in: {fields}. An empty one blocks sending.',
  'Doplní se samo: {fields}. Prázdné pole zabrání odeslání.',
)
export const newTemplate = msg('New template', 'Nová šablona')
export const removeTemplate = msg('Remove this template', 'Odebrat šablonu')
export const saveTemplates = msg('Save the templates', 'Uložit šablony')

// Errors
export const noComplaint = msg('This complaint does not exist.', 'Tato stížnost neexistuje.')
export const justMoved = msg('Somebody else has just moved this complaint.', 'Stížnost právě posunul někdo jiný.')
export const movedMeanwhile = msg(
  'This complaint was moved meanwhile. Read it again.',
  'Stížnost se mezitím posunula. Načtěte ji znovu.',
)
export const contactMissing = msg(
  'This casino has no contact for complaints. Write one down first.',
  'Toto kasino nemá kontakt pro stížnosti. Nejdřív ho zapište.',
)
export const notPossible = msg(
  'This step is not possible any more. Look at the complaint again.',
  'Tento krok už možný není. Podívejte se na stížnost znovu.',
)
export const waitsForSecond = msg(
  'A decision waits for a second person. Confirm it or take it back first.',
  'Rozhodnutí čeká na druhého člověka. Nejdřív ho potvrďte, nebo ho vezměte zpět.',
)
export const noProposal = msg('No decision waits for a second person.', 'Žádné rozhodnutí na druhého člověka nečeká.')
export const secondConfirms = msg('A second person has to confirm it.', 'Potvrdit ho musí druhý člověk.')
export const bothWroteReview = msg(
  'You have written the review of this casino, too: somebody else has to confirm it.',
  'Recenzi tohoto kasina jste psali i vy: potvrdit to musí někdo jiný.',
)
export const tooLateToUndo = msg(
  'A step can be undone for {minutes} minutes. Now take another step.',
  'Krok jde vrátit jen do {minutes} minut. Teď už udělejte další.',
)
export const noMail = msg('This site sends no mail.', 'Web neposílá e-maily.')
export const addressDeleted = msg('The address was deleted.', 'Adresa je smazaná.')
export const noContact = msg('There is no contact.', 'Kontakt chybí.')
export const fieldEmpty = msg('„{name}“ is empty.', '„{name}“ je prázdné.')
export const fillIn = msg('Fill in what is marked.', 'Doplňte, co je označené.')
export const tooManyFiles = msg('There are too many files.', 'Souborů je příliš mnoho.')
export const fileGone = msg('This file is not here any more.', 'Tento soubor už tu není.')
export const notConfirmed = msg('This complaint was not confirmed.', 'Tato stížnost není potvrzená.')
export const noLink = msg('The operator has no link now.', 'Provozovatel teď žádný odkaz nemá.')
export const deadlineIsPublic = msg(
  'Readers were told this deadline. Give more time on the complaint itself.',
  'Tuto lhůtu čtenáři znají. Prodlužte ji přímo u stížnosti.',
)
