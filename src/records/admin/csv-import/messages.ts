import { msg } from '#shared/words/message.ts'

export const importMany = msg('Import {many}', 'Import: {many}')
export const importCsv = msg('Import CSV', 'Import CSV')
export const steps = msg('Steps of the import', 'Kroky importu')
export const stepFile = msg('File and columns', 'Soubor a sloupce')
export const stepChanges = msg('What will change', 'Co se změní')
export const stepDone = msg('Done', 'Hotovo')
export const chooseTitle = msg('Choose a CSV file', 'Vyberte soubor CSV')
export const chooseLead = msg(
  'The first line names the columns, as in the file that <b>CSV → All columns</b> above the list gives. Rows are found by <code>id</code> or <code>slug</code>; a row that is not found is a new {noun}. Columns that are not there and cells that are empty change nothing; <code>(empty)</code> empties a field. The column <code>version</code> tells which rows are older than what is stored; those are skipped unless you overwrite.',
  'V prvním řádku jsou názvy sloupců, jako v souboru, který dá <b>CSV → Všechny sloupce</b> nad seznamem. Řádky se hledají podle <code>id</code> nebo <code>slug</code>; řádek, který se nenajde, je nový záznam ({noun}). Chybějící sloupce a prázdné buňky nic nemění; <code>(empty)</code> pole vymaže. Podle sloupce <code>version</code> se pozná, které řádky jsou starší než to, co je uložené; ty se přeskočí, pokud nezvolíte přepsání.',
)
export const chooseFile = msg('Choose a file…', 'Vybrat soubor…')
export const chooseAnother = msg('Choose another file', 'Vybrat jiný soubor')

export const undone = msg('The import is undone', 'Import je vrácen zpět')
export const stored = msg('Everything is stored', 'Všechno je uloženo')
export const asBefore = msg(
  'Every {noun} is as it was before the import. What was new is in the archive.',
  'Všechno je tak, jak bylo před importem. Co bylo nové, je v archivu.',
)
export const outcome = msg(
  '{changed} changed, {created} new, {same} as they were. Each has an entry in its history.',
  'Změněno: {changed}, nové: {created}, beze změny: {same}. Každý záznam to má zapsané v historii.',
)
export const outcomeSkipped = msg(
  '{changed} changed, {created} new, {same} as they were, {skipped} skipped because they are newer than the file. Each has an entry in its history.',
  'Změněno: {changed}, nové: {created}, beze změny: {same}, přeskočeno, protože jsou novější než soubor: {skipped}. Každý záznam to má zapsané v historii.',
)
export const showMany = msg('Show the {many}', 'Zobrazit: {many}')
export const importAnother = msg('Import another file', 'Importovat další soubor')
export const undoImport = msg('Undo the import', 'Vrátit import zpět')
export const allButThese = msg('All but these', 'Všechno kromě těchto')
export const notUndone = msg('<b>{title}</b>: {reason}', '<b>{title}</b>: {reason}')
export const stoppedResponding = msg(
  {
    one: 'The server stopped responding; of {count} row it is not known.',
    other: 'The server stopped responding; of {count} rows it is not known.',
  },
  {
    one: 'Server přestal odpovídat; u {count} řádku není jisté, jak to dopadlo.',
    few: 'Server přestal odpovídat; u {count} řádků není jisté, jak to dopadlo.',
    other: 'Server přestal odpovídat; u {count} řádků není jisté, jak to dopadlo.',
  },
)

export const changes = msg('Changes', 'Změní se')
export const fresh = msg('New', 'Nové')
export const same = msg('Same', 'Beze změny')
export const conflict = msg('Conflict', 'Konflikt')
export const wrong = msg('Wrong', 'Chyba')
export const leftOut = msg('Left out', 'Vynecháno')
export const countOf = msg('{state} {number}', '{state} {number}')
export const toChange = msg('To change', 'Ke změně')
export const conflicts = msg('Conflicts', 'Konflikty')
export const all = msg('All {number}', 'Všechny {number}')
export const rows = msg('Rows', 'Řádky')
export const rowTitled = msg('Row {line}: {title}', 'Řádek {line}: {title}')
export const takeIn = msg('Take row {line} in', 'Vzít řádek {line}')
export const leaveOut = msg('Leave row {line} out', 'Vynechat řádek {line}')
export const leaveWrongOut = msg(
  { one: 'Leave {count} wrong rows out', other: 'Leave {count} wrong rows out' },
  {
    one: 'Vynechat {count} chybný řádek',
    few: 'Vynechat {count} chybné řádky',
    other: 'Vynechat {count} chybných řádků',
  },
)
export const somebody = msg('Somebody', 'Někdo')
export const and = msg('{before} and {last}', '{before} a {last}')
export const savedAfter = msg(
  '{who} saved it after this file was exported (version {version}, now {now}).',
  'Po exportu souboru to uložil někdo další: {who} (verze {version}, teď {now}).',
)
export const whatToDo = msg('What to do with row {line}', 'Co s řádkem {line}')
export const skip = msg('Skip', 'Přeskočit')
export const overwrite = msg('Overwrite', 'Přepsat')
export const emptied = msg('emptied', 'vymazáno')

export const hint = msg(
  'Wrong rows and conflicts first. Empty cells change nothing.',
  'Nejdřív chyby a konflikty. Prázdné buňky nic nemění.',
)
export const keys = msg(
  '<kbd>↑</kbd> <kbd>↓</kbd> row <kbd>Space</kbd> leave out <kbd>E</kbd> edit the cell <kbd>O</kbd> overwrite',
  '<kbd>↑</kbd> <kbd>↓</kbd> řádek <kbd>Mezerník</kbd> vynechat <kbd>E</kbd> upravit buňku <kbd>O</kbd> přepsat',
)
export const row = msg('Row', 'Řádek')
export const state = msg('State', 'Stav')
export const actions = msg('Actions', 'Akce')
export const rowStops = msg(
  '<b>Row {line} is wrong and stops the import.</b> Mend the cell here, or leave the row out.',
  '<b>Řádek {line} je chybný a brání importu.</b> Opravte buňku tady, nebo řádek vynechte.',
)
export const rowsStop = msg(
  {
    one: '<b>{count} rows are wrong and stop the import.</b> Mend the cell here, or leave the row out.',
    other: '<b>{count} rows are wrong and stop the import.</b> Mend the cell here, or leave the row out.',
  },
  {
    one: '<b>{count} řádek je chybný a brání importu.</b> Opravte buňku tady, nebo řádek vynechte.',
    few: '<b>{count} řádky jsou chybné a brání importu.</b> Opravte buňku tady, nebo řádek vynechte.',
    other: '<b>{count} řádků je chybných a brání importu.</b> Opravte buňku tady, nebo řádek vynechte.',
  },
)
export const notChecked = msg(
  {
    one: 'The {count} row after them were not checked.',
    other: 'The {count} rows after them were not checked.',
  },
  {
    one: 'Další {count} řádek se nekontroloval.',
    few: 'Další {count} řádky se nekontrolovaly.',
    other: 'Dalších {count} řádků se nekontrolovalo.',
  },
)
export const importRows = msg(
  { one: 'Import {count} row', other: 'Import {count} rows' },
  { one: 'Importovat {count} řádek', few: 'Importovat {count} řádky', other: 'Importovat {count} řádků' },
)
export const takenBack = msg(
  'If a row is refused, those before it are taken back. Each {noun} gets an entry in its history, and the whole import can be undone.',
  'Když se některý řádek odmítne, ty před ním se vezmou zpět. Každý záznam to má zapsané v historii a celý import jde vrátit.',
)
export const onlyForReading = msg('Only for reading: {names}.', 'Jen ke čtení: {names}.')
export const nothingWrong = msg('Nothing is wrong.', 'Žádná chyba.')
export const nothingWouldChange = msg('Nothing would change.', 'Nic by se nezměnilo.')
export const olderSkipped = msg(
  {
    one: '{count} row is older than what is stored and is skipped, unless you overwrite.',
    other: '{count} rows are older than what is stored and are skipped, unless you overwrite.',
  },
  {
    one: '{count} řádek je starší než to, co je uložené, a přeskočí se, pokud nezvolíte přepsání.',
    few: '{count} řádky jsou starší než to, co je uložené, a přeskočí se, pokud nezvolíte přepsání.',
    other: '{count} řádků je starších než to, co je uložené, a přeskočí se, pokud nezvolíte přepsání.',
  },
)
export const unknownColumns = msg(
  'Ignored, because {many} have no such column: {names}.',
  'Přeskočeno, protože takový sloupec tu není: {names}.',
)
export const unknownAndMore = msg(
  'Ignored, because {many} have no such column: {names} and {number} more.',
  'Přeskočeno, protože takový sloupec tu není: {names} a další ({number}).',
)
export const quoted = msg('“{name}”', '„{name}“')

export const responseLost = msg(
  'The server’s response was lost. The rows are compared again with what is stored: those marked “Same” were imported.',
  'Odpověď serveru se ztratila. Řádky se znovu porovnávají s tím, co je uložené: ty označené „Beze změny“ se importovaly.',
)
export const notThrough = msg('The import did not go through', 'Import neproběhl')
export const notKnown = msg('It is not known whether the rows were stored', 'Není jisté, jestli se řádky uložily')
export const fileRefused = msg('This file cannot be imported', 'Tento soubor importovat nejde')
export const notRead = msg('The rows could not be checked', 'Řádky se nepodařilo zkontrolovat')
export const rowSays = msg('Row {line}: {reason}', 'Řádek {line}: {reason}')
