import { msg } from '#shared/words/message.ts'

export const title = msg('Today', 'Dnes')
export const keys = msg(
  '<kbd>J</kbd> <kbd>K</kbd> move <kbd>G T</kbd> back here',
  '<kbd>J</kbd> <kbd>K</kbd> další a předchozí <kbd>G T</kbd> zpět sem',
)
export const newPost = msg('New post', 'Nový příspěvek')
export const date = msg('{date}.', 'Dnes je {date}.')
export const dateAndNothing = msg('{date}. Nothing waits for you.', 'Dnes je {date}. Nic na vás nečeká.')
export const dateAndWaiting = msg(
  { one: '{date}. {count} thing waits for you.', other: '{date}. {count} things wait for you.' },
  {
    one: 'Dnes je {date}. Čeká na vás {count} věc.',
    few: 'Dnes je {date}. Čekají na vás {count} věci.',
    other: 'Dnes je {date}. Čeká na vás {count} věcí.',
  },
)
export const loading = msg('Loading: {title}', 'Načítá se: {title}')
export const notRead = msg('This could not be read', 'Tohle se nepodařilo načíst')
export const open = msg('Open', 'Otevřít')

export const clicksYesterday = msg('Clicks yesterday', 'Včerejší prokliky')
export const allClicks = msg('All clicks', 'Všechny prokliky')
export const nothingToCompare = msg('No {weekday} before to compare with', 'Zatím není s čím srovnávat')
export const usualClicks = msg('usual {weekday} {clicks}', 'v tento den obvykle {clicks}')
export const newTarget = msg('new', 'nové')
export const usualLine = msg(
  'Line: the usual of this weekday, median of eight weeks.',
  'Čárka: obvyklý počet v tento den, medián osmi týdnů.',
)

export const complaints = msg('Complaints', 'Stížnosti')
export const allComplaints = msg('All complaints', 'Všechny stížnosti')
export const noComplaints = msg('No complaint waits for you.', 'Žádná stížnost na vás nečeká.')
export const complaint = msg('No. {number} {title}', 'Č. {number} {title}')
export const timeLeft = msg('{time} left', 'zbývá {time}')
export const hasIt = msg('{name} has it', 'řeší ji {name}')
export const nobodyHasIt = msg('nobody has it', 'nikdo ji neřeší')

export const voices = msg('Voices', 'Zkušenosti')
export const allVoices = msg('All voices', 'Všechny zkušenosti')
export const noVoices = msg('Every voice has an answer.', 'Každá zkušenost má odpověď.')
export const voicesWait = msg(
  { one: '{count} voice waits', other: '{count} voices wait' },
  { one: '{count} zkušenost čeká', few: '{count} zkušenosti čekají', other: '{count} zkušeností čeká' },
)
export const proofsAndSigns = msg(
  '{documented} have a proof, {signs} have signs',
  's dokladem: {documented}, se signály: {signs}',
)
export const start = msg('Start', 'Začít')
export const burst = msg('A burst about {title}', 'Vlna: {title}')
export const burstAbout = msg(
  { one: '{count} voice, {span}', other: '{count} voices, {span}' },
  { one: '{count} zkušenost, {span}', few: '{count} zkušenosti, {span}', other: '{count} zkušeností, {span}' },
)
export const look = msg('Look', 'Podívat se')
export const playersAnswered = msg(
  { one: '{count} player answered what you asked', other: '{count} players answered what you asked' },
  {
    one: '{count} hráč odpověděl na váš dotaz',
    few: '{count} hráči odpověděli na váš dotaz',
    other: '{count} hráčů odpovědělo na váš dotaz',
  },
)
export const show = msg('Show', 'Ukázat')
export const werePromised = msg('The oldest were promised by {day}', 'Nejstarší měly být vyřízeny do {day}')
export const arePromised = msg('The oldest are promised by {day}', 'Nejstarší mají být vyřízeny do {day}')

export const waitingForMe = msg('Waiting for me', 'Čeká na mě')
export const oldestFirst = msg('Oldest first', 'Od nejstarších')
export const nothingWaits = msg('Nothing waits for you.', 'Nic na vás nečeká.')
export const noteBy = msg('Note by {who} on “{title}”, {when}', '{who}, poznámka k „{title}“, {when}')
export const changeOf = msg('Change of {who}, {when}', '{who}, změna, {when}')
export const changeOfAbout = msg('Change of {who}: {text}, {when}', '{who}, změna: {text}, {when}')
export const submittedBy = msg('{who} submitted it {when}', '{who}, předáno ke schválení {when}')
export const submitted = msg('Submitted {when}', 'Předáno ke schválení {when}')
export const quoted = msg('“{text}”', '„{text}“')
export const review = msg('Review', 'Posoudit')
export const answer = msg('Answer', 'Odpovědět')
export const resolve = msg('Resolve', 'Vyřešit')

export const failedChecks = msg('Failed checks on live pages', 'Chyby na zveřejněných stránkách')
export const allInList = msg('All in the list', 'Všechny v seznamu')
export const nothingToMend = msg('Nothing to mend.', 'Není co opravovat.')
export const checksFail = msg(
  { one: '{count} check fails', other: '{count} checks fail' },
  { one: '{count} kontrola neprošla', few: '{count} kontroly neprošly', other: '{count} kontrol neprošlo' },
)
export const brokenLinks = msg('Broken links', 'Nefunkční odkazy')
export const allLinks = msg('All links', 'Všechny odkazy')
export const noBrokenLinks = msg('Every link leads somewhere.', 'Každý odkaz někam vede.')
export const messages = msg('Messages', 'Zprávy')
export const allMessages = msg('All messages', 'Všechny zprávy')
export const noMessages = msg('Every message was read.', 'Všechny zprávy jsou přečtené.')
export const wrote = msg('{name}: “{message}”', '{name}: „{message}“')

export const nextToHappen = msg('Next to happen', 'Co bude následovat')
export const calendar = msg('Calendar', 'Kalendář')
export const nothingPlanned = msg('Nothing is planned.', 'Nic není naplánované.')
export const due = msg('Due {moment}', 'Mělo být {moment}')
export const postGoesLive = msg('Post goes live, {moment}', 'Příspěvek se zveřejní, {moment}')
export const postComesDown = msg('Post comes down, {moment}', 'Příspěvek se stáhne, {moment}')
export const bonusStarts = msg('Bonus starts, {moment}', 'Bonus začne platit, {moment}')
export const bonusEnds = msg('Bonus ends, {moment}', 'Bonus skončí, {moment}')
export const changeGoesLive = msg('Change goes live, {moment}', 'Změna se zveřejní, {moment}')
export const complaintTimeEnds = msg('Time of a complaint ends, {moment}', 'Lhůta stížnosti skončí, {moment}')

export const licences = msg('Licences', 'Licence')
export const everyPermitHolds = msg(
  'Every permit holds for sixty days and more.',
  'Všechna povolení platí ještě aspoň šedesát dní.',
)
export const permitEnds = msg('Permit ends {day}', 'Povolení skončí {day}')
export const permitEnded = msg('Permit ended {day}. No play buttons', 'Povolení skončilo {day}. Bez tlačítek pro hru')
export const permitRevoked = msg(
  'Permit revoked {day}. No play buttons',
  'Povolení bylo odebráno {day}. Bez tlačítek pro hru',
)
export const permitNotBegun = msg(
  'Permit has not begun. No play buttons',
  'Povolení ještě nezačalo platit. Bez tlačítek pro hru',
)
export const onlyForeign = msg(
  'Only a foreign licence. No play buttons',
  'Jen zahraniční licence. Bez tlačítek pro hru',
)
export const noLicence = msg('No licence written down. No play buttons', 'Žádná zapsaná licence. Bez tlačítek pro hru')
export const blocked = msg('Blocked by the Ministry', 'Blokuje ministerstvo')
export const blockedList = msg('The list', 'Seznam')
export const leadsTo = msg('{title} leads to {blocked}', '{title} vede na {blocked}')

export const noSuchCollection = msg('There is no collection “{name}”.', 'Kolekce „{name}“ neexistuje.')
export const endingKeys = msg(
  { one: 'An API key of yours ends soon', other: '{count} API keys of yours end soon' },
  {
    one: 'Jeden z vašich klíčů API brzy skončí',
    few: '{count} vaše klíče API brzy skončí',
    other: '{count} vašich klíčů API brzy skončí',
  },
)
export const endingKey = msg('{name}, {day}', '{name}, {day}')
export const pausedWebhooks = msg(
  { one: 'A webhook is paused: nobody took its calls', other: '{count} webhooks are paused: nobody took their calls' },
  {
    one: 'Webhook je pozastavený: jeho volání nikdo nepřijal',
    few: '{count} webhooky jsou pozastavené: jejich volání nikdo nepřijal',
    other: '{count} webhooků je pozastavených: jejich volání nikdo nepřijal',
  },
)
