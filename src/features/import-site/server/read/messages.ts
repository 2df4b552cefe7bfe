import { msg } from '#shared/words/message.ts'

// ---- a file that cannot be read at all ----

export const empty = msg('The file is empty.', 'Soubor je prázdný.')
export const neither = msg(
  'Line 1: this is neither an export of WordPress (.xml) nor of Ghost (.json).',
  'Řádek 1: není to export z WordPressu (.xml) ani z Ghostu (.json).',
)
export const noExport = msg('There is no .xml or .json in it.', 'Uvnitř není žádný soubor .xml ani .json.')
export const badZip = msg(
  'The zip cannot be read: {reason}',
  'Soubor zip nelze přečíst: je poškozený nebo neúplný. Vytvořte ho znovu.',
)
export const zipLeadsOut = msg(
  'The zip names a file outside of itself ({name}), which no export does. It is not read.',
  'Soubor zip obsahuje cestu, která vede mimo něj ({name}). To žádný export nedělá, proto se nečte.',
)
export const zipTooMany = msg(
  'The zip has more than {count} files. Pack only the folder of uploads.',
  'V souboru zip je víc než {count} souborů. Zabalte jen složku uploads.',
)
export const unknownEncoding = msg(
  'The file says its encoding is {encoding}, which is not known. Export it again as UTF-8.',
  'Soubor uvádí neznámé kódování {encoding}. Vyexportujte ho znovu v UTF-8.',
)
export const wrongEncoding = msg(
  'Line {line}: this is not text in {encoding}. The file is damaged or says a wrong encoding.',
  'Řádek {line}: text není v kódování {encoding}. Soubor je poškozený, nebo uvádí špatné kódování.',
)
export const notJson = msg(
  'The file is not JSON, or was cut off. Export it again.',
  'Soubor není JSON, nebo je neúplný. Vyexportujte ho znovu.',
)
export const notJsonAt = msg(
  'Line {line}, column {column}: the file is not JSON, or was cut off. Export it again.',
  'Řádek {line}, sloupec {column}: soubor není JSON, nebo je neúplný. Vyexportujte ho znovu.',
)
export const ghostTooLarge = msg('A file of Ghost may have 400 MB at most.', 'Soubor z Ghostu smí mít nejvýš 400 MB.')
export const notGhost = msg(
  'The file is JSON, but not an export of Ghost: {where} is missing or wrong. Use Settings → Migration → Export content.',
  'Soubor je JSON, ale není to export z Ghostu: chybí nebo nesedí {where}. Použijte Settings → Migration → Export content.',
)
export const oldGhost = msg(
  'The file is of Ghost {version}; {oldest} and newer can be read. Update Ghost and export again.',
  'Soubor je z Ghostu {version}; číst jde {oldest} a novější. Aktualizujte Ghost a vyexportujte obsah znovu.',
)
export const noGhostVersion = msg(
  'The file does not say of which Ghost it is. Use Settings → Migration → Export content.',
  'Soubor neuvádí, z jakého Ghostu je. Použijte Settings → Migration → Export content.',
)
export const noWxrVersion = msg(
  'The file does not say which version of WXR it is, so it is not an export of WordPress. Use Tools → Export.',
  'Soubor neuvádí verzi WXR, takže to není export z WordPressu. Použijte Nástroje → Export.',
)
export const otherWxrVersion = msg(
  'The file is WXR {version}; versions {known} can be read. Update WordPress and export again.',
  'Soubor je WXR {version}; číst jdou verze {known}. Aktualizujte WordPress a vyexportujte obsah znovu.',
)
export const declaresEntities = msg(
  'Line {line}: the file declares entities, which no export does. It is not read.',
  'Řádek {line}: soubor deklaruje entity. To žádný export nedělá, proto se nečte.',
)
export const unknownEntity = msg(
  'Line {line}: an entity that XML does not know. It is not expanded, and the file is not read.',
  'Řádek {line}: entita, kterou XML nezná. Nerozbaluje se a soubor se nečte.',
)
export const otherXml = msg(
  'Line {line}: this is XML, but not an export of WordPress (<{name}> instead of <{root}>).',
  'Řádek {line}: soubor je XML, ale není to export z WordPressu (<{name}> místo <{root}>).',
)
export const tooNested = msg(
  'Line {line}: elements are nested more than {depth} deep.',
  'Řádek {line}: prvky jsou vnořené hlouběji než {depth} úrovní.',
)
export const cutOff = msg(
  'Line {line}: the file ends in the middle; it was cut off. Export it again.',
  'Řádek {line}: soubor končí uprostřed, není celý. Vyexportujte ho znovu.',
)
export const notXml = msg(
  'Line {line}: the file is not XML ({what}).',
  'Řádek {line}: soubor není platné XML. Vyexportujte ho znovu.',
)
export const differentSystems = msg('The parts are of different systems.', 'Části jsou z různých systémů.')
export const noContent = msg('The file has no content.', 'Soubor nemá žádný obsah.')

// ---- an item that is left out, the rest of the file comes ----

export const partTooLong = msg(
  'Line {line}: {part} of “{title}” is longer than {megabytes} MB; the item is left out.',
  'Řádek {line}: {part} u „{title}“ má víc než {megabytes} MB; položka se vynechá.',
)
export const noId = msg(
  'Line {line}: “{title}” has no id; the item is left out.',
  'Řádek {line}: „{title}“ nemá číslo (id); položka se vynechá.',
)
export const sameId = msg(
  'Line {line}: “{title}” has the id {id} of “{other}”; the item is left out.',
  'Řádek {line}: „{title}“ má stejné číslo (id) {id} jako „{other}“; položka se vynechá.',
)
export const ownParent = msg(
  {
    one: 'Line {line}: “{title}” is its own parent; it comes without a parent.',
    other: 'Line {line}: “{title}” is its own parent, over {count} pages; it comes without a parent.',
  },
  {
    one: 'Řádek {line}: stránka „{title}“ je nadřazená sama sobě; přijde bez nadřazené.',
    few: 'Řádek {line}: stránka „{title}“ je přes {count} stránky nadřazená sama sobě; přijde bez nadřazené.',
    other: 'Řádek {line}: stránka „{title}“ je přes {count} stránek nadřazená sama sobě; přijde bez nadřazené.',
  },
)
export const itemUnread = msg(
  'Item {number} of posts cannot be read ({where}); it is left out.',
  'Položku {number} mezi příspěvky nelze přečíst ({where}); vynechá se.',
)
export const itemTooLong = msg(
  'Item {number}, “{title}”, is longer than {megabytes} MB; it is left out.',
  'Položka {number}, „{title}“, má víc než {megabytes} MB; vynechá se.',
)
