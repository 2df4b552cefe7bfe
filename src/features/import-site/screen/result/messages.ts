import { msg } from '#shared/words/message.ts'

export const doneAt = msg('Done {moment}.', 'Hotovo {moment}.')
export const doneQuickly = msg('Done {moment}, in less than a minute.', 'Hotovo {moment}, za necelou minutu.')
export const doneIn = msg(
  { one: 'Done {moment}, in {count} minute.', other: 'Done {moment}, in {count} minutes.' },
  {
    one: 'Hotovo {moment}, za {count} minutu.',
    few: 'Hotovo {moment}, za {count} minuty.',
    other: 'Hotovo {moment}, za {count} minut.',
  },
)
export const undoneAt = msg('Undone {moment}.', 'Vzato zpět {moment}.')
export const came = msg('Came over: {things}.', 'Přeneslo se: {things}.')
export const nothingNew = msg(
  'Everything in the file was here already; nothing was written.',
  'Vše ze souboru už tu bylo; nic se nezapsalo.',
)
export const areDrafts = msg('All posts are drafts.', 'Všechny příspěvky jsou koncepty.')
export const arePublished = msg(
  'What was published is published, but for what lost something.',
  'Co bylo zveřejněné, je zveřejněné, kromě toho, co něco ztratilo.',
)
export const undoUntil = msg('Undo is possible until {day}.', 'Zpět ho jde vzít do {day}.')
export const undoWhole = msg('Undo the whole import…', 'Vzít celý import zpět…')
export const undoneTitle = msg(
  { one: '{count} record was taken back', other: '{count} records were taken back' },
  {
    one: 'Zpět byl vzat {count} záznam',
    few: 'Zpět byly vzaty {count} záznamy',
    other: 'Zpět bylo vzato {count} záznamů',
  },
)
export const undoneStayed = msg(
  'These stayed, because they were changed here or something else uses them:',
  'Tyto zůstaly, protože se tu změnily nebo je něco jiného používá:',
)
export const menusStayed = msg('Menus that were changed here', 'Menu, která se tu změnila')
export const importAgain = msg('Import another file', 'Importovat další soubor')
export const toLookAtLead = msg(
  'They hold something of the old site that has no place here. One you mend goes from this list.',
  'Obsahují něco ze starého webu, co tu nemá místo. Který opravíte, z tohoto seznamu zmizí.',
)
export const nothingToLookAt = msg('Nothing needs a hand.', 'Nic nepotřebuje zásah.')
export const postColumn = msg('Post', 'Příspěvek')
export const whyColumn = msg('Why', 'Proč')
export const draft = msg('draft', 'koncept')
export const open = msg('Open', 'Otevřít')
export const asCsv = msg('Report as CSV', 'Přehled jako CSV')
export const whichPosts = msg('Which posts', 'Které příspěvky')
export const lookTab = msg('To look at {count}', 'K prohlédnutí {count}')
export const wholeTab = msg('Whole {count}', 'Celé {count}')
export const notTakenTab = msg('Not taken {count}', 'Nepřeneseno {count}')
export const reason = msg('Reason', 'Důvod')
export const allReasons = msg('All reasons', 'Všechny důvody')
export const reasonWithCount = msg('{reason} ({count})', '{reason} ({count})')
export const lookedOf = msg('{looked} of {total} looked at', 'prohlédnuto {looked} z {total}')
export const looked = msg('Looked at', 'Prohlédnuto')
export const wholeLead = msg(
  'They hold no block of the old site. Show them in Posts to publish many at once; links that broke are in Links.',
  'Není v nich žádný blok starého webu. Hromadně je zveřejníte v Příspěvcích, nefunkční odkazy najdete v Odkazech.',
)
export const noneWhole = msg('No post came whole.', 'Žádný příspěvek nepřišel celý.')
export const everythingTaken = msg('Everything in the file was taken.', 'Ze souboru se přeneslo všechno.')
export const published = msg('published', 'zveřejněno')
export const publishTitle = msg('Publish “{title}”?', 'Zveřejnit „{title}“?')
export const publishBody = msg('Readers see it at once.', 'Čtenáři ho uvidí hned.')
export const publishIt = msg('Publish', 'Zveřejnit')
export const publishKey = msg('publish…', 'zveřejnit…')
export const toMend = msg('to mend', 'k nápravě')
export const firstPage = msg('Back to the first page', 'Zpět na první stránku')
export const lookedKey = msg('looked at', 'prohlédnuto')
export const moveKey = msg('move', 'posun')
export const openKey = msg('open', 'otevřít')
export const notTaken = msg('Not taken', 'Nepřeneseno')
export const becameTitle = msg('What became of it', 'Co z toho je')
export const next = msg('Next', 'Co dál')
export const nextLook = msg('Look at the posts listed here', 'Projděte příspěvky na tomto seznamu')
export const nextPublish = msg(
  'Publish the others in one go: in Posts choose all of this import',
  'Ostatní zveřejněte najednou: v Příspěvcích vyberte všechny z tohoto importu',
)
export const nextPoint = msg(
  'Point the old domain here: its addresses lead to the new ones',
  'Nasměrujte sem starou doménu: její adresy vedou na nové',
)
export const allPosts = msg('Show all imported posts', 'Zobrazit všechny importované')
export const listUnread = msg('The list could not be read', 'Seznam se nepodařilo načíst')

export const undoTitle = msg('Undo the whole import', 'Vzít celý import zpět')
export const goesAway = msg(
  'Everything that came with <b>{name}</b> goes away: {things}.',
  'Vše, co přišlo se souborem <b>{name}</b>, zmizí: {things}.',
)
export const countPosts = msg(
  { one: '{count} post or page', other: '{count} posts and pages' },
  { one: '{count} příspěvek nebo stránka', few: '{count} příspěvky a stránky', other: '{count} příspěvků a stránek' },
)
export const countVideos = msg(
  { one: '{count} video', other: '{count} videos' },
  { one: '{count} video', few: '{count} videa', other: '{count} videí' },
)
export const countRedirects = msg(
  { one: '{count} redirect', other: '{count} redirects' },
  { one: '{count} přesměrování', few: '{count} přesměrování', other: '{count} přesměrování' },
)
export const countMenus = msg(
  { one: '{count} menu', other: '{count} menus' },
  { one: '{count} menu', few: '{count} menu', other: '{count} menu' },
)
export const nothingYet = msg('nothing is written yet', 'zatím se nic nezapsalo')
export const changedSince = msg(
  {
    one: '<b>{count} record was changed since.</b> It stays unless you say otherwise.',
    other: '<b>{count} records were changed since.</b> They stay unless you say otherwise.',
  },
  {
    one: '<b>{count} záznam se od té doby změnil.</b> Zůstane, pokud neřeknete jinak.',
    few: '<b>{count} záznamy se od té doby změnily.</b> Zůstanou, pokud neřeknete jinak.',
    other: '<b>{count} záznamů se od té doby změnilo.</b> Zůstanou, pokud neřeknete jinak.',
  },
)
export const takeChanged = msg('Take what was changed away, too', 'Odstranit i to, co se změnilo')
export const toBeSure = msg('To be sure, write {number}', 'Pro jistotu napište {number}')
export const fileStays = msg('The file stays here for 30 days.', 'Soubor tu 30 dní zůstane.')
export const undoIt = msg('Undo the import', 'Vzít import zpět')
