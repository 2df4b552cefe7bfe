import { msg } from '#shared/words/message.ts'

export const oneLine = msg('Write it in one line.', 'Napište to na jeden řádek.')
export const chooseHit = msg('Leave at least one hit in this post.', 'Ponechte v příspěvku aspoň jeden nález.')
export const tooManyHere = msg(
  {
    one: 'More than {count} hit in this post. Look for more words.',
    other: 'More than {count} hits in this post. Look for more words.',
  },
  {
    one: 'V příspěvku je víc než {count} nález. Hledejte delší text.',
    few: 'V příspěvku je víc než {count} nálezy. Hledejte delší text.',
    other: 'V příspěvku je víc než {count} nálezů. Hledejte delší text.',
  },
)
export const notReplaced = msg(
  'This version was not made by your find and replace.',
  'Tato verze nevznikla vaším hledáním a nahrazením.',
)

export const findAndReplace = msg('Find and replace', 'Najít a nahradit')
export const lead = msg(
  'In all posts that are not in the archive. You see every hit before anything changes.',
  'Ve všech příspěvcích mimo archiv. Než se něco změní, uvidíte každý nález.',
)
export const back = msg('Posts', 'Příspěvky')
export const findWhat = msg('Find', 'Najít')
export const replaceWith = msg('Replace with', 'Nahradit čím')
export const nothingMeansDelete = msg('Empty: the words are left out', 'Prázdné: slova se vypustí')
export const matchCase = msg('Match case', 'Rozlišovat velikost písmen')
export const wholeWord = msg('Whole words', 'Celá slova')
export const anyAccent = msg('Ignore diacritics', 'Nerozlišovat diakritiku')
export const whereTo = msg('Where', 'Kde')
export const inTitles = msg('Titles and descriptions', 'Názvy a popisy')
export const inTexts = msg('Texts', 'Texty')
export const inBlocks = msg('Blocks', 'Bloky')
export const inAlts = msg('Alt texts', 'Alternativní texty')
export const inLinks = msg('Links', 'Odkazy')
export const rubric = msg('Rubric', 'Rubrika')
export const writer = msg('Writer', 'Autor')
export const stage = msg('Status', 'Stav')
export const look = msg('Find hits', 'Hledat')
export const stop = msg('Stop', 'Zastavit')
export const lookedThrough = msg('{looked} of {total} posts looked through', 'Prohledáno {looked} z {total} příspěvků')
export const hits = msg(
  { one: '{count} hit', other: '{count} hits' },
  { one: '{count} nález', few: '{count} nálezy', other: '{count} nálezů' },
)
/** Said after the hits: „5 nálezů ve 3 příspěvcích“. */
export const inPosts = msg(
  { one: '{count} post', other: '{count} posts' },
  { one: 'v {count} příspěvku', few: 'v {count} příspěvcích', other: 'v {count} příspěvcích' },
)
export const hitsIn = msg('{hits} in {posts}', '{hits} {posts}')
export const noHits = msg('No hits', 'Nic nenalezeno')
export const noHitsHelp = msg(
  'Nothing here says “{find}”. Whole words and their diacritics count unless you say otherwise, and only the chosen places are looked into.',
  'Nikde tu není „{find}“. Hledají se celá slova i s diakritikou, dokud nezvolíte jinak, a jen tam, kde je zaškrtnuto.',
)
export const startHere = msg('Type what to find', 'Napište, co najít')
export const startHelp = msg(
  'Hits across bold words and links are found, too. What you replace can be taken back at once.',
  'Najdou se i slova zčásti tučná nebo v odkazu. Nahrazení pak jde vrátit najednou.',
)
export const many = msg(
  'That is a lot: these are the first {hits}. Look for more words, or replace these first.',
  'Nálezů je hodně, tady je prvních {hits}. Hledejte delší text, nebo nejdřív nahraďte tyto.',
)
export const unread = msg('The posts could not be looked through', 'Příspěvky se nepodařilo prohledat')
export const suggested = msg('Becomes a suggestion', 'Jen jako návrh')
export const suggestedMeans = msg(
  'You may not save this post: an editor decides on your change.',
  'Tento příspěvek nemůžete uložit: o vaší změně rozhodne editor.',
)
export const waiting = msg(
  { one: '{count} waiting change', other: '{count} waiting changes' },
  { one: '{count} čekající změna', few: '{count} čekající změny', other: '{count} čekajících změn' },
)
export const waitingMeans = msg(
  'Waiting changes are not looked into. One in another paragraph stays as it is.',
  'Čekající změny se neprohledávají. Změna v jiném odstavci zůstane, jak je.',
)
export const allHitsOf = msg('All hits in {title}', 'Všechny nálezy: {title}')
export const replaceHits = msg(
  { one: 'Replace {count} hit…', other: 'Replace {count} hits…' },
  { one: 'Nahradit {count} nález…', few: 'Nahradit {count} nálezy…', other: 'Nahradit {count} nálezů…' },
)
export const replaceAsked = msg('Replace {hits} in {posts}?', 'Nahradit {hits} {posts}?')
export const replaceNow = msg('Replace', 'Nahradit')
export const readersSee = msg(
  { one: '{count} post is live: readers see it at once.', other: '{count} posts are live: readers see it at once.' },
  {
    one: '{count} příspěvek je zveřejněný: čtenáři změnu uvidí hned.',
    few: '{count} příspěvky jsou zveřejněné: čtenáři změnu uvidí hned.',
    other: '{count} příspěvků je zveřejněných: čtenáři změnu uvidí hned.',
  },
)
export const canBeUndone = msg('It can be taken back at once.', 'Půjde to najednou vrátit.')
export const small = msg('Small correction: the dates stay', 'Drobná oprava: datum se nezmění')
export const replacing = msg('Replacing', 'Nahrazuje se')
export const replacedIn = msg('Replaced: {hits} in {posts}.', 'Nahrazeno: {hits} {posts}.')
export const ofThemSuggested = msg(
  {
    one: '{replaced} {count} post has a suggestion from you instead.',
    other: '{replaced} {count} posts have a suggestion from you instead.',
  },
  {
    one: '{replaced} U {count} příspěvku čeká váš návrh.',
    few: '{replaced} U {count} příspěvků čeká váš návrh.',
    other: '{replaced} U {count} příspěvků čeká váš návrh.',
  },
)
export const putBackIn = msg('Taken back in {posts}.', 'Vráceno {posts}.')
export const notTakenBack = msg('Not taken back', 'Nevráceno')
export const refusedSome = msg(
  { one: '{count} post stayed as it was', other: '{count} posts stayed as they were' },
  {
    one: '{count} příspěvek zůstal, jak byl',
    few: '{count} příspěvky zůstaly, jak byly',
    other: '{count} příspěvků zůstalo, jak bylo',
  },
)
export const replaceAnyway = msg('Replace anyway', 'Přesto nahradit')
export const notSent = msg('The server did not answer. Try again.', 'Server neodpověděl. Zkuste to znovu.')
