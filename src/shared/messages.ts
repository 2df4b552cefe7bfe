import { msg } from '#shared/words/message.ts'

/** What the server says when it refuses a call, unless the call says it more exactly. */
export const badRequest = msg('The request could not be understood.', 'Požadavku se nedá rozumět.')
export const invalidCredentials = msg('Wrong e-mail or password.', 'E-mail nebo heslo nesouhlasí.')
export const mfaInvalid = msg('The code is wrong or has expired.', 'Kód nesouhlasí, nebo už neplatí.')
export const authRequired = msg('Please sign in.', 'Přihlaste se.')
export const sessionExpired = msg(
  'Your session has expired. Please sign in again.',
  'Vaše přihlášení vypršelo. Přihlaste se znovu.',
)
export const sessionRevoked = msg(
  'You were signed out. Please sign in again.',
  'Byli jste odhlášeni. Přihlaste se znovu.',
)
export const accountDisabled = msg(
  'Your account is disabled. An administrator can enable it again.',
  'Váš účet je vypnutý. Znovu ho zapne správce.',
)
export const signedOutForSafety = msg(
  'For your safety you were signed out. Please sign in again.',
  'Pro jistotu jsme vás odhlásili. Přihlaste se znovu.',
)
export const csrfFailed = msg(
  'The request could not be verified. Reload the page.',
  'Požadavek se nepodařilo ověřit. Načtěte stránku znovu.',
)
export const forbidden = msg('You may not do this.', 'K tomu nemáte oprávnění.')
export const notFound = msg('This record does not exist.', 'Tento záznam neexistuje.')
export const gone = msg('This page was removed.', 'Tato stránka byla odstraněna.')
export const versionConflict = msg(
  'Someone else has changed this record. Reload or compare.',
  'Záznam mezitím změnil někdo jiný. Načtěte ho znovu, nebo verze porovnejte.',
)
export const breaksChange = msg(
  'A waiting change could not be published any more.',
  'Jednu z čekajících změn by už nešlo zveřejnit.',
)
export const slugTaken = msg('This address is already used.', 'Tato adresa se už používá.')
export const stillUsed = msg('Something still refers to this record.', 'Na tento záznam se ještě něco odkazuje.')
export const notArchived = msg('Archive the record first.', 'Záznam nejdřív archivujte.')
export const noMail = msg(
  'This site sends no mail. Set a new password on the server with: npm run cli -- admin password',
  'Tento web neposílá e-maily. Nové heslo nastavte na serveru příkazem: npm run cli -- admin password',
)
export const lastAdmin = msg('There must be at least one active admin.', 'Musí zůstat aspoň jeden aktivní správce.')
export const bodyTooLarge = msg(
  'This is too large to be sent at once. Divide a long text into two posts, or send a smaller file.',
  'Na jedno odeslání je toho příliš. Rozdělte dlouhý text do dvou příspěvků, nebo pošlete menší soubor.',
)
export const addressTooLong = msg(
  'This address is longer than the server takes.',
  'Adresa je delší, než server přijme.',
)
export const unsupportedType = msg('This kind of content is not accepted.', 'Tento druh obsahu se nepřijímá.')
export const validationFailed = msg('Please check the marked fields.', 'Zkontrolujte označená pole.')
export const tooManyAttempts = msg('Too many attempts. Try again later.', 'Příliš mnoho pokusů. Zkuste to později.')
export const headersTooLarge = msg(
  'These headers are larger than the server takes.',
  'Hlavičky jsou větší, než server přijme.',
)
export const internal = msg('Something went wrong on our side.', 'U nás se něco pokazilo.')
export const unavailable = msg('Try again in a moment.', 'Zkuste to za chvíli znovu.')
export const storageFull = msg('Storage is full; nothing was saved.', 'Úložiště je plné, nic se neuložilo.')

export const notCsv = msg('This is not CSV: {reason}.', 'Toto není CSV: {reason}.')
export const linesAtMost = msg('A file may have {number} lines at most.', 'Soubor smí mít nejvýš {number} řádků textu.')
export const columnsAtMost = msg('A file may have {number} columns at most.', 'Soubor smí mít nejvýš {number} sloupců.')
export const rowsAtMost = msg('A file may have {number} rows at most.', 'Soubor smí mít nejvýš {number} řádků.')

export const robotsDirective = msg(
  'Write a directive, a colon and a value, e.g. “Disallow: /admin”.',
  'Napište direktivu, dvojtečku a hodnotu, třeba „Disallow: /admin“.',
)
export const robotsUnknown = msg(
  'Crawlers do not know “{name}” and skip the line.',
  'Direktivu „{name}“ roboti neznají a řádek přeskočí.',
)
export const robotsAgent = msg(
  'Say which crawler is meant, or * for all.',
  'Napište, pro kterého robota to je, nebo * pro všechny.',
)
export const robotsSitemap = msg(
  'The address of a sitemap must be whole, with https:// and the name of the site.',
  'Adresa mapy webu musí být celá, s https:// a názvem webu.',
)
export const robotsDelay = msg('The delay is a number of seconds.', 'Prodleva je počet sekund.')
export const robotsNobody = msg(
  'A rule counts only after a User-agent line that says whom it is for.',
  'Pravidlo platí až za řádkem User-agent, který říká, pro koho je.',
)
export const robotsPath = msg('A path begins with / (or with * for anything).', 'Cesta začíná / (nebo * pro cokoli).')
export const robotsNothing = msg('This keeps all crawlers off the whole site.', 'Tohle zavře celý web všem robotům.')
