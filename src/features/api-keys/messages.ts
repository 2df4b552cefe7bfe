import { msg } from '#shared/words/message.ts'

export const keyUnknown = msg(
  'This API key is not known, or it was revoked.',
  'Tento klíč API neexistuje, nebo byl zrušen.',
)
export const keyExpired = msg('This API key has expired.', 'Platnost tohoto klíče API skončila.')
export const sessionOnly = msg(
  'No API key may do this, only somebody who is signed in.',
  'Tohle žádný klíč API nesmí, jen ten, kdo je přihlášený.',
)
export const scopeMissing = msg('This API key lacks the scope {scope}.', 'Tomuto klíči API chybí oprávnění {scope}.')

export const tooMany = msg(
  'You have {count} keys, which is the most. Revoke one you do not use.',
  'Máte {count} klíčů, víc jich mít nejde. Zrušte některý, který nepoužíváte.',
)
export const tooLate = msg('A key is valid for a year at most.', 'Klíč platí nejdéle rok.')
export const tooEarly = msg('This time has passed.', 'Tento čas už minul.')
export const endedForGood = msg(
  'This key has ended and cannot be brought back. Make a new one.',
  'Tento klíč skončil a obnovit ho nejde. Vytvořte nový.',
)
export const gone = msg('This key is revoked already.', 'Tento klíč už je zrušený.')

export const title = msg('API keys', 'Klíče API')
export const lead = msg(
  'For programs that read or write our content. A key does what its scopes say, never more than whoever made it.',
  'Pro programy, které čtou nebo píšou náš obsah. Klíč smí to, co říkají jeho oprávnění, a nikdy víc než ten, kdo ho vytvořil.',
)
export const newKey = msg('New key', 'Nový klíč')
export const unread = msg('The keys could not be read', 'Klíče se nepodařilo načíst')
export const none = msg(
  'No keys yet. Make one for each program, so that you can revoke it alone.',
  'Zatím tu žádný klíč není. Vytvořte pro každý program vlastní, ať ho můžete zrušit samotný.',
)
export const madeBy = msg('{hint} · {name}, {day}', '{hint} · {name}, {day}')
export const lastUse = msg('Last used', 'Naposledy použitý')
export const neverUsed = msg('never used', 'ještě nepoužitý')
export const lastUsed = msg('used {moment}', 'použitý {moment}')
export const validUntil = msg('until {day}', 'do {day}')
export const endsSoon = msg(
  { one: 'in {count} day', other: 'in {count} days' },
  { one: 'ještě {count} den', few: 'ještě {count} dny', other: 'ještě {count} dní' },
)
export const expired = msg('expired {day}', 'vypršel {day}')
export const renew = msg('Renew…', 'Prodloužit…')
export const renewNamed = msg('Renew {name}', 'Prodloužit klíč {name}')
export const renewLead = msg(
  'The key and what it may do stay as they are, so the program goes on as before.',
  'Klíč ani jeho oprávnění se nezmění, takže program poběží dál jako dosud.',
)
export const renewAction = msg('Renew', 'Prodloužit')
export const revoke = msg('Revoke…', 'Zrušit klíč…')
export const remove = msg('Delete', 'Smazat')
export const revokeNamed = msg('Revoke {name}', 'Zrušit klíč {name}')
export const removeNamed = msg('Delete {name}', 'Smazat klíč {name}')
export const revokeTitle = msg('Revoke {name}?', 'Zrušit klíč {name}?')
export const revokeBody = msg(
  'The program that uses it is refused from its next call on. A key cannot be brought back; you would make a new one.',
  'Program, který ho používá, při příštím volání odmítneme. Klíč nejde obnovit, jen vytvořit nový.',
)
export const revokeAction = msg('Revoke', 'Zrušit klíč')

export const newTitle = msg('New API key', 'Nový klíč API')
export const name = msg('Name', 'Název')
export const nameHint = msg('Where it is used, so that you know it in a year.', 'Kde se používá, ať ho za rok poznáte.')
export const expires = msg('Expires', 'Platnost')
export const expiresHint = msg(
  'At most a year. You are told two weeks before.',
  'Nejdéle rok. Dva týdny předem vám dáme vědět.',
)
export const inDays = msg('in {count} days, {day}', {
  one: 'za {count} den, {day}',
  few: 'za {count} dny, {day}',
  other: 'za {count} dní, {day}',
})
export const whatItMay = msg('What it may do', 'Co smí')
export const publishMeans = msg(
  'Write is for drafts. Publish is for what readers see, and for deleting.',
  'Zápis je pro koncepty. Zveřejnění je pro to, co vidí čtenáři, a pro mazání.',
)
export const read = msg('Read', 'Číst')
export const write = msg('Write', 'Zapisovat')
export const publish = msg('Publish', 'Zveřejňovat')
export const posts = msg('Posts', 'Příspěvky')
export const postsHint = msg('with drafts and waiting changes', 's koncepty a čekajícími změnami')
export const offers = msg('Casinos and bookmakers', 'Kasina a sázkové kanceláře')
export const offersHint = msg('with licences and measured withdrawals', 's licencemi a změřenými výběry')
export const facts = msg('Facts', 'Údaje')
export const factsHint = msg('confirm a checked value', 'potvrdit ověřenou hodnotu')
export const attributes = msg('Content attributes', 'Číselníky')
export const attributesHint = msg('writers, rubrics, games, methods, studios', 'autoři, rubriky, hry, metody, studia')
export const pictures = msg('Media', 'Média')
export const picturesHint = msg('pictures and alternative texts', 'obrázky a alternativní texty')
export const figures = msg('Clicks and links', 'Prokliky a odkazy')
export const figuresHint = msg('counts, comparisons, broken links', 'počty, porovnání, nefunkční odkazy')
export const desk = msg('Notes and calendar', 'Poznámky a kalendář')
export const deskHint = msg('of the newsroom', 'redakce')
export const site = msg('The site', 'Web')
export const siteHint = msg(
  'settings, redirects, cache, audit log, export; as far as you may yourself',
  'nastavení, přesměrování, mezipaměť, záznam činností, export; jen kam smíte i vy',
)
export const never = msg('Voices, complaints, messages, users', 'Zkušenosti, stížnosti, zprávy, uživatelé')
export const neverHint = msg('never: private', 'nikdy: soukromé')
export const mayLabel = msg('{area}: {level}', '{area}: {level}')
export const shownOnce = msg('The key is shown once, after this.', 'Klíč se ukáže jen jednou, hned potom.')
export const make = msg('Make the key', 'Vytvořit klíč')
export const chooseSome = msg('Choose something that it may do.', 'Vyberte něco, co bude smět.')

export const readyTitle = msg('The key is ready', 'Klíč je hotový')
export const onlyTime = msg(
  '<b>This is the only time you see it.</b> We keep a print of it, not the key. Lost means a new one.',
  '<b>Ukážeme ho jen teď.</b> Ukládáme jeho otisk, ne klíč. Když se ztratí, vytvořte nový.',
)
export const theKey = msg('The key', 'Klíč')
export const readyAbout = msg(
  '{name}, valid until {day}. <a>The API in words</a>',
  '{name}, platí do {day}. <a>Popis API</a>',
)
export const tryIt = msg('Try it', 'Vyzkoušet')
