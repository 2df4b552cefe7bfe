import { msg } from '#shared/words/message.ts'

export const lead = msg('Old addresses and where they lead.', 'Staré adresy a kam vedou.')
export const add = msg('Add redirect', 'Přidat přesměrování')
export const search = msg('Search redirects', 'Hledat přesměrování')
export const anyType = msg('Any type', 'Druh')
export const clearType = msg('Clear: any type', 'Zrušit: druh')
export const activeOrNot = msg('Active or not', 'Stav')
export const clearActive = msg('Clear: active or not', 'Zrušit: stav')
export const active = msg('Active', 'Zapnuto')
export const switchedOff = msg('Switched off', 'Vypnuto')
export const from = msg('From', 'Odkud')
export const leadsTo = msg('leads to', 'vede na')
export const to = msg('To', 'Kam')
export const type = msg('Type', 'Druh')
export const reason = msg('Reason', 'Důvod')
export const hits = msg('Hits', 'Použito')
export const actions = msg('Actions', 'Akce')
export const noneMatches = msg('No redirect matches.', 'Žádné přesměrování neodpovídá.')
export const none = msg(
  'There are none. A page that gets another address leaves one behind by itself.',
  'Zatím tu žádné není. Stránka, která dostane jinou adresu, ho za sebou nechá sama.',
)

export const permanent = msg('301 Permanent', '301 Trvalé')
export const temporary = msg('302 Temporary', '302 Dočasné')
export const temporarySame = msg('307 Temporary, same method', '307 Dočasné, stejná metoda')
export const permanentSame = msg('308 Permanent, same method', '308 Trvalé, stejná metoda')
export const goneForGood = msg('410 Gone', '410 Zrušeno')
export const newRedirect = msg('the new redirect', 'nové přesměrování')
export const oldAddress = msg('/old-address/', '/stara-adresa/')
export const newAddress = msg('/new-address/', '/nova-adresa/')
export const nowhere = msg('nowhere: the page is gone', 'nikam: stránka už není')
export const activeOf = msg('Active: {name}', 'Zapnuto: {name}')
export const howOften = msg('How often it was used', 'Kolikrát bylo použito')
export const hitsOf = msg('{number}<word> hits</word>', '{number}<word> použití</word>')
export const save = msg('Save {name}', 'Uložit: {name}')
export const saveRow = msg('Save this row (Enter)', 'Uložit tento řádek (Enter)')
export const undoOf = msg('Undo {name}', 'Vrátit: {name}')
export const deleteOf = msg('Delete {name}', 'Smazat: {name}')
export const deleteIt = msg('Delete', 'Smazat')
export const deleteTitle = msg('Delete the redirect of {from}?', 'Smazat přesměrování adresy {from}?')
export const deleteBody = msg(
  'Visitors of the old address will see “page not found”. This cannot be undone.',
  'Návštěvníci staré adresy uvidí, že stránka nebyla nalezena. Nejde to vzít zpět.',
)

export const gone = msg('gone', 'zrušeno')
export const changedMeanwhile = msg(
  'Someone else has changed this rule to {rule}. Save again to keep yours, or undo to take theirs.',
  'Někdo jiný mezitím pravidlo změnil na {rule}. Když řádek znovu uložíte, platí ten váš; když ho vrátíte, platí jeho.',
)
export const flattened = msg(
  '{typed} is redirected itself, so this rule leads straight to {to}.',
  '{typed} se samo přesměrovává, takže pravidlo vede rovnou na {to}.',
)
export const notSaved = msg(
  {
    one: '{count} redirect was not saved. The reason stands in the row.',
    other: '{count} redirects were not saved. The reason stands in the row.',
  },
  {
    one: '{count} přesměrování se neuložilo. Důvod je v řádku.',
    few: '{count} přesměrování se neuložila. Důvod je v řádku.',
    other: '{count} přesměrování se neuložilo. Důvod je v řádku.',
  },
)

export const importCsv = msg('Import CSV', 'Import CSV')
export const exportCsv = msg('Export CSV', 'Export CSV')
export const importFile = msg('Import {name}?', 'Importovat {name}?')
export const importBody = msg(
  'Rules for addresses that have one already are changed, the others are added. None is deleted.',
  'Pravidla pro adresy, které už nějaké mají, se změní, ostatní se přidají. Žádné se nesmaže.',
)
export const importIt = msg('Import', 'Importovat')
export const stayImported = msg(
  { one: '{stayed} of {count} rule stay as imported', other: '{stayed} of {count} rules stay as imported' },
  'Pravidla, která zůstala podle importu: {stayed} z {count}',
)
export const stoppedResponding = msg('The server stopped responding.', 'Server přestal odpovídat.')
export const nothingImported = msg('Nothing was imported', 'Nic se neimportovalo')
export const whatImportDid = msg('What the import did', 'Co import udělal')
export const linesDone = msg(
  {
    one: '{count} line: {created} added, {updated} changed, {same} as they were, {refused} refused.',
    other: '{count} lines: {created} added, {updated} changed, {same} as they were, {refused} refused.',
  },
  'Řádků: {count}. Přidáno: {created}, změněno: {updated}, beze změny: {same}, odmítnuto: {refused}.',
)
export const linesUnread = msg(
  {
    one: 'After so many mistakes the other {count} line was not imported.',
    other: 'After so many mistakes the other {count} lines were not imported.',
  },
  {
    one: 'Po tolika chybách se zbývající {count} řádek neimportoval.',
    few: 'Po tolika chybách se zbývající {count} řádky neimportovaly.',
    other: 'Po tolika chybách se zbývajících {count} řádků neimportovalo.',
  },
)
export const columnsIgnored = msg(
  'Ignored, because rules have no such column: {columns}.',
  'Přeskočeno, protože takový sloupec pravidla nemají: {columns}.',
)
export const undoImport = msg('Undo the import', 'Vzít import zpět')
export const linesLeftOut = msg('Lines that were left out', 'Vynechané řádky')
export const line = msg('Line {number}', 'Řádek {number}')
