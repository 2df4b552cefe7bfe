import { msg } from '#shared/words/message.ts'

/** The answer to “Set the writer of 3 posts”. */
export const set = msg('Set', 'Nastavit')
export const selectAll = msg('Select all', 'Vybrat vše')
export const selectAllHere = msg('Select all on this page', 'Vybrat vše na této stránce')
export const select = msg('Select {title}', 'Vybrat {title}')
export const actions = msg('Actions', 'Akce')
export const actionsFor = msg('Actions for {title}', 'Akce: {title}')
export const edit = msg('Edit', 'Upravit')
export const duplicate = msg('Duplicate', 'Duplikovat')
export const archive = msg('Archive', 'Archivovat')
export const unarchive = msg('Unarchive', 'Obnovit z archivu')
export const deleteForGood = msg('Delete for good', 'Smazat natrvalo')
export const remove = msg('Delete', 'Smazat')
export const activate = msg('Activate', 'Zveřejnit')
export const deactivate = msg('Deactivate', 'Stáhnout')

export const chosenRecords = msg('Chosen records', 'Vybrané záznamy')
export const selected = msg('{number} selected', 'Vybráno: {number}')
export const selectMatching = msg('Select all {total} that match', 'Vybrat všech {total} nalezených')
export const clearSelection = msg('Clear selection', 'Zrušit výběr')
export const progress = msg('Progress', 'Průběh')
export const archiveThem = msg(
  { one: 'Archive {what}?', other: 'Archive {what}?' },
  { one: 'Archivovat {count} záznam?', few: 'Archivovat {count} záznamy?', other: 'Archivovat {count} záznamů?' },
)
export const deleteThem = msg(
  { one: 'Delete {what}?', other: 'Delete {what}?' },
  { one: 'Smazat {count} záznam?', few: 'Smazat {count} záznamy?', other: 'Smazat {count} záznamů?' },
)
export const activateThem = msg(
  { one: 'Activate {what}?', other: 'Activate {what}?' },
  { one: 'Zveřejnit {count} záznam?', few: 'Zveřejnit {count} záznamy?', other: 'Zveřejnit {count} záznamů?' },
)
export const deactivateThem = msg(
  { one: 'Deactivate {what}?', other: 'Deactivate {what}?' },
  { one: 'Stáhnout {count} záznam?', few: 'Stáhnout {count} záznamy?', other: 'Stáhnout {count} záznamů?' },
)
export const unarchiveThem = msg(
  { one: 'Unarchive {what}?', other: 'Unarchive {what}?' },
  { one: 'Obnovit {count} záznam?', few: 'Obnovit {count} záznamy?', other: 'Obnovit {count} záznamů?' },
)
export const deleteWarning = msg(
  'They will be gone with their licences, withdrawals, notes and waiting changes, and their history can no longer be opened. This cannot be undone.',
  'Zmizí i s licencemi, výběry, poznámkami a čekajícími změnami a jejich historie už nepůjde otevřít. Nejde to vzít zpět.',
)
export const archiveWarning = msg(
  'Visitors will no longer see them. You can take them out of the archive at any time.',
  'Návštěvníci je už neuvidí. Z archivu je můžete kdykoli obnovit.',
)
export const eachChecked = msg(
  'Each one is checked on its own; you will see which were left as they are.',
  'Každý se kontroluje zvlášť; uvidíte, které zůstaly, jak byly.',
)

export const archived = msg('{number} archived', 'Archivováno {number}')
export const unarchived = msg('{number} unarchived', 'Obnoveno {number}')
export const deleted = msg('{number} deleted', 'Smazáno {number}')
export const activated = msg('{number} activated', 'Zveřejněno {number}')
export const deactivated = msg('{number} deactivated', 'Staženo {number}')
export const putBack = msg('{number} put back', 'Vráceno {number}')
export const allDone = msg('{done}.', '{done}.')
export const someRefused = msg('{done}, {refused} could not be.', '{done}, u {refused} to nešlo.')
export const someUnknown = msg(
  '{done}, of {unknown} it is not known.',
  '{done}, u {unknown} není jisté, jak to dopadlo.',
)
export const refusedAndUnknown = msg(
  '{done}, {refused} could not be, of {unknown} it is not known.',
  '{done}, u {refused} to nešlo, u {unknown} není jisté, jak to dopadlo.',
)
export const stopped = msg(
  'The server stopped responding. Some of the {number} may be {state}: the list shows it once it can be loaded again. They are still selected, and doing it again harms none.',
  'Server přestal odpovídat. Část z {number} už může být hotová: ukáže to seznam, až se načte. Zůstávají vybrané a zopakování ničemu neuškodí.',
)
export const andMore = msg('and {number} more', 'a další: {number}')
export const groupOf = msg('{number}: {reason}', '{number}: {reason}')
export const stillUsed = msg('Something still refers to them.', 'Ještě se na ně něco odkazuje.')
export const addressTaken = msg('Their address is taken.', 'Jejich adresa je obsazená.')
export const refusedOne = msg('This was refused.', 'To bylo odmítnuto.')

export const stateArchived = msg('archived', 'archivováno')
export const stateUnarchived = msg('unarchived', 'obnoveno')
export const stateDeleted = msg('deleted', 'smazáno')
export const stateActivated = msg('activated', 'zveřejněno')
export const stateDeactivated = msg('deactivated', 'staženo')
export const statePutBack = msg('put back', 'vráceno')

export const columns = msg('Columns', 'Sloupce')
export const columnsShown = msg('Columns {number}', 'Sloupce {number}')
export const dragOr = msg('Drag, or <key>Alt ↑↓</key>', 'Táhněte, nebo <key>Alt ↑↓</key>')
export const reset = msg('Reset', 'Výchozí')
export const always = msg('always', 'vždy')
export const shownColumns = msg('Shown columns', 'Zobrazené sloupce')
export const otherColumns = msg('Other columns', 'Ostatní sloupce')
export const addressKeeps = msg(
  'The address of this page keeps columns, filters and order.',
  'Adresa této stránky si pamatuje sloupce, filtry i řazení.',
)
export const move = msg('Move {label}', 'Přesunout: {label}')
export const oneUp = msg('{label}: one up', '{label}: o jedno výš')
export const oneDown = msg('{label}: one down', '{label}: o jedno níž')

export const importCsv = msg('Import CSV…', 'Import CSV…')
export const downloadCsv = msg('Download {what} as CSV', 'Stáhnout jako CSV')
export const columnsShownHere = msg('The columns shown here', 'Sloupce zobrazené tady')
export const allColumns = msg('All columns', 'Všechny sloupce')

export const nothingMatches = msg('Nothing matches', 'Nic neodpovídá')
export const tryFewer = msg('Try fewer words or other filters.', 'Zkuste méně slov nebo jiné filtry.')
export const clearFilters = msg('Clear filters', 'Zrušit filtry')
export const newOne = msg('New {noun}', { m: 'Nový {noun}', f: 'Nová {noun}', n: 'Nové {noun}' })

export const range = msg('{first}–{last} of {all}', '{first}–{last} z {all}')
export const pageGone = msg(
  'None of {all}: this page does not exist any more',
  'Nic z {all}: tato stránka už neexistuje',
)
export const page = msg('Page {number}', 'Stránka {number}')
export const nextPage = msg('Next page', 'Další stránka')
export const previousPage = msg('Previous page', 'Předchozí stránka')

export const status = msg('Status', 'Stav')
export const all = msg('All', 'Vše')
/** Of records that have no drafts. */
export const notArchived = msg('Active', 'Mimo archiv')
export const clear = msg('Clear: {label}', 'Zrušit: {label}')
export const listUnread = msg('The list could not be read', 'Seznam se nepodařilo načíst')
export const noSuchList = msg(
  'The address asks for a filter, an order or a page that this list does not have.',
  'Adresa chce filtr, řazení nebo stránku, které tento seznam nemá.',
)
export const showWhole = msg('Show the whole list', 'Zobrazit celý seznam')

export const renameView = msg('Rename “{name}”', 'Přejmenovat „{name}“')
export const saveThisView = msg('Save this view', 'Uložit pohled')
export const saveThisViewAs = msg('Save this view…', 'Uložit pohled…')
export const name = msg('Name', 'Název')
export const share = msg('Share with everybody', 'Sdílet se všemi')
export const shareLead = msg(
  'They see it above the list; only you and admins can change it.',
  'Uvidí ho nad seznamem; měnit ho můžete jen vy a správci.',
)
export const rename = msg('Rename', 'Přejmenovat')
export const renameAs = msg('Rename…', 'Přejmenovat…')
export const saveView = msg('Save view', 'Uložit pohled')
export const everybodyLosesIt = msg(
  'Everybody loses it. The list and its records stay as they are.',
  'Přijdou o něj všichni. Seznam a jeho záznamy zůstanou, jak jsou.',
)
export const listStays = msg('The list and its records stay as they are.', 'Seznam a jeho záznamy zůstanou, jak jsou.')
export const deleteView = msg('Delete the view “{name}”?', 'Smazat pohled „{name}“?')
export const deleteAs = msg('Delete…', 'Smazat…')
export const viewsOfList = msg('Views of this list', 'Pohledy tohoto seznamu')
export const viewChanged = msg('View changed', 'Pohled změněn')
export const save = msg('Save', 'Uložit')
export const sharedBy = msg('Shared by {name}', 'Sdílí {name}')
export const shared = msg('Shared', 'Sdílený')
export const onlyMine = msg('Only mine', 'Jen můj')
export const keepToMyself = msg('Keep it to myself', 'Nechat si pro sebe')

export const needsDecision = msg('{waiting}, needs a decision', '{waiting}, potřebuje rozhodnutí')
export const waitingUntil = msg('{waiting}, {moment}', '{waiting}, {moment}')
