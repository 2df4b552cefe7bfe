import { msg } from '#shared/words/message.ts'

export const caption = msg('Caption', 'Popisek')
export const captionHint = msg(
  'Says what the table is about; shown above it.',
  'Říká, o čem tabulka je; zobrazí se nad ní.',
)
export const showHeadings = msg('Show the headings', 'Zobrazit záhlaví')
export const firstColumnNames = msg('The first column names the row', 'První sloupec pojmenovává řádek')
export const sortable = msg('Readers can sort it', 'Čtenáři ji mohou řadit')
export const sortableHint = msg(
  'By clicking a heading, so the headings must be shown.',
  'Kliknutím na záhlaví, které proto musí být vidět.',
)

export const typeText = msg('Text', 'Text')
export const typeNumber = msg('Number', 'Číslo')
export const typeRating = msg('Rating 0–10', 'Hodnocení 0–10')
export const typeBool = msg('Yes or no', 'Ano, nebo ne')
export const typeLink = msg('Link', 'Odkaz')
export const auto = msg('Auto', 'Samo')
export const left = msg('Left', 'Vlevo')
export const centre = msg('Centre', 'Na střed')
export const right = msg('Right', 'Vpravo')
export const headingOfColumn = msg('Heading of column {number}', 'Záhlaví sloupce {number}')
export const heading = msg('Heading', 'Záhlaví')
export const columnOptions = msg('Column {number}: options', 'Sloupec {number}: možnosti')
export const whatIsInColumn = msg('What is in the column', 'Co je ve sloupci')
export const alignment = msg('Alignment', 'Zarovnání')
export const insertBefore = msg('Insert before', 'Vložit před')
export const insertAfter = msg('Insert after', 'Vložit za')
export const moveLeft = msg('Move left', 'Posunout vlevo')
export const moveRight = msg('Move right', 'Posunout vpravo')
export const removeColumn = msg('Remove the column', 'Odebrat sloupec')

export const cellLabel = msg('Row {row}, {column}', 'Řádek {row}, {column}')
export const cellNumbered = msg('Row {row}, column {column}', 'Řádek {row}, sloupec {column}')
export const rowOptions = msg('Row {number}: options', 'Řádek {number}: možnosti')
export const insertRowAbove = msg('Insert a row above', 'Vložit řádek nad')
export const insertRowBelow = msg('Insert a row below', 'Vložit řádek pod')
export const moveUp = msg('Move up', 'Posunout nahoru')
export const moveDown = msg('Move down', 'Posunout dolů')
export const removeRow = msg('Remove the row', 'Odebrat řádek')

export const pasted = msg('Pasted into the table.', 'Vloženo do tabulky.')
export const pastedPartly = msg(
  'Pasted into the table; it holds at most {rows} rows and {columns} columns, the rest was left out.',
  'Vloženo do tabulky; pojme nejvýše {rows} řádků a {columns} sloupců, zbytek se vynechal.',
)
export const table = msg('Table', 'Tabulka')
export const cell = msg('cell', 'buňka')
export const keysHint = msg(
  'Tab and Enter move on. Cells copied from a spreadsheet, or CSV, can be pasted into any cell.',
  'Dál se jde klávesami Tab a Enter. Buňky z tabulkového procesoru nebo CSV lze vložit do kterékoli buňky.',
)
export const row = msg('Row', 'Řádek')
export const cellProblem = msg('Row {row}, column {column}: {problem}', 'Řádek {row}, sloupec {column}: {problem}')
export const addRow = msg('Add a row', 'Přidat řádek')
export const addColumn = msg('Add a column', 'Přidat sloupec')
export const countOfMost = msg('{count} of {most}', '{count} z {most}')
export const tooManyCells = msg(
  'Row {row} has more cells than there are columns.',
  'Řádek {row} má víc buněk, než je sloupců.',
)
