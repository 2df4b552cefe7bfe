import { msg } from '#shared/words/message.ts'

export const notPublic = msg(
  'Only https and only addresses that are public. An intranet is allowed by WEBHOOK_PRIVATE_ADDRESSES.',
  'Jen https a jen veřejné adresy. Vnitřní síť povolí WEBHOOK_PRIVATE_ADDRESSES.',
)
export const noCredentials = msg(
  'Leave out the name and password: each call is signed.',
  'Vynechte jméno a heslo: každé volání je podepsané.',
)

export const tooMany = msg(
  'There are {count} webhooks, which is the most.',
  'Webhooků je {count}, víc jich být nemůže.',
)
export const gone = msg('This webhook does not exist.', 'Tento webhook neexistuje.')
export const callGone = msg('This call is not kept any more.', 'Toto volání už není uložené.')

export const title = msg('Webhooks', 'Webhooky')
export const lead = msg(
  'We call an address when something happens. Each call is signed; one that fails is tried again for three days.',
  'Když se něco stane, zavoláme adresu. Každé volání je podepsané; co se nepovede, zkoušíme znovu tři dny.',
)
export const newHook = msg('New webhook', 'Nový webhook')
export const unread = msg('The webhooks could not be read', 'Webhooky se nepodařilo načíst')
export const none = msg('No webhooks yet.', 'Zatím tu žádný webhook není.')
export const works = msg('On', 'Zapnutý')
export const off = msg('Off', 'Vypnutý')
export const paused = msg('Paused {moment}', 'Pozastavený {moment}')
export const waiting = msg(
  { one: '{count} call waits', other: '{count} calls wait' },
  { one: '{count} volání čeká', few: '{count} volání čekají', other: '{count} volání čeká' },
)
export const lastCalls = msg('Last {count} calls', 'Posledních {count} volání')
export const state = msg('State', 'Stav')
export const howCallsWent = msg(
  'Last calls: {taken} taken, {failed} not taken, {waiting} waiting',
  'Poslední volání: přijatá {taken}, nepřijatá {failed}, čekající {waiting}',
)
export const look = msg('Look', 'Otevřít')
export const lookAt = msg('Look at {url}', 'Otevřít {url}')

export const editTitle = msg('Webhook', 'Webhook')
export const allHooks = msg('All webhooks', 'Všechny webhooky')
export const addressTitle = msg('Address', 'Adresa')
export const address = msg('Where we call', 'Kam voláme')
export const addressHint = msg('Only https, no inner addresses.', 'Jen https, žádné vnitřní adresy.')
export const name = msg('Name', 'Název')
export const nameHint = msg('What it is for.', 'K čemu slouží.')
export const chooseEvent = msg('Choose at least one event.', 'Vyberte aspoň jednu událost.')
export const when = msg('When we call', 'Kdy voláme')
export const whenHint = msg(
  'Calls carry ids and titles. Never names, e-mails, evidence or money.',
  'Volání nesou id a názvy. Nikdy jména, e-maily, doklady ani peníze.',
)
export const published = msg('published', 'zveřejněno')
export const updated = msg('updated', 'změněno')
export const unpublished = msg('taken down', 'staženo')
export const archived = msg('archived', 'archivováno')
export const posts = msg('Posts', 'Příspěvky')
export const casinos = msg('Casinos', 'Kasina')
export const bookmakers = msg('Bookmakers', 'Sázkové kanceláře')
export const others = msg('Other', 'Ostatní')
export const factChanged = msg('a fact changed', 'údaj se změnil')
export const complaintMoved = msg('a complaint moved', 'stížnost se posunula')
export const make = msg('Make the webhook', 'Vytvořit webhook')
export const save = msg('Save changes', 'Uložit změny')
export const secret = msg('Signing secret', 'Podpisový klíč')
export const secretOnce = msg(
  '<b>This is the only time you see it.</b> The other side checks signatures with it, as Standard Webhooks say.',
  '<b>Ukážeme ho jen teď.</b> Druhá strana jím ověří podpisy, jak říká Standard Webhooks.',
)
export const secretHint = msg(
  'Shown once. After a change the old one signs for a day beside the new one.',
  'Ukázal se jen jednou. Po výměně podepisuje starý ještě den vedle nového.',
)
export const rotate = msg('New secret…', 'Nový podpisový klíč…')
export const rotateTitle = msg('Make a new secret?', 'Vytvořit nový podpisový klíč?')
export const rotateBody = msg(
  'Calls are signed with both for a day, so that none is refused while the other side learns the new one.',
  'Den se volání podepisují oběma, takže žádné neselže, než se druhá strana dozví ten nový.',
)
export const rotateAction = msg('Make it', 'Vytvořit')
export const bothSign = msg(
  'The secret before signs, too, until {moment}.',
  'Předchozí klíč podepisuje také, do {moment}.',
)
export const sendTest = msg('Send a test', 'Poslat zkoušku')
export const remove = msg('Delete…', 'Smazat…')
export const removeTitle = msg('Delete this webhook?', 'Smazat tento webhook?')
export const removeBody = msg(
  'Nobody is called any more, and what waits is lost.',
  'Už se nikam nezavolá a to, co čeká, se ztratí.',
)
export const removeAction = msg('Delete', 'Smazat')
export const pausedWords = msg(
  '<b>Paused {moment}.</b> The last answer was “{answer}”. What happens meanwhile waits, for 14 days at most, and is sent in its order.',
  '<b>Pozastaveno {moment}.</b> Poslední odpověď byla „{answer}“. Co se zatím stane, počká nejvýš 14 dní a pošle se ve svém pořadí.',
)
export const waitingMeanwhile = msg(
  { one: '{count} call waits.', other: '{count} calls wait.' },
  { one: 'Čeká {count} volání.', few: 'Čekají {count} volání.', other: 'Čeká {count} volání.' },
)
export const startAgain = msg('Start again', 'Znovu spustit')
export const switchOff = msg('Switch off', 'Vypnout')
export const switchOn = msg('Switch on', 'Zapnout')
export const calls = msg('Deliveries', 'Volání')
export const callsHint = msg('The last 50, kept for 14 days.', 'Posledních 50, uložená 14 dní.')
export const noCalls = msg('Nothing has been sent yet.', 'Zatím se nic neposlalo.')
export const callsUnread = msg('The calls could not be read', 'Volání se nepodařilo načíst')
export const allCalls = msg('All', 'Všechna')
export const failedCalls = msg('Not taken: {count}', 'Nepřijatá: {count}')
export const whenCalled = msg('When', 'Kdy')
export const whatCalled = msg('What', 'Co')
export const answer = msg('Answer', 'Odpověď')
export const triesHead = msg('Tries', 'Pokusy')
export const nextTry = msg('Next try {moment}.', 'Další pokus {moment}.')
export const noAnswer = msg('no answer: {reason}', 'bez odpovědi: {reason}')
export const notSent = msg('waits', 'čeká')
export const tries = msg(
  { one: '{count} try', other: '{count} tries' },
  { one: '{count} pokus', few: '{count} pokusy', other: '{count} pokusů' },
)
export const redeliver = msg('Redeliver', 'Doručit znovu')
export const weSent = msg('We sent', 'Poslali jsme')
export const theyAnswered = msg('They answered after {ms} ms', 'Odpověděli po {ms} ms')
export const wentWell = msg('It was taken: {status}.', 'Přijato: {status}.')
export const wentWrong = msg('It was not taken: {answer}.', 'Nepřijato: {answer}.')
