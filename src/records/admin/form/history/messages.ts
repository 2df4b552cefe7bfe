import { msg } from '#shared/words/message.ts'

export const nothingChanged = msg('Nothing was changed yet.', 'Zatím se nic nezměnilo.')
export const firstVersion = msg('First version', 'První verze')
export const restoredVersion = msg('Restored a version', 'Obnovena verze')
export const foundAndReplaced = msg('Found and replaced', 'Hromadně nahrazeno')
export const undidAction = msg('Undid an action', 'Vzata zpět akce')
export const published = msg('Published', 'Zveřejněno')
export const takenDown = msg('Taken down', 'Staženo')
export const publishedChange = msg('Published a waiting change', 'Zveřejněna čekající změna')
export const imported = msg('Imported', 'Importováno')
export const archived = msg('Archived', 'Archivováno')
export const takenOut = msg('Taken out of the archive', 'Obnoveno z archivu')
export const savedByItself = msg('Draft, saved by itself', 'Koncept, uložený automaticky')
export const saved = msg('Saved', 'Uloženo')
export const causeAndFields = msg('{cause}: {fields}', '{cause}: {fields}')
export const whichVersions = msg('Which versions', 'Které verze')
export const all = msg('All', 'Všechny')
export const named = msg('Named', 'Pojmenované')
export const whoseVersions = msg('Whose versions', 'Čí verze')
export const anyone = msg('Anyone', 'Kdokoli')
export const noSuchVersion = msg('There is no such version.', 'Taková verze tu není.')
export const howKept = msg(
  'Edits of one person within an hour are one entry. Named and published versions are kept for ever, others are thinned out after 30 days.',
  'Úpravy jednoho člověka během hodiny jsou jeden řádek. Pojmenované a zveřejněné verze zůstávají navždy, ostatní po 30 dnech prořídnou.',
)
export const saves = msg(
  { one: '{count} save', other: '{count} saves' },
  { one: '{count} uložení', few: '{count} uložení', other: '{count} uložení' },
)
export const saveOf = msg('Save of {time}', 'Uložení v {time}')
export const whatIsNow = msg('What is there now', 'Se současným stavem')
export const whatWasBefore = msg('What was there before', 'S předchozím stavem')
export const versionUnread = msg('This version could not be read', 'Tuto verzi se nepodařilo načíst')
export const thisVersion = msg('This version, {moment}', 'Tato verze, {moment}')
export const before = msg('Before, {moment}', 'Předtím, {moment}')
export const now = msg('Now', 'Teď')
export const versionAt = msg('Version of {moment}', 'Verze z {moment}')
export const byAt = msg('{name}, {moment}', '{name}, {moment}')
export const nameVersion = msg('Name this version…', 'Pojmenovat verzi…')
export const restoreAll = msg('Restore all of it…', 'Obnovit celou…')
export const compareWith = msg('Compare with', 'Porovnat')
export const staysAsIs = msg('Stays as it is', 'Zůstane, jak je')
export const restoreField = msg('Restore this field', 'Obnovit toto pole')
export const restoreFieldOf = msg('Restore this field: {label}', 'Obnovit toto pole: {label}')
export const whatRestoreDoes = msg(
  'Restoring brings back the text and data. <b>Status, slug and category stay as they are.</b> It is one more entry here, so it can be undone.',
  'Obnovení vrátí text a údaje. <b>Stav, adresa a kategorie zůstanou, jak jsou.</b> Přibude tu jeden řádek, a tak ho půjde vzít zpět.',
)
export const versionName = msg('Name of the version', 'Název verze')
export const nameKeeps = msg('A version with a name is kept for ever.', 'Pojmenovaná verze zůstane navždy.')
export const saveName = msg('Save the name', 'Uložit název')
export const historyUnread = msg('The history could not be read', 'Historii se nepodařilo načíst')
export const historyLoading = msg('Loading the history', 'Načítá se historie')
export const history = msg('History', 'Historie')
export const allVersions = msg('All versions', 'Všechny verze')
export const chooseVersion = msg(
  'Choose a version to see how it differs from the saved one.',
  'Vyberte verzi a uvidíte, čím se liší od uložené.',
)
