import { msg } from '#shared/words/message.ts'

export const noSuchImport = msg('There is no such import.', 'Tento import neexistuje.')
export const notOfThisImport = msg(
  'This post did not come with this import.',
  'Tento příspěvek s tímto importem nepřišel.',
)
export const emptyFile = msg(
  '{name} is empty. Export it again in the old system and send that file.',
  'Soubor {name} je prázdný. Vyexportujte obsah ve starém systému znovu a pošlete tento soubor.',
)
export const wrongType = msg(
  '{name} is neither .xml (WordPress) nor .json (Ghost) nor .zip. Export it again in the old system and send that file.',
  '{name} není .xml (WordPress), .json (Ghost) ani .zip. Vyexportujte obsah ve starém systému znovu a pošlete tento soubor.',
)
export const wrongContent = msg(
  '{name} holds something else than its name says. In WordPress use Tools → Export, in Ghost Settings → Migration → Export content.',
  '{name} obsahuje něco jiného, než říká jeho název. Ve WordPressu použijte Nástroje → Export, v Ghostu Settings → Migration → Export content.',
)
export const uploadsAreZip = msg(
  'Pictures come as one .zip of the folder of uploads; {name} is none.',
  'Obrázky patří do jednoho souboru .zip se složkou uploads; {name} jím není.',
)
export const tooLarge = msg(
  'The files may have 1 GB at most. In WordPress export by years, and import one after another.',
  'Soubory smějí mít nejvýš 1 GB. Ve WordPressu vyexportujte obsah po letech a importujte postupně.',
)
export const oneOnly = msg(
  'Several files may only be the .xml parts of one export of WordPress. Send a .json or .zip alone.',
  'Více souborů mohou být jen části .xml jednoho exportu z WordPressu. Soubor .json nebo .zip pošlete samotný.',
)
export const fileGrew = msg(
  '{name} is longer than it was when the upload began. Remove it here and choose it again.',
  'Soubor {name} je delší než na začátku odesílání. Odeberte ho a vyberte znovu.',
)
export const otherIsOpen = msg(
  '{user} has the import of {name} open. One is done at a time: finish or cancel that one first.',
  '{user} má otevřený import souboru {name}. Vždy běží jen jeden: nejdřív ho dokončete, nebo zrušte.',
)
export const notNow = msg(
  'The import is already further than this page shows. The page shows it as it is now.',
  'Import už je dál, než tato stránka ukazovala. Stránka teď ukazuje aktuální stav.',
)
export const notWhole = msg(
  'The files are not here whole yet. Wait until all of them are sent.',
  'Soubory ještě nejsou celé. Počkejte, než se všechny odešlou.',
)
export const filesGone = msg(
  'The files of this import are no longer on the server. Cancel it and send them again; what is here already is not brought twice.',
  'Soubory tohoto importu už na serveru nejsou. Zrušte ho a pošlete je znovu; co tu už je, se podruhé nepřenese.',
)
export const nothingToUndo = msg(
  'This import can no longer be undone: 30 days have passed, or it was undone already.',
  'Tento import už nejde vzít zpět: uplynulo 30 dní, nebo už zpět vzat byl.',
)
export const cannotDiscard = msg(
  'Something of this import is written already. Undo it instead.',
  'Část tohoto importu už je zapsaná. Vezměte ho místo toho zpět.',
)
export const wentWrong = msg(
  'The server could not go on; the reason is in its log. What was written stays. Go on later, or undo the import.',
  'Server nemohl pokračovat; důvod je v jeho logu. Co už se zapsalo, zůstává. Pokračujte později, nebo import vezměte zpět.',
)
export const tooManyChoices = msg('Too many choices.', 'Voleb je příliš mnoho.')

/** The report as a file. */
export const what = msg('what', 'co')
export const named = msg('name', 'název')
export const address = msg('address', 'adresa')
export const state = msg('state', 'stav')
export const toLookAt = msg('toLookAt', 'k prohlédnutí')
export const archived = msg('archived', 'v archivu')
export const published = msg('published', 'zveřejněno')
export const draft = msg('draft', 'koncept')
export const notTaken = msg('not taken', 'nepřeneseno')
