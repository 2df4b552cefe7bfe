import { msg, noun } from '#shared/words/message.ts'

/** A waiting change, where a record may be meant, too. */
export const change = noun('change', { gender: 'f', 1: 'změna', 2: 'změny', 4: 'změnu' })

export const yours = msg('Yours', 'Vaše')
export const theirs = msg('Theirs', 'Jejich')
export const keepWriting = msg('Keep writing', 'Psát dál')
export const saveMerged = msg('Save merged', 'Uložit spojené')
export const keptInHistory = msg(
  '{version} stays in History. Your text is kept on this device until the save succeeds.',
  '{version} zůstává v historii. Váš text zůstává v tomto zařízení, dokud se neuloží.',
)
export const noHistory = msg(
  'This {noun} has no History: only what you choose goes on. Your text is kept on this device until the save succeeds.',
  'Historie tu není: dál platí jen to, co vyberete. Váš text zůstává v tomto zařízení, dokud se neuloží.',
)
export const savedInOtherWindow = msg(
  'You saved this {noun} in another window while you were writing',
  'Zatímco jste psali, uložili jste záznam v jiném okně',
)
export const otherWindow = msg('Other window', 'Jiné okno')
export const whatYouSaved = msg('What you saved there', 'Co jste tam uložili,')
export const savedMeanwhile = msg(
  '{names} saved this {noun} while you were writing',
  'Zatímco jste psali, záznam někdo uložil: {names}',
)
export const somebodySaved = msg(
  'Somebody saved this {noun} while you were writing',
  'Zatímco jste psali, záznam někdo uložil',
)
export const bothNames = msg('{names} and {last}', '{names} a {last}')
export const versionBy = msg('{name}’s', '{name}')
export const versionOf = msg('{name}’s version', 'Uložená verze ({name})')
export const whatTheySaved = msg('What they saved', 'Co uložili,')
export const liveChanged = msg(
  'The live {noun} was changed since this change was written',
  'Zveřejněný záznam se od napsání této změny změnil',
)
export const thisChange = msg('This change', 'Tato změna')
export const liveNow = msg('Live now', 'Teď na webu')
export const decideLater = msg('Decide later', 'Rozhodnout později')
export const publishMerged = msg('Publish merged', 'Zveřejnit spojené')
export const liveKept = msg(
  'The {noun} as it is live now stays in History.',
  'Podoba, která je teď na webu, zůstává v historii.',
)
export const mergedAlready = msg('Merged already: {fields}.', 'Už spojeno: {fields}.')
export const baseGone = msg(
  'What you began from is not kept any more, so all that differs is asked.',
  'Z čeho jste vycházeli, už není k dispozici, a tak se ptáme na vše, co se liší.',
)
export const forAll = msg('{side} for all {count}', '{side}: u všech {count}')
export const numbered = msg('{label} {number}', '{label} {number}')
export const sideOf = msg('{side}: {label}', '{side}: {label}')

export const finishDate = msg('Finish the date, or clear it.', 'Dopište datum, nebo ho smažte.')
export const throwAwayTitle = msg('Throw away “{title}”?', 'Zahodit „{title}“?')
export const onlyInBrowser = msg(
  'What was typed on {moment} is only in this browser. It cannot be brought back.',
  'Co bylo napsáno {moment}, je jen v tomto prohlížeči. Zpět to nepůjde.',
)
export const throwItAway = msg('Throw it away', 'Zahodit')
export const throwItAwayAs = msg('Throw it away…', 'Zahodit…')
export const throwItAwayOf = msg('Throw it away: {title}', 'Zahodit: {title}')
export const unsavedWork = msg(
  { one: 'You have unsaved work here', other: 'You have {number} pieces of unsaved work here' },
  {
    one: 'Máte tu neuloženou práci',
    few: 'Máte tu {count} neuložené rozepsané texty',
    other: 'Máte tu {count} neuložených rozepsaných textů',
  },
)
export const neverSaved = msg(
  '<b>{title}</b>, typed on {moment} in this browser and never saved.',
  '<b>{title}</b>: napsáno {moment} v tomto prohlížeči a nikdy neuloženo.',
)
export const savedSince = msg(
  'The record was saved by somebody since: saving brings both together.',
  'Záznam mezitím někdo uložil: uložení obojí spojí.',
)
export const restoreIt = msg('Restore it', 'Obnovit')
export const restoreItOf = msg('Restore it: {title}', 'Obnovit: {title}')

export const sections = msg('Sections', 'Oddíly')

export const leaveTitle = msg('Leave without saving?', 'Odejít bez uložení?')
export const leaveKept = msg(
  'There are unsaved changes. You can save them now, keep them in this browser for later, or throw them away.',
  'Jsou tu neuložené změny. Můžete je teď uložit, nechat na později v tomto prohlížeči, nebo zahodit.',
)
export const leaveLost = msg(
  'What you changed here is not stored yet, and it is kept nowhere else.',
  'Co jste tu změnili, není uložené a nikde jinde to není.',
)
export const throwAway = msg('Throw away', 'Zahodit')
export const keepForLater = msg('Keep for later', 'Nechat na později')
export const stayHere = msg('Stay here', 'Zůstat tady')
export const save = msg('Save', 'Uložit')
export const saveChange = msg('Save the change', 'Uložit změnu')
export const saveChanges = msg('Save changes', 'Uložit změny')
export const create = msg('Create {noun}', 'Vytvořit {noun:4}')
export const seenNow = msg('Readers see it now.', 'Čtenáři to teď vidí.')
export const readersSeeIt = msg(
  'Readers see it now. What you typed since is not saved yet.',
  'Čtenáři to teď vidí. Co jste napsali potom, ještě není uložené.',
)
export const readWhatCame = msg(
  'It is not published yet: read what came in.',
  'Ještě to není zveřejněné: přečtěte si, co přibylo.',
)
export const withUnread = msg('{message} {unread}', '{message} {unread}')
export const dayOf = msg('{label}: day', '{label}: den')
export const timeOf = msg('{label}: time', '{label}: čas')
export const noTime = msg('Write the time as 8:30 or 20:30.', 'Napište čas jako 8:30 nebo 20:30.')
export const noDay = msg('Finish the day, or clear the time.', 'Dopište den, nebo smažte čas.')
export const whichOfTwo = msg('{label}: which of the two', '{label}: který z obou')
export const summerTime = msg('The first, summer time', 'První, letní čas')
export const winterTime = msg('The second, winter time', 'Druhý, zimní čas')

export const newOne = msg('New {noun}', { m: 'Nový {noun}', f: 'Nová {noun}', n: 'Nové {noun}' })
export const backTo = msg('Back to {many}', 'Zpět na seznam')
export const youMaySuggest = msg(
  'You can suggest a change, which an editor publishes or discards.',
  'Můžete navrhnout změnu, kterou editor zveřejní, nebo zahodí.',
)
export const isInArchive = msg(
  'This {noun} is in the archive: visitors do not see it. It can be edited; take it out of the archive with the menu above.',
  'Záznam je v archivu: návštěvníci ho nevidí. Upravovat ho můžete; z archivu ho obnovíte v menu nahoře.',
)
export const createTitled = msg('Create “{title}”', 'Vytvořit „{title}“')
export const more = msg('More', 'Další')
export const whereUsed = msg('Where it is used', 'Kde se používá')
export const duplicate = msg('Duplicate', 'Duplikovat')
export const unarchive = msg('Unarchive', 'Obnovit z archivu')
export const archive = msg('Archive', 'Archivovat')
export const deleteForGood = msg('Delete for good', 'Smazat natrvalo')
export const recordUnread = msg('This {noun} could not be read', 'Záznam se nepodařilo načíst')
export const loading = msg('Loading', 'Načítá se')
export const noSuchRecord = msg('There is no such {noun}', 'Takový záznam tu není')
export const mayBeDeleted = msg('It may have been deleted.', 'Možná byl smazán.')
export const mayBeDeletedTyped = msg(
  'It may have been deleted. What you typed into it is kept in this browser:',
  'Možná byl smazán. Co jste do něj napsali, zůstává v tomto prohlížeči:',
)
export const typedOn = msg('Typed on {moment}', 'Napsáno {moment}')
export const nothingFound = msg('Nothing found', 'Nic se nenašlo')
export const searching = msg('Searching…', 'Hledá se…')
export const clear = msg('Clear {label}', 'Vymazat: {label}')
export const textIsBack = msg(
  '<b>Your text of {moment} is back.</b> It is in this browser only until you save it. Nobody has saved this {noun} since.',
  '<b>Váš text z {moment} je zpátky.</b> Dokud ho neuložíte, je jen v tomto prohlížeči. Nikdo od té doby záznam neuložil.',
)
export const seeDifference = msg('See the difference', 'Ukázat rozdíl')
export const undoRestore = msg('Undo the restore', 'Vzít obnovení zpět')
export const versionIsBack = msg('The version of {moment} is back.', 'Verze z {moment} je zpátky.')

export const discard = msg('Discard', 'Zahodit')
export const undoDiscard = msg('Undo the discard', 'Vzít zahození zpět')
export const saving = msg('Saving…', 'Ukládá se…')
export const keptUnsaved = msg('Kept in this browser, not saved yet', 'V tomto prohlížeči, zatím neuloženo')
export const unsaved = msg('Unsaved changes', 'Neuložené změny')
export const changesDiscarded = msg('Changes discarded', 'Změny zahozeny')
export const savedAt = msg('Saved at {time}', 'Uloženo v {time}')
export const offlineKept = msg(
  '<b>Offline, not saved.</b> Kept on this device since {time}, saved when the line is back.',
  '<b>Bez připojení, neuloženo.</b> Od {time} je to v tomto zařízení a uloží se, až bude spojení.',
)
export const offlineLost = msg(
  '<b>Offline, not saved.</b> Saved when the line is back: do not close this window.',
  '<b>Bez připojení, neuloženo.</b> Uloží se, až bude spojení: nezavírejte toto okno.',
)
export const notSaved = msg('Not saved: {reason}', 'Neuloženo: {reason}')
export const show = msg('Show', 'Ukázat')
export const changedThere = msg('Changed there: {fields}.', 'Změněno tam: {fields}.')
export const takenOver = msg('Taken over from there: {fields}.', 'Převzato odtamtud: {fields}.')
export const bothWriting = msg(
  'You are both writing in {fields}; when you save, you choose.',
  'Píšete do stejných polí: {fields}; při uložení vyberete.',
)
export const yoursKept = msg('What you changed is kept.', 'Co jste změnili, zůstává.')
export const move = msg('Move {name}', 'Přesunout: {name}')
/** What screen readers say of a list that can be ordered. */
export const sortable = msg('sortable', 'lze přesunout')
export const howToSort = msg(
  'To pick it up, press the space bar. Move it with the arrow keys, put it down with the space bar; Escape cancels.',
  'Uchopíte mezerníkem. Přesunete šipkami, položíte mezerníkem; Escape přesun zruší.',
)
export const pickedUp = msg('{name} is picked up, at {place} of {all}.', '{name}: uchopeno, místo {place} z {all}.')
export const isAt = msg('{name} is at {place} of {all}.', '{name}: místo {place} z {all}.')
export const wasPut = msg('{name} was put at {place} of {all}.', '{name}: položeno, místo {place} z {all}.')
export const staysAt = msg('{name} stays at {place} of {all}.', '{name}: zůstává, místo {place} z {all}.')
export const emptyLine = msg('empty line', 'prázdný řádek')
export const remove = msg('Remove {name}', 'Odebrat: {name}')
export const yes = msg('Yes', 'Ano')
export const no = msg('No', 'Ne')
/** Values, where versions are compared. */
export const yesInText = msg('yes', 'ano')
export const noInText = msg('no', 'ne')
export const unknown = msg('Unknown', 'Neznámo')
export const onlyEditorSaves = msg('Only an editor saves this {noun}.', 'Tento záznam ukládá jen editor.')
export const wasDeleted = msg('This {noun} was deleted.', 'Záznam byl smazán.')
export const wasDeletedTyped = msg(
  'This {noun} was deleted. What you typed is kept in this browser: copy from here what you need.',
  'Záznam byl smazán. Co jste napsali, zůstává v tomto prohlížeči: zkopírujte si odtud, co potřebujete.',
)
export const cannotKeep = msg(
  'This browser cannot keep a copy of what you type. Save often.',
  'Tento prohlížeč neumí držet kopii toho, co píšete. Ukládejte často.',
)
export const draftTaken = msg(
  'This draft was taken or thrown away in another window.',
  'Tento rozepsaný text už někdo převzal nebo zahodil v jiném okně.',
)
export const restoreFieldTitle = msg('Restore “{label}”?', 'Obnovit „{label}“?')
export const restoreTitle = msg('Restore this version?', 'Obnovit tuto verzi?')
export const fieldWillBe = msg(
  '“{label}” will be as on {moment}. Status, slug and category stay as they are. You can undo it.',
  '„{label}“ bude v podobě z {moment}. Stav, adresa a kategorie zůstanou, jak jsou. Půjde to vzít zpět.',
)
export const fieldWillBeTyped = msg(
  '“{label}” will be as on {moment}. Status, slug and category stay as they are. Your unsaved changes in the form are replaced. You can undo it.',
  '„{label}“ bude v podobě z {moment}. Stav, adresa a kategorie zůstanou, jak jsou. Neuložené změny ve formuláři se nahradí. Půjde to vzít zpět.',
)
export const recordWillBe = msg(
  'The text and data of this {noun} will be as on {moment}. Status, slug and category stay as they are. You can undo it.',
  'Text a údaje budou v podobě z {moment}. Stav, adresa a kategorie zůstanou, jak jsou. Půjde to vzít zpět.',
)
export const recordWillBeTyped = msg(
  'The text and data of this {noun} will be as on {moment}. Status, slug and category stay as they are. Your unsaved changes in the form are replaced. You can undo it.',
  'Text a údaje budou v podobě z {moment}. Stav, adresa a kategorie zůstanou, jak jsou. Neuložené změny ve formuláři se nahradí. Půjde to vzít zpět.',
)
export const restore = msg('Restore', 'Obnovit')
export const undoRestoreTitle = msg('Undo the restore?', 'Vzít obnovení zpět?')
export const typedWillGo = msg(
  'What you have typed into this {noun} since will be gone.',
  'Co jste od té doby napsali, zmizí.',
)
export const nothingRestored = msg('Nothing was restored', 'Nic se neobnovilo')
export const openAgain = msg(
  '{message} Open it again to see what changed.',
  '{message} Otevřete ho znovu a uvidíte, co se změnilo.',
)
export const cannotHold = msg(
  'That version cannot hold as the record is now: {reasons}',
  'K současné podobě záznamu se ta verze nehodí: {reasons}',
)
export const lineIsBack = msg(
  'The line is back. What you typed since is kept in this browser only.',
  'Spojení je zpět. Co jste napsali mezitím, je jen v tomto prohlížeči.',
)
export const whereThisUsed = msg('Where this {noun} is used', 'Kde se záznam používá')
export const usageUnread = msg('This could not be read', 'Tohle se nepodařilo načíst')
export const nowhere = msg('Nowhere. Nothing refers to it.', 'Nikde. Nic se na to neodkazuje.')
export const untitled = msg('Untitled', 'Bez názvu')
export const usedAs = msg('as {what}', 'jako {what}')
export const onlyFirst = msg(
  'And more: only the first {count} of a kind are listed.',
  'A další: z každého druhu je tu jen prvních {count}.',
)
export const showWhatChanged = msg('Show what changed', 'Ukázat, co se změnilo')
export const whatChanged = msg('What changed', 'Co se změnilo')
