import { msg, noun } from '#shared/words/message.ts'

export const post = noun('post', { gender: 'm', 1: 'příspěvek', 2: 'příspěvku', 4: 'příspěvek' })
export const change = noun('change', { gender: 'f', 1: 'změna', 2: 'změny', 4: 'změnu' })

export const comma = msg('{before}, {last}', '{before}, {last}')
export const and = msg('{before} and {last}', '{before} a {last}')
export const sentences = msg('{before} {last}', '{before} {last}')
export const fieldMember = msg('{field}: {member}', '{field}: {member}')

export const noSuchRecord = msg('This {noun} does not exist.', {
  m: 'Tento {noun} neexistuje.',
  f: 'Tato {noun} neexistuje.',
  n: 'Toto {noun} neexistuje.',
})
export const gone = msg('This {noun} no longer exists.', {
  m: 'Tento {noun} už neexistuje.',
  f: 'Tato {noun} už neexistuje.',
  n: 'Toto {noun} už neexistuje.',
})
export const membersGone = msg('This {noun} no longer exists: {ids}.', {
  m: 'Tento {noun} už neexistuje: {ids}.',
  f: 'Tato {noun} už neexistuje: {ids}.',
  n: 'Toto {noun} už neexistuje: {ids}.',
})
export const noSuchId = msg('This {noun} does not exist: {id}.', {
  m: 'Tento {noun} neexistuje: {id}.',
  f: 'Tato {noun} neexistuje: {id}.',
  n: 'Toto {noun} neexistuje: {id}.',
})
export const usedKey = msg(
  'This Idempotency-Key was used for another record.',
  'Tento Idempotency-Key už patří jinému záznamu.',
)
export const spentKey = msg(
  'The {noun} created with this Idempotency-Key was deleted. Send another key to create a new one.',
  'Záznam vytvořený s tímto Idempotency-Key byl smazán. Pro nový pošlete jiný klíč.',
)
export const archiveBeforeDeleting = msg(
  'Archive this {noun} before deleting it.',
  'Než záznam smažete, archivujte ho.',
)
export const stillUsedBy = msg('This {noun} is still used by {names}.', 'Záznam ještě používá: {names}.')
export const usedAs = msg('{title} ({as})', '{title} ({as})')
export const changedInWindow = msg(
  'You have changed this {noun} in another window.',
  'Mezitím jste to změnili v jiném okně.',
)
export const changedBy = msg(
  {
    one: '{who} has changed this {noun} in the meantime.',
    other: '{who} have changed this {noun} in the meantime.',
  },
  {
    one: 'Mezitím to změnil někdo jiný: {who}.',
    few: 'Mezitím to změnili jiní: {who}.',
    other: 'Mezitím to změnili jiní: {who}.',
  },
)
export const fieldChangedInWindow = msg('Changed in another window.', 'Změněno v jiném okně.')
export const fieldChangedBy = msg('Changed by {who}.', 'Mezitím změněno: {who}.')
export const orderGone = msg(
  'One of the {noun}s is no longer there. Look at the list again.',
  'Některý ze záznamů už tu není. Podívejte se na seznam znovu.',
)
export const asThen = msg('These fields are as they were then.', 'Tato pole jsou stejná, jako byla tehdy.')
export const addressTaken = msg('This address is already used by “{title}”.', 'Tuto adresu už má „{title}“.')
export const noVersion = msg('This {noun} has no version {number}.', 'Verze {number} tu není.')
export const idsAtMost = msg(
  'Name at most {number} ids, parted by commas.',
  'Uveďte nejvýš {number} id oddělených čárkou.',
)
export const recordsAtMost = msg('Name {number} records at most.', 'Uveďte nejvýš {number} záznamů.')

export const contributorsOnly = msg(
  'Contributors write and submit posts of their own. Ask an editor to do this.',
  'Přispěvatelé píšou a předávají vlastní příspěvky. Požádejte o to editora.',
)
export const editorSaves = msg('Only an editor saves this {noun}.', 'Ukládat to smí jen editor.')
export const colleagues = msg(
  'This {noun} is a colleague’s. Leave a note instead.',
  'Tohle patří kolegovi. Nechte tu raději poznámku.',
)
export const editorDecidesChange = msg(
  'Only an editor decides when readers see a change.',
  'O tom, kdy čtenáři změnu uvidí, rozhoduje jen editor.',
)
export const editorPublishesChange = msg('Only an editor publishes a change.', 'Změnu zveřejňuje jen editor.')

export const noEncoding = msg('Send the body without content-encoding.', 'Pošlete tělo bez content-encoding.')
export const sendJson = msg(
  'Send JSON with content-type application/json.',
  'Pošlete JSON s content-type application/json.',
)
export const sendForm = msg(
  'Send a form with content-type multipart/form-data.',
  'Pošlete formulář s content-type multipart/form-data.',
)
export const formUnread = msg('The form could not be read.', 'Formulář se nepodařilo přečíst.')
export const fieldsOnce = msg('Send each field only once.', 'Každé pole pošlete jen jednou.')
export const notChangedHere = msg(
  'This cannot be changed here. Send it back as it was read, or leave it out.',
  'Tady se to změnit nedá. Pošlete hodnotu zpátky tak, jak byla, nebo ji vynechte.',
)
export const unarchiveFirst = msg('Take the {noun} out of the archive first.', 'Nejdřív záznam obnovte z archivu.')

export const inArchive = msg(
  'This {noun} is in the archive. Take it out of there first.',
  'Tento záznam je v archivu. Nejdřív ho obnovte.',
)
export const changesAtMost = msg(
  'More than {number} changes cannot wait. Publish or discard some.',
  'Víc než {number} změn čekat nemůže. Některé zveřejněte nebo zahoďte.',
)
export const manyChangesWait = msg(
  'Many changes wait here already. Editors have to publish or discard some.',
  'Čeká tu už mnoho změn. Editoři musí některé zveřejnit nebo zahodit.',
)
export const yourChangesWait = msg(
  '{number} of your changes wait here already. Write on in one of them.',
  'Vašich změn tu čeká už {number}. Pište dál v některé z nich.',
)
export const nothingChanged = msg('Nothing is changed.', 'Nic se nezměnilo.')
export const sayVersion = msg('Say which version of the change you saw.', 'Uveďte, kterou verzi změny jste viděli.')
export const versionNotKept = msg(
  'Version {version} is not kept any more. Open the form again.',
  'Verze {version} už uložená není. Otevřete formulář znovu.',
)
export const nothingDecided = msg('Nothing is decided.', 'Nic jste nerozhodli.')
export const notSuggested = msg(
  'Name each suggestion once, as accepted or as refused. These are not known here: {names}.',
  'Každý návrh uveďte jednou, jako přijatý, nebo odmítnutý. Tyto tu neznáme: {names}.',
)
export const samePlaceAccepted = msg(
  'More than one accepted suggestion is about the same place: {fields}. Accept one of them.',
  'Totéž místo mění víc přijatých návrhů: {fields}. Přijměte jeden z nich.',
)
export const suggestionsRefused = msg(
  {
    one: 'A suggestion of yours was not accepted: {fields}.',
    other: '{count} suggestions of yours were not accepted: {fields}.',
  },
  {
    one: 'Váš návrh jsme nepřijali: {fields}.',
    few: '{count} vaše návrhy jsme nepřijali: {fields}.',
    other: '{count} vašich návrhů jsme nepřijali: {fields}.',
  },
)
export const refusedText = msg('{field}: “{text}”', '{field}: „{text}“')
export const refusedRemoval = msg('{field}: to be removed: “{text}”', '{field}: mělo zmizet „{text}“')
export const timeToCome = msg('Choose a time that is still to come.', 'Vyberte čas, který teprve přijde.')
export const changedInBoth = msg('Changed in both.', 'Změněno v obou.')
export const liveChanged = msg(
  'The live {noun} was changed since, in what this change is about too: {fields}. Choose what holds.',
  'Zveřejněná verze se mezitím změnila v tom, čeho se týká i tato změna: {fields}. Vyberte, co platí.',
)
export const changeNotWaiting = msg(
  'This change is not waiting any more: it was published or discarded.',
  'Tato změna už nečeká: byla zveřejněna nebo zahozena.',
)
export const changeSavedMeanwhile = msg(
  'Somebody else has saved this change in the meantime.',
  'Tuto změnu mezitím uložil někdo jiný.',
)

export const changeTitled = msg('“{title}” by {author}', 'Změna „{title}“ ({author})')
export const changeUntitled = msg('A change by {author}', 'Změna ({author})')
export const changePlanned = msg('{change}, scheduled for {moment},', '{change}, naplánovaná na {moment},')
export const changesThisToo = msg('{change} changes this as well: {fields}.', '{change} mění totéž: {fields}.')
export const undecidedAfterSave = msg(
  'After this save it cannot be published until somebody chooses what holds.',
  'Po tomto uložení ji nepůjde zveřejnit, dokud někdo nevybere, co platí.',
)
export const yourChangeBroken = msg(
  'The live {noun} was changed where your scheduled change changes it, too: {fields}. {change} cannot be published until somebody chooses what holds.',
  'Zveřejněná verze se změnila v tom, co mění i vaše naplánovaná změna: {fields}. {change} se nezveřejní, dokud někdo nevybere, co platí.',
)

export const kindMany = msg('{noun}s', 'Záznamy ({noun})')
export const notes = msg('notes', 'poznámky')
export const waitingChanges = msg('waiting changes', 'čekající změny')
export const factChecks = msg('checks of facts', 'ověření údajů')
export const logEntries = msg('entries of the change log', 'zápisy v deníku změn')
export const subscriptions = msg('subscriptions', 'odběry')
export const playerVoices = msg('voices of players', 'zkušenosti hráčů')
export const playerComplaints = msg('complaints of players', 'stížnosti hráčů')

export const asAvatar = msg('avatar', 'fotografie')
export const asBookmaker = msg('bookmaker', 'sázková kancelář')
export const asCasino = msg('casino', 'kasino')
export const asLogo = msg('logo', 'logo')
export const asMethod = msg('method', 'platební metoda')
export const asProof = msg('proof', 'doklad')
export const asReview = msg('review', 'recenze')
export const asPage = msg('page', 'součást stránky')
export const asChange = msg('a waiting change', 'součást čekající změny')
export const asChangeTitled = msg('the waiting change “{change}”', 'součást čekající změny „{change}“')
export const shownByRule = msg('shown by rule', 'zobrazeno podle pravidla')
export const keyWritesDrafts = msg(
  'This API key writes drafts. For what readers see it needs the scope {scope}.',
  'Tento klíč API píše koncepty. K tomu, co vidí čtenáři, potřebuje oprávnění {scope}.',
)
