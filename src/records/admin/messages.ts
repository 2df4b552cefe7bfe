import { msg } from '#shared/words/message.ts'

/** Who acts where it is no user. */
export const system = msg('system', 'program')
export const schedule = msg('schedule', 'plán')
export const bySchedule = msg('{name} (schedule)', '{name} (podle plánu)')
export const byKey = msg('{name} (key {key})', '{name} (klíč {key})')

export const archiveTitle = msg('Archive “{title}”?', 'Archivovat „{title}“?')
export const archive = msg('Archive', 'Archivovat')
export const stillUsed = msg('“{title}” is still used', '„{title}“ se ještě používá')
export const deleteTitle = msg('Delete “{title}” for good?', 'Smazat „{title}“ natrvalo?')
export const deleteForGood = msg('Delete for good', 'Smazat natrvalo')

export const throwAwayTyped = msg('Throw away what you have typed?', 'Zahodit, co jste napsali?')
export const nothingSaved = msg('Nothing of it has been saved.', 'Nic z toho není uložené.')
export const throwAway = msg('Throw away', 'Zahodit')
export const actionsFor = msg('Actions for {title}', 'Akce: {title}')
export const edit = msg('Edit', 'Upravit')
export const openWithHistory = msg('Open with history', 'Otevřít s historií')
export const refreshCache = msg('Refresh cache', 'Obnovit mezipaměť')

export const noLongerVisible = msg(
  'Visitors will no longer see this {noun}. You can take it out of the archive at any time.',
  'Návštěvníci už to neuvidí. Z archivu to můžete kdykoli obnovit.',
)
export const usersStay = msg(
  'What uses it stays as it is, but shows it no more until then:',
  'Co to používá, zůstane, jak je, jen to do té doby neukáže:',
)
export const takeOutFirst = msg(
  'It can be deleted once nothing refers to it. Take it out of these first:',
  'Smazat to půjde, až se na to nebude nic odkazovat. Nejdřív to odeberte odtud:',
)
export const willBeGone = msg(
  'The {noun} will be gone, and its history can no longer be opened. This cannot be undone.',
  'Záznam zmizí a jeho historie už nepůjde otevřít. Nejde to vzít zpět.',
)
export const goesWithIt = msg('What goes with it:', 'Spolu s tím zmizí:')
export const notUsed = msg('Not used', 'Nepoužívá se')
export const untitled = msg('Untitled', 'Bez názvu')
export const usageLine = msg('{counted}: {titles}', '{counted}: {titles}')
export const usageLineCapped = msg('{number}+ {many}: {titles} and more', '{many} ({number}+): {titles} a další')
export const andMore = msg('{titles} and {number} more', '{titles} a další ({number})')
export const deletedRecord = msg('Deleted record', 'Smazaný záznam')
export const nameArchived = msg('{name} (archived)', '{name} (v archivu)')
export const nameInactive = msg('{name} (inactive)', '{name} (koncept)')
export const notChosen = msg(
  '“{typed}” is not chosen yet: take one from the list, or clear it.',
  '„{typed}“ zatím není vybráno: vezměte položku ze seznamu, nebo pole vymažte.',
)
