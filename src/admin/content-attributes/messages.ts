import { msg } from '#shared/words/message.ts'

export const lead = msg(
  'Shared lists used by posts, casinos and bookmakers.',
  'Společné seznamy pro příspěvky, kasina a sázkové kanceláře.',
)
export const add = msg('Add {noun}', 'Přidat {noun:4}')
export const search = msg('Search {many}', 'Hledat: {many}')
export const showArchived = msg('Show archived', 'Zobrazit archiv')
export const showAllToOrder = msg(
  'Show all of them to change the order',
  'Pořadí jde změnit, když jsou zobrazené všechny',
)
export const noneYet = msg('No {many} yet', 'Zatím tu nic není')
export const tryFewer = msg(
  'Try fewer words, or look into the archive too.',
  'Zkuste méně slov, nebo se podívejte i do archivu.',
)
export const clearSearch = msg('Clear the search', 'Zrušit hledání')

export const avatar = msg('Avatar', 'Fotografie')
export const logo = msg('Logo', 'Logo')
export const name = msg('Name', 'Jméno')
export const title = msg('Title', 'Název')
export const usedBy = msg('Used by', 'Kde se používá')
export const order = msg('Order', 'Pořadí')
export const actions = msg('Actions', 'Akce')
export const move = msg('Move', 'Přesunout')
export const moveIt = msg('Move {title}', 'Přesunout: {title}')
export const editIt = msg('Edit {title}', 'Upravit: {title}')
export const archiveIt = msg('Archive {title}', 'Archivovat: {title}')
export const unarchiveIt = msg('Unarchive {title}', 'Obnovit z archivu: {title}')
export const deleteIt = msg('Delete {title} for good', 'Smazat natrvalo: {title}')
export const whereUsed = msg('Where {title} is used: {places}', 'Kde se používá {title}: {places}')
