import { msg } from '#shared/words/message.ts'

export const rowSays = msg('Row {line}: {words}', 'Řádek {line}: {words}')
export const atColumn = msg('{field} ({column}): {problem}', '{field} ({column}): {problem}')
export const titled = msg('{title}: {words}', '{title}: {words}')
export const rowStored = msg('{title} is stored. {reason}', 'Uloženo zůstává: {title}. {reason}')
export const nothingImported = msg('Nothing was imported.', 'Nic se neimportovalo.')
export const stopped = msg(
  { one: 'The import stopped; {number} rows stay stored.', other: 'The import stopped; {number} rows stay stored.' },
  {
    one: 'Import se zastavil; {count} řádek zůstal uložený.',
    few: 'Import se zastavil; {count} řádky zůstaly uložené.',
    other: 'Import se zastavil; {count} řádků zůstalo uložených.',
  },
)
export const changedMeanwhile = msg(
  {
    one: 'Nothing was imported. Row {rows} was changed meanwhile.',
    other: 'Nothing was imported. Rows {rows} were changed meanwhile.',
  },
  {
    one: 'Nic se neimportovalo. Řádek {rows} mezitím někdo změnil.',
    few: 'Nic se neimportovalo. Řádky {rows} mezitím někdo změnil.',
    other: 'Nic se neimportovalo. Řádky {rows} mezitím někdo změnil.',
  },
)
export const rowsWrong = msg(
  { one: 'Nothing was imported. Row {rows} is wrong.', other: 'Nothing was imported. Rows {rows} are wrong.' },
  {
    one: 'Nic se neimportovalo. Řádek {rows} je chybný.',
    few: 'Nic se neimportovalo. Řádky {rows} jsou chybné.',
    other: 'Nic se neimportovalo. Řádky {rows} jsou chybné.',
  },
)

export const numberAlone = msg('Write the number alone: {number}', 'Napište jen číslo: {number}')
export const writeNumber = msg('Write a number.', 'Napište číslo.')
export const writeFlag = msg('Write yes or no.', 'Napište ano, nebo ne.')
export const noColumn = msg('There is no such column.', 'Takový sloupec tu není.')
export const manyCalled = msg(
  'There are {number} called “{name}”. Write the id of one.',
  'Záznamů s názvem „{name}“ je tu {number}. Napište id jednoho z nich.',
)
export const noneCalled = msg('There is no {noun} called “{name}”.', 'Záznam s názvem „{name}“ tu není.')
export const beyondColumns = msg(
  '“{words}” is beyond the last column. Put text that contains the separator in quotes.',
  '„{words}“ je až za posledním sloupcem. Text, ve kterém je oddělovač, dejte do uvozovek.',
)

export const emptyFile = msg('The file is empty.', 'Soubor je prázdný.')
export const noRows = msg(
  'The file has no rows, only the names of its columns.',
  'Soubor nemá řádky, jen názvy sloupců.',
)
export const unnamedColumn = msg(
  'A column has no name in the first line.',
  'Některý sloupec nemá v prvním řádku název.',
)
export const columnTwice = msg('The column “{name}” is there twice.', 'Sloupec „{name}“ je tu dvakrát.')
export const noKey = msg(
  'The first line must name the column id or slug, by which records are found.',
  'V prvním řádku musí být sloupec id nebo slug, podle kterého se záznamy hledají.',
)
export const noUsefulColumn = msg(
  'There is no column that could change anything.',
  'Není tu žádný sloupec, který by mohl něco změnit.',
)
export const knownColumns = msg('Known are {names}.', 'Známé jsou {names}.')

export const followsFrom = msg('This follows from other fields: {value}', 'To vyplývá z jiných polí: {value}')
export const noneWithId = msg('There is no {noun} with this id.', 'Záznam s tímto id tu není.')
export const archivedFirst = msg(
  'This {noun} is archived. Take it out of the archive first.',
  'Tento záznam je v archivu. Nejdřív ho obnovte.',
)
export const sameRecord = msg('Row {line} is about the same {noun}.', 'O tomtéž záznamu je i řádek {line}.')

/** In the audit. */
export const rowsAsCsv = msg(
  { one: '{number} row as CSV', other: '{number} rows as CSV' },
  { one: '{count} řádek jako CSV', few: '{count} řádky jako CSV', other: '{count} řádků jako CSV' },
)
export const imported = msg('{file}: {changed} changed, {created} new', '{file}: změněno {changed}, nové {created}')
