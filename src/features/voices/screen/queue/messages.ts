import { msg } from '#shared/words/message.ts'

// The queue
export const thatWait = msg('Voices that wait', 'Zkušenosti, které čekají')
export const whichVoices = msg('Which voices', 'Které zkušenosti')
export const waiting = msg('Waiting', 'Čekají')
export const waitingCount = msg('Waiting {count}', 'Čekají {count}')
export const askedBack = msg('Asked back', 'Ptáme se')
export const askedBackCount = msg('Asked back {count}', 'Ptáme se {count}')
export const decided = msg('Decided', 'Rozhodnuto')
export const decision = msg('Decision', 'Rozhodnutí')
export const oldestFirst = msg('Oldest first', 'Od nejstarších')
export const fewestSigns = msg('Fewest signs first', 'Od nejméně signálů')
export const mostSigns = msg('Most signs first', 'Od nejvíc signálů')
export const allDecisions = msg('All decisions', 'Všechna rozhodnutí')
export const aside = msg('Set aside', 'Odloženo')
export const loadingVoices = msg('Loading the voices', 'Načítají se zkušenosti')
export const bursts = msg('Bursts', 'Vlny')
export const inGroups = msg(
  { one: '{number} in {count} group', other: '{number} in {count} groups' },
  { one: '{number} v {count} skupině', few: '{number} ve {count} skupinách', other: '{number} v {count} skupinách' },
)
export const oneByOne = msg('One by one', 'Po jedné')
export const burstOneByOne = msg('The burst, one by one', 'Vlna po jedné')
export const backToAll = msg('Back to all', 'Zpět na všechny')
export const nothingWaits = msg('Nothing waits.', 'Nic nečeká.')
export const nobodyAsked = msg('No player is asked.', 'Nikoho se neptáme.')
export const nothingAside = msg('Nothing is set aside.', 'Nic není odloženo.')
export const nothingDecided = msg('Nothing was decided yet.', 'Zatím se o ničem nerozhodlo.')
export const lastDecided = msg(
  'The last voice was decided {moment} by {name}.',
  'O poslední zkušenosti se rozhodlo {moment} ({name}).',
)
export const move = msg('move', 'pohyb')
export const later = msg('later', 'později')
export const undoKey = msg('undo', 'zpět')
export const allKeys = msg('all keys', 'všechny klávesy')
export const proof = msg('Proof', 'Doklad')
export const answeredUs = msg('Answered us', 'Hráč odpověděl')
export const signsCount = msg(
  { one: '{count} sign', other: '{count} signs' },
  { one: '{count} signál', few: '{count} signály', other: '{count} signálů' },
)
export const shareWords = msg('{count} share words', {
  one: '{count} má společná slova',
  few: '{count} mají společná slova',
  other: '{count} má společná slova',
})
export const disposable = msg('{count} disposable', {
  one: '{count} z jednorázové schránky',
  few: '{count} z jednorázových schránek',
  other: '{count} z jednorázových schránek',
})
