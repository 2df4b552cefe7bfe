import { msg } from '#shared/words/message.ts'

export const saveAlthough = msg('Save although a change waits?', 'Uložit, i když čeká změna?')
export const saveAnyway = msg('Save anyway', 'Přesto uložit')
export const savedAgain = msg(
  'This change was saved again in the meantime. It is not published yet: read what came in.',
  'Změnu mezitím někdo znovu uložil. Ještě není zveřejněná: přečtěte si, co přibylo.',
)
export const savedWhileReading = msg(
  'This change was saved again while you were reading. It is not published yet: read what is new.',
  'Zatímco jste četli, změnu někdo znovu uložil. Ještě není zveřejněná: přečtěte si, co je nové.',
)
export const waitingChange = msg('Waiting change', 'Čekající změna')
export const gone = msg(
  '<b>This change is not waiting any more: it was published or discarded.</b> What you have typed since is not saved; it can be brought together with the live {noun}.',
  '<b>Tato změna už nečeká: byla zveřejněna nebo zahozena.</b> Co jste napsali potom, není uložené; lze to spojit se zveřejněnou podobou.',
)
export const goOnLive = msg('Go on in the live {noun}', 'Pokračovat ve zveřejněné podobě')
export const changedHere = msg(
  'The live {noun} was changed since, here too: {fields}. It is published once somebody has chosen what holds.',
  'Zveřejněná podoba se mezitím změnila i tady: {fields}. Zveřejní se, až někdo vybere, co platí.',
)
export const discardAs = msg('Discard…', 'Zahodit…')
export const whatChanges = msg('What changes', 'Co se změní')
export const scheduleAs = msg('Schedule…', 'Naplánovat…')
export const publishChangeNow = msg('Publish this change now', 'Zveřejnit tuto změnu hned')
export const whenToPublish = msg('When to publish', 'Kdy zveřejnit')
export const save = msg('Save', 'Uložit')
export const changesThatWait = msg('Changes that wait', 'Změny, které čekají')
export const byAt = msg('{name}, {moment} · {fields}', '{name}, {moment} · {fields}')
export const needsDecision = msg('Needs a decision', 'Potřebuje rozhodnutí')
export const ready = msg('Ready', 'Připraveno')
export const pageWith = msg('The page with “{name}”', 'Stránka se změnou „{name}“')
export const changesOf = msg('Changes of “{title}”', 'Změny: „{title}“')
export const noneWaits = msg('No change waits.', 'Žádná změna nečeká.')
export const editChange = msg('Edit this change', 'Upravit tuto změnu')
export const preview = msg('Preview', 'Náhled')
export const jumpToField = msg('Jump to a field', 'Přejít na pole')
export const jumpTo = msg('Jump to', 'Přejít na')
export const onlyWhatChanges = msg('Only what changes', 'Jen to, co se mění')
export const liveSince = msg('Live now, since {moment}', 'Teď na webu, od {moment}')
export const withChange = msg('With “{name}”', 'Se změnou „{name}“')
export const changedSince = msg(
  'Changed in the live text since: whoever publishes is asked',
  'Na webu se to mezitím změnilo: zeptáme se toho, kdo zveřejňuje',
)
export const alsoIn = msg('“{names}” has this field too', 'Toto pole mění i „{names}“')
export const chooseOne = msg(
  'Choose one now, or whoever publishes second is asked.',
  'Vyberte jednu teď, jinak se zeptáme toho, kdo bude zveřejňovat jako druhý.',
)
export const takeInBoth = msg('Use in both', 'Použít v obou')
export const takeInBothOf = msg('Use “{name}” in both: {label}', 'Použít „{name}“ v obou: {label}')
export const chooseDay = msg('Choose the day and the hour.', 'Vyberte den a hodinu.')
export const chooseLater = msg('Choose a time that is still to come.', 'Vyberte čas, který teprve přijde.')
export const whatFor = msg('What is it for?', 'K čemu změna je?')
export const forExample = msg('December bonus', 'Prosincový bonus')
export const publishAt = msg('Publish at', 'Zveřejnit')
export const pragueTime = msg('Prague time.', 'Pražský čas.')
export const pragueTimeOrEmpty = msg(
  'Prague time. Empty: when somebody publishes it.',
  'Pražský čas. Prázdné: až změnu někdo zveřejní.',
)
export const saveChanges = msg('Save changes', 'Uložit změny')
export const otherWays = msg('Other ways to save', 'Další možnosti uložení')
export const saveLive = msg('Save, live at once', 'Uložit hned na web')
export const saveLiveNote = msg('Visitors see it right away', 'Návštěvníci to hned uvidí')
export const saveSmall = msg('Save a small correction', 'Uložit drobnou opravu')
export const saveSmallNote = msg(
  'Live at once; the date that readers see stays',
  'Hned na webu; datum, které čtenáři vidí, zůstane',
)
export const saveAsChange = msg('Save as a change', 'Uložit jako změnu')
export const saveAsChangeNote = msg(
  'Visitors see nothing until it is published',
  'Dokud se nezveřejní, návštěvníci nic neuvidí',
)
export const saveForLater = msg('Save as a change for later', 'Uložit jako změnu na později')
export const saveForLaterAs = msg('Save as a change for later…', 'Uložit jako změnu na později…')
export const suggest = msg('Suggest a change', 'Navrhnout změnu')
export const suggestThis = msg('Suggest this change', 'Navrhnout tuto změnu')
export const changeOf = msg('Change of {name}', 'Změna: {name}')
export const fields = msg(
  { one: '{count} field', other: '{count} fields' },
  { one: '{count} pole', few: '{count} pole', other: '{count} polí' },
)
export const publishTitle = msg('Publish “{name}” now?', 'Zveřejnit „{name}“ hned?')
export const seenAtOnce = msg('Visitors see it at once.', 'Návštěvníci to hned uvidí.')
export const publishNow = msg('Publish now', 'Zveřejnit hned')
export const discardTitle = msg('Discard “{name}”?', 'Zahodit „{name}“?')
export const discardNote = msg(
  '{fields} of {name} will be gone. What visitors see stays as it is.',
  'Zmizí {fields} ({name}). Co vidí návštěvníci, zůstane, jak je.',
)
export const discard = msg('Discard', 'Zahodit')
export const savedInBetween = msg('It was saved again in the meantime.', 'Mezitím se to znovu uložilo.')
export const nothingIsChanged = msg('Nothing is changed.', 'Nic se nezměnilo.')
export const waits = msg(
  { one: '1 change waits', other: '{count} changes wait' },
  { one: 'Čeká {count} změna', few: 'Čekají {count} změny', other: 'Čeká {count} změn' },
)

export const archivedUntil = msg(
  '<b>This {noun} is in the archive.</b> “{name}” can be published once the {noun} is out of there.',
  '<b>Záznam je v archivu.</b> „{name}“ půjde zveřejnit, až ho obnovíte.',
)
export const notSeenYet = msg(
  '<b>Visitors do not see this yet.</b> They see the version of {moment}.',
  '<b>Tohle návštěvníci ještě nevidí.</b> Vidí verzi z {moment}.',
)
export const notSeenAtAll = msg(
  '<b>Visitors do not see this {noun} at all: it is not published.</b>',
  '<b>Návštěvníci ten záznam vůbec nevidí: není zveřejněný.</b>',
)
export const wasDue = msg('“{name}” was due on {moment}.', '„{name}“ se měla zveřejnit {moment}.')
export const wouldBeDue = msg('“{name}” would be due on {moment}.', '„{name}“ by se měla zveřejnit {moment}.')
export const goesLiveAt = msg('“{name}” goes live on {moment}.', '„{name}“ půjde na web {moment}.')
export const goesLiveByYou = msg('“{name}” goes live when you publish it.', '„{name}“ půjde na web, až ji zveřejníte.')
export const goesLiveByEditor = msg(
  '“{name}” goes live when an editor publishes it.',
  '„{name}“ půjde na web, až ji zveřejní editor.',
)
export const goesInAt = msg(
  '“{name}” goes into the {noun}, still hidden, on {moment}.',
  '„{name}“ se uloží {moment}, čtenáři ji zatím neuvidí.',
)
export const goesInByYou = msg(
  '“{name}” goes into the {noun}, still hidden, when you publish it.',
  '„{name}“ se uloží, až ji zveřejníte; čtenáři ji zatím neuvidí.',
)
export const goesInByEditor = msg(
  '“{name}” goes into the {noun}, still hidden, when an editor publishes it.',
  '„{name}“ se uloží, až ji zveřejní editor; čtenáři ji zatím neuvidí.',
)
export const notPublished = msg('Not published when it was due: {reason}', 'V daný čas se nezveřejnilo: {reason}')
