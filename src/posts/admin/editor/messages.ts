import { msg } from '#shared/words/message.ts'

export const content = msg('Content', 'Text příspěvku')
export const writeOrSlash = msg('Write, or type / for blocks', 'Pište, nebo zadejte / pro bloky')
export const notAllPasted = msg('Not everything was pasted', 'Nevložilo se všechno')
export const closeNotice = msg('Close this notice', 'Zavřít toto upozornění')

export const formatting = msg('Formatting', 'Formátování')
export const moreFormatting = msg('More formatting', 'Další formátování')
export const clearFormatting = msg('Clear formatting', 'Odebrat formátování')
export const isOn = msg('on', 'zapnuto')
export const heading2 = msg('Heading 2', 'Nadpis 2')
export const heading3 = msg('Heading 3', 'Nadpis 3')
export const heading4 = msg('Heading 4', 'Nadpis 4')
export const bold = msg('Bold', 'Tučné')
export const italic = msg('Italic', 'Kurzíva')
export const underline = msg('Underline', 'Podtržené')
export const strikethrough = msg('Strikethrough', 'Přeškrtnuté')
export const code = msg('Code', 'Kód')
export const superscript = msg('Superscript', 'Horní index')
export const subscript = msg('Subscript', 'Dolní index')
export const divider = msg('Divider', 'Oddělovač')
export const bulletList = msg('Bullet list', 'Odrážky')
export const numberedList = msg('Numbered list', 'Číslovaný seznam')
export const callout = msg('Callout', 'Zvýrazněný odstavec')
export const link = msg('Link', 'Odkaz')
export const picture = msg('Picture', 'Obrázek')
export const setHeadingIds = msg('Set heading IDs', 'Doplnit ID nadpisů')
export const undo = msg('Undo', 'Zpět')
export const redo = msg('Redo', 'Znovu')
export const noteForColleagues = msg('Note for colleagues', 'Poznámka pro kolegy')
export const selectPassage = msg(
  'Select the passage that the note is about first.',
  'Nejdřív označte místo, kterého se poznámka týká.',
)
export const insertBlock = msg('Insert block', 'Vložit blok')

export const table = msg('Table', 'Tabulka')
export const changeTable = msg('Change the table', 'Upravit tabulku')
export const rowAbove = msg('Add a row above', 'Přidat řádek nad')
export const rowBelow = msg('Add a row below', 'Přidat řádek pod')
export const columnBefore = msg('Add a column before', 'Přidat sloupec vlevo')
export const columnAfter = msg('Add a column after', 'Přidat sloupec vpravo')
export const headerRow = msg('Header row on / off', 'Zapnout nebo vypnout řádek záhlaví')
export const headerColumn = msg('Header column on / off', 'Zapnout nebo vypnout sloupec záhlaví')
export const mergeCells = msg('Merge cells', 'Sloučit buňky')
export const splitCell = msg('Split cell', 'Rozdělit buňku')
export const deleteRow = msg('Delete row', 'Odstranit řádek')
export const deleteColumn = msg('Delete column', 'Odstranit sloupec')
export const deleteTable = msg('Delete table', 'Odstranit tabulku')

export const insert = msg('Insert', 'Vložit')
export const insertABlock = msg('Insert a block', 'Vložit blok nebo prvek')
export const insertABlockKey = msg('Insert a block (/)', 'Vložit blok nebo prvek (/)')
export const blocks = msg('Blocks', 'Bloky')
/** Words by which an item is found, besides its name. */
export const headingWords = msg('title section', 'titulek oddíl sekce')
export const bulletWords = msg('ul points', 'ul seznam body')
export const numberedWords = msg('ol ordered steps', 'ol seznam pořadí kroky')
export const calloutWords = msg('warning box note', 'rámeček upozornění box')
export const quotedText = msg('Quoted text', 'Citovaný text')
export const quotedWords = msg('quote blockquote citation', 'citace citát')
export const tableWords = msg('rows columns', 'řádky sloupce')
export const pictureWords = msg('image photo img media', 'foto img média')
export const dividerWords = msg('line hr horizontal rule', 'čára linka hr')

export const dataNotKnown = msg('The data of {blocks} is not known here.', 'Data bloků {blocks} tu nejsou známa.')
export const picturesLeftOut = msg(
  {
    one: 'A picture was left out, upload it here: {names}.',
    other: '{count} pictures were left out, upload them here: {names}.',
  },
  {
    one: 'Jeden obrázek se nevložil, nahrajte ho sem: {names}.',
    few: '{count} obrázky se nevložily, nahrajte je sem: {names}.',
    other: '{count} obrázků se nevložilo, nahrajte je sem: {names}.',
  },
)
export const tableCut = msg(
  'A table was cut: at most 200 rows and 20 columns.',
  'Tabulka se zkrátila: nejvýše 200 řádků a 20 sloupců.',
)
export const formulaFlat = msg(
  'A formula was pasted as plain text: check it.',
  'Vzorec se vložil jako prostý text: zkontrolujte ho.',
)
export const embedsLinked = msg(
  'Embedded content became a link: {addresses}.',
  'Vložený obsah se změnil na odkaz: {addresses}.',
)
export const embedsLost = msg(
  'Embedded content without an address was left out: {names}.',
  'Vložený obsah bez adresy se vynechal: {names}.',
)

export const linkTo = msg('Link to', 'Odkaz na')
export const searchTarget = msg(
  'Search posts, casinos, bookmakers, or type an address',
  'Hledejte příspěvky, kasina, sázkové kanceláře, nebo zadejte adresu',
)
export const removeLink = msg('Remove link', 'Odebrat odkaz')
export const setLink = msg('Set link', 'Vložit odkaz')
export const targetsUnread = msg(
  'Posts and offers could not be read. An address can be typed.',
  'Příspěvky a nabídky se nepodařilo načíst. Adresu lze zadat ručně.',
)
export const nothingHasWords = msg('Nothing has these words.', 'Těmto slovům nic neodpovídá.')
export const searching = msg('Searching…', 'Hledá se…')
export const whereLinkLeads = msg('Where the link may lead', 'Kam může odkaz vést')
export const address = msg('Address', 'Adresa')
export const posts = msg('Posts', 'Příspěvky')
export const casinos = msg('Casinos', 'Kasina')
export const bookmakers = msg('Bookmakers', 'Sázkové kanceláře')

export const onlyPictures = msg(
  'Only pictures (JPEG, PNG, WebP, AVIF, GIF) can be put into the text.',
  'Do textu lze vložit jen obrázky (JPEG, PNG, WebP, AVIF, GIF).',
)
export const caption = msg('Caption', 'Popisek')
export const whatItShows = msg('What it shows (alt)', 'Co je na něm (alternativní text)')
export const removePicture = msg('Remove the picture', 'Odebrat obrázek')
export const notUploadedYet = msg(
  'The picture is not uploaded yet. Its words are kept.',
  'Obrázek ještě není nahraný. Jeho popisky zůstávají.',
)
export const uploadingPicture = msg('Uploading the picture', 'Nahrává se obrázek')

export const cannotCopy = msg('The browser did not let us copy.', 'Prohlížeč nedovolil kopírovat.')
export const copyHeadingLink = msg('Copy the link to this heading', 'Kopírovat odkaz na tento nadpis')
export const better = msg('Better: {added}', 'Lépe: {added}')

export const blockContested = msg(
  'The block was changed elsewhere, too. Where both did, yours stands.',
  'Blok se mezitím změnil i jinde. Kde se změny kryjí, platí ta vaše.',
)
export const blockInsertedAgain = msg(
  'The block was deleted elsewhere. Yours is in the text again.',
  'Blok byl mezitím jinde smazán. Ten váš je zase v textu.',
)
export const blockDeleted = msg('Deleted. Undo brings it back.', 'Smazáno. Vrátíte ho příkazem Zpět.')
export const moveUp = msg('Move up (Alt+↑)', 'Posunout nahoru (Alt+↑)')
export const moveDown = msg('Move down (Alt+↓)', 'Posunout dolů (Alt+↓)')
export const copyBlock = msg('Copy block', 'Kopírovat blok')
export const editBlock = msg('Edit (Ctrl+Enter)', 'Upravit (Ctrl+Enter)')
export const deleteBlock = msg('Delete', 'Smazat')
export const blockDataMissing = msg(
  'The data of this block is missing. Edit it to write it anew, or delete it.',
  'Data tohoto bloku chybí. Upravte ho a vyplňte znovu, nebo ho smažte.',
)
export const nothingToShow = msg(
  'Nothing to show yet: what this block points to is archived or gone.',
  'Zatím není co zobrazit: to, na co blok odkazuje, je v archivu nebo už neexistuje.',
)
export const previewNotLoaded = msg(
  'The preview could not be loaded. <again>Try again</again>',
  'Náhled se nepodařilo načíst. <again>Zkusit znovu</again>',
)
