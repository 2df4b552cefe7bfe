import { msg } from '#shared/words/message.ts'

export const links = msg('Links', 'Odkazy')
export const part = msg('Part', 'Část')
export const leadOut = msg('Links that lead out', 'Odkazy ven')
export const blockedAddresses = msg('Blocked addresses', 'Blokované adresy')
export const leadOutAbout = msg(
  'Links of casinos, bookmakers and sources that lead out. Each is looked at once a week; one that fails is asked again within the hour, and is broken when it fails twice.',
  'Odkazy kasin, sázkových kanceláří a zdrojů, které vedou ven. Každý se kontroluje jednou týdně; ten, který selže, se do hodiny zkusí znovu, a když selže dvakrát, je označený jako nefunkční.',
)
export const blockedAbout = msg(
  'Websites with illegal games that Czech providers must block. A link or website of ours that is among them, or lies in such a domain, is an alarm on Today until it is gone.',
  'Weby s nelegálními hrami, které čeští poskytovatelé musí blokovat. Náš odkaz nebo web, který mezi nimi je nebo leží v takové doméně, hlásí obrazovka Dnes, dokud nezmizí.',
)
export const all = msg('All', 'Všechny')
export const broken = msg('Broken', 'Nefunguje')
export const failedOnce = msg('Failed once', 'Jednou selhal')
export const working = msg('Working', 'Funguje')
export const neverChecked = msg('Never checked', 'Nekontrolováno')
export const state = msg('State', 'Stav')
export const link = msg('Link', 'Odkaz')
export const since = msg('Since', 'Od')
export const lastLookedAt = msg('Last looked at', 'Naposledy zkontrolováno')
export const usedIn = msg('Used in', 'Kde se používá')
export const listUnread = msg('The list could not be read', 'Seznam se nepodařilo načíst')
export const noBroken = msg('No broken links', 'Žádný nefunkční odkaz')
export const noFailing = msg('No link has failed since it last worked', 'Žádný odkaz od poslední kontroly neselhal')
export const noneWorking = msg(
  'No link has been found working yet',
  'Zatím se nezjistilo, že by některý odkaz fungoval',
)
export const allLookedAt = msg('Every link has been looked at', 'Všechny odkazy jsou zkontrolované')
export const noLinks = msg('No links lead out yet', 'Ven zatím žádné odkazy nevedou')
export const showAll = msg('Show all', 'Zobrazit vše')
export const linksWillBeHere = msg(
  'Links to casinos and bookmakers, their websites, and those of posts will be here.',
  'Budou tu odkazy na kasina a sázkové kanceláře, jejich weby a odkazy z příspěvků.',
)
export const checkingAgainAt = msg('{detail}, checking again at {time}', '{detail}, další kontrola v {time}')
export const affiliateLink = msg('affiliate link', 'partnerský odkaz')
export const website = msg('website', 'web')
export const references = msg('references', 'zdroje')
export const text = msg('text', 'text')
export const andMore = msg('and {number} more', 'a další ({number})')

export const noneBlocked = msg(
  'None of our links leads to a blocked address.',
  'Žádný náš odkaz nevede na blokovanou adresu.',
)
export const leadToBlocked = msg(
  { one: '{count} link leads to a blocked address', other: '{count} links lead to a blocked address' },
  {
    one: '{count} odkaz vede na blokovanou adresu',
    few: '{count} odkazy vedou na blokovanou adresu',
    other: '{count} odkazů vede na blokovanou adresu',
  },
)
export const onListAs = msg(
  '<mono>{url}</mono>, on the list as {blocked}:',
  '<mono>{url}</mono>, na seznamu jako {blocked}:',
)
export const theList = msg('The list', 'Seznam')
export const noList = msg('No list yet', 'Seznam zatím není')
export const countOfBlocked = msg('{number} blocked addresses', 'Blokované adresy: {number}')
export const wholeList = msg('The whole list', 'Celý seznam')
export const replaced = msg('Replaced {moment} by {name}.', 'Nahrazeno {moment}, {name}.')
export const pasteList = msg(
  'Paste the Ministry’s list of websites with illegal games, or choose it as a text file: one address per line is best, but anything around them is left out. It replaces the list that is here.',
  'Vložte Seznam nepovolených internetových her z webu ministerstva, nebo ho vyberte jako textový soubor: nejlepší je jedna adresa na řádek, ale cokoli kolem nich se vynechá. Nahradí seznam, který tu je.',
)
export const newList = msg('New list', 'Nový seznam')
export const replaceList = msg('Replace the list', 'Nahradit seznam')
export const chooseFile = msg('Choose a file', 'Vybrat soubor')
export const allRead = msg('Every line was read.', 'Všechny řádky jsou přečtené.')
export const unreadLines = msg(
  { one: '{count} line names no address: {lines}', other: '{count} lines name no address: {lines}' },
  {
    one: '{count} řádek nemá adresu: {lines}',
    few: '{count} řádky nemají adresu: {lines}',
    other: '{count} řádků nemá adresu: {lines}',
  },
)
export const unreadLinesMore = msg(
  { one: '{count} line names no address: {lines} …', other: '{count} lines name no address: {lines} …' },
  {
    one: '{count} řádek nemá adresu: {lines} …',
    few: '{count} řádky nemají adresu: {lines} …',
    other: '{count} řádků nemá adresu: {lines} …',
  },
)
export const quoted = msg('“{line}”', '„{line}“')

export const listTooLong = msg(
  'The list may have {number} characters at most.',
  'Seznam smí mít nejvýš {number} znaků.',
)
export const listChanged = msg(
  'Somebody has changed the list meanwhile. Look again.',
  'Seznam mezitím někdo změnil. Podívejte se znovu.',
)

export const comeLater = msg('asked us to come back later', 'žádá, abychom přišli později')
export const tooManyRedirects = msg('too many redirects', 'příliš mnoho přesměrování')
export const answers = msg('answers {status}', 'odpovídá {status}')
export const noAnswer = msg('no answer in {seconds} seconds', 'bez odpovědi do {seconds} sekund')
export const notPublic = msg('leads to an address that is not public', 'vede na adresu, která není veřejná')
export const notAsked = msg('leads to an address that we do not ask', 'vede na adresu, kterou nekontrolujeme')
export const connectionCut = msg('the connection was cut', 'spojení se přerušilo')
export const noSuchName = msg('the name does not exist', 'taková doména neexistuje')
export const nameNotFound = msg('the name could not be looked up', 'doménu se nepodařilo dohledat')
export const nobodyAnswers = msg('nobody answers there', 'nikdo tam neodpovídá')
export const headersTooLarge = msg('answers with headers that are too large', 'odpovídá příliš velkými hlavičkami')
export const badCertificate = msg('the certificate is not valid ({code})', 'certifikát není platný ({code})')
