import { msg } from '#shared/words/message.ts'

export const howToReview = msg('How to review', 'Jak procházet')
export const wholeChanges = msg('Whole changes', 'Celé změny')
export const oneByOne = msg('One by one', 'Návrh po návrhu')
export const suggestionsIn = msg('Suggestions in the text', 'Návrhy v textu')
export const nothingSuggested = msg(
  'Nothing is left to decide: the text is as it was suggested.',
  'Není co rozhodovat: text je takový, jak ho kolegové navrhli.',
)
export const leftToDecide = msg(
  { one: '{count} suggestion to decide', other: '{count} suggestions to decide' },
  { one: '{count} návrh k rozhodnutí', few: '{count} návrhy k rozhodnutí', other: '{count} návrhů k rozhodnutí' },
)
export const allDecided = msg('All is decided', 'Vše rozhodnuto')
export const acceptedSoFar = msg('{number} accepted', 'přijato {number}')
export const refusedSoFar = msg('{number} refused', 'odmítnuto {number}')
export const previous = msg('Previous', 'Předchozí')
export const next = msg('Next', 'Další')
export const accept = msg('Accept', 'Přijmout')
export const refuse = msg('Refuse', 'Odmítnout')
export const acceptOf = msg('Accept {number}, {name}', 'Přijmout {number}, {name}')
export const refuseOf = msg('Refuse {number}, {name}', 'Odmítnout {number}, {name}')
export const acceptAll = msg('Accept all', 'Přijmout vše')
export const refuseAll = msg('Refuse all', 'Odmítnout vše')
export const undo = msg('Undo', 'Vrátit zpět')
export const accepted = msg('Accepted', 'Přijato')
export const refused = msg('Refused', 'Odmítnuto')
export const takeBack = msg('Decide again', 'Rozhodnout znovu')
export const suggestionOf = msg('Suggestion {number}, {name}: {field}', 'Návrh {number}, {name}: {field}')
export const added = msg('Added', 'Přidáno')
export const removed = msg('Removed', 'Odstraněno')
export const moved = msg('Moved here', 'Přesunuto sem')
export const movedAway = msg('Moved elsewhere by {name}', 'Přesunuto jinam ({name})')
export const onlyForm = msg('Formatting or a link', 'Formátování nebo odkaz')
export const outdated = msg('The text has changed here since', 'Text se tu mezitím změnil')
export const beganFrom = msg('It began from: {text}', 'Vycházel z: {text}')
export const copy = msg('Copy the suggested text', 'Zkopírovat navržený text')
export const whyRefused = msg('A word to those you refused', 'Vzkaz k odmítnutým návrhům')
export const whyRefusedNote = msg(
  'They get a note with it and with their own words; nothing they wrote is lost.',
  'Dostanou ho v poznámce i s tím, co navrhli; nic z jejich textu se neztratí.',
)
export const saveDecisions = msg('Save decisions', 'Uložit rozhodnutí')
export const seenAtOnce = msg('Visitors see what you accepted at once.', 'Co jste přijali, uvidí návštěvníci hned.')
export const notSeenYet = msg('Nothing is saved until you save it.', 'Dokud rozhodnutí neuložíte, nic se nezmění.')
export const onlyEditors = msg('An editor accepts or refuses suggestions.', 'O návrzích rozhoduje editor.')
export const keys = msg(
  'J and K go to the next and previous one, A accepts, R refuses, Z takes back, Ctrl Enter saves.',
  'J a K přejdou na další a předchozí, A přijme, R odmítne, Z vrátí zpět, Ctrl Enter uloží.',
)
export const leaveTitle = msg('Leave without saving the decisions?', 'Odejít bez uložení rozhodnutí?')
export const leaveBody = msg(
  'What you accepted and refused is not saved yet. The suggestions stay as they are.',
  'Co jste přijali a odmítli, ještě není uložené. Návrhy zůstanou, jak jsou.',
)
export const leave = msg('Leave', 'Odejít')

export const suggestInstead = msg('Suggest instead of editing', 'Jen navrhovat změny')
export const suggestInsteadNote = msg('Somebody accepts or refuses it', 'Kolegové je přijmou, nebo odmítnou')
export const suggesting = msg(
  '<b>You are suggesting.</b> What you type changes nothing until it is accepted.',
  '<b>Píšete návrh.</b> Dokud ho někdo nepřijme, v textu se nic nezmění.',
)
export const backToEditing = msg('Back to editing', 'Zpět k úpravám')
