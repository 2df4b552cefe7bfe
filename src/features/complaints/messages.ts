import { msg } from '#shared/words/message.ts'

export const complaint = msg('Complaint', 'Stížnost')
export const complaintNo = msg('Complaint no. {number}', 'Stížnost č. {number}')

// States and turns
export const unconfirmed = msg('Not confirmed', 'Nepotvrzena')
export const received = msg('Received', 'Přijata')
export const checking = msg('Checking', 'Ověřuje se')
export const operator = msg('With the operator', 'U provozovatele')
export const deciding = msg('To decide', 'K rozhodnutí')
export const paying = msg('Casino pays', 'Kasino platí')
export const solved = msg('Solved', 'Vyřešena')
export const unsolved = msg('Unsolved', 'Nevyřešena')
export const rejected = msg('Rejected', 'Zamítnuta')
export const withdrawn = msg('Withdrawn', 'Stažena')
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
export const operatorSilent = msg(
  'the operator has not answered: decide, or give more time',
  'provozovatel neodpověděl: rozhodnout, nebo prodloužit lhůtu',
)
export const playerSilent = msg(
  'the player has not answered: close it, or give more time',
  'hráč neodpověděl: uzavřít, nebo prodloužit lhůtu',
)
export const casinoSilent = msg(
  'the casino has not paid: close it, or give more time',
  'kasino nezaplatilo: uzavřít, nebo prodloužit lhůtu',
)
export const calendarOurs = msg('No. {number}, our turn', 'č. {number}, jsme na řadě')
export const no = msg('No. {number}', 'Č. {number}')
export const calendarAnswer = msg('No. {number}, operator: answer', 'č. {number}, provozovatel: odpovědět')
export const calendarReply = msg('No. {number}, player: reply', 'č. {number}, hráč: odpovědět')
export const calendarPay = msg('No. {number}, casino: pay', 'č. {number}, kasino: zaplatit')
export const hours = msg(
  { one: '{count} hour', other: '{count} hours' },
  { one: '{count} hodina', few: '{count} hodiny', other: '{count} hodin' },
)
export const days = msg(
  { one: '{count} day', other: '{count} days' },
  { one: '{count} den', few: '{count} dny', other: '{count} dní' },
)
export const hoursUnit = msg({ one: 'hour', other: 'hours' }, { one: 'hodina', few: 'hodiny', other: 'hodin' })
export const daysUnit = msg({ one: 'day', other: 'days' }, { one: 'den', few: 'dny', other: 'dní' })
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

// Kinds, wishes, sources
export const anEmail = msg('an e-mail address: {words}', 'e-mailová adresa: {words}')
export const anAccount = msg('a number of an account: {words}', 'číslo účtu: {words}')
export const aPhone = msg('a phone number: {words}', 'telefonní číslo: {words}')
export const theNickname = msg('the nickname: {words}', 'přezdívka: {words}')

// The list
export const hasIt = msg('Has it', 'Má ji')

// One complaint
/** In the audit. */
export const asCsv = msg('The list as CSV', 'Seznam jako CSV')

// The timeline
export const privateNote = msg('Private note', 'Soukromá poznámka')

// Kinds, wishes, ways
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
export const byChat = msg('chat', 'chat')
export const byEmail = msg('e-mail', 'e-mail')
export const byPhone = msg('phone', 'telefon')

// Errors
export const notYet = msg('This day has not been yet.', 'Tento den ještě nebyl.')
export const tooOld = msg(
  'It happened more than {months} months ago. We do not take such complaints.',
  'Stalo se to před víc než {months} měsíci. Takové stížnosti nebereme.',
)
export const supportHasTime = msg(
  'The support has time to answer until {day}, unless it has refused.',
  'Podpora má na odpověď čas do {day}, pokud neodmítla.',
)
export const amountNeeded = msg('Write how much it is about.', 'Napište, o jakou částku jde.')
export const noOffer = msg('This casino or bookmaker does not exist.', 'Toto kasino ani sázková kancelář neexistuje.')
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
export const noAddress = msg('There is no address of the player.', 'Adresu hráče nemáme.')
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
