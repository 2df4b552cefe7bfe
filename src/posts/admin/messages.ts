import { msg } from '#shared/words/message.ts'

export const newPost = msg('New post', 'Nový příspěvek')
export const title = msg('Title', 'Název')
export const untitled = msg('Untitled', 'Bez názvu')
export const noAddressYet = msg('no address yet', 'zatím bez adresy')
export const category = msg('Category', 'Kategorie')
export const rubric = msg('Rubric', 'Rubrika')
export const writer = msg('Writer', 'Autor')
export const status = msg('Status', 'Stav')
export const updated = msg('Updated', 'Upraveno')
export const created = msg('Created', 'Vytvořeno')
export const titleForSearch = msg('Title for search engines', 'Titulek pro vyhledávače')
export const description = msg('Description', 'Popis pro vyhledávače')
export const review = msg('Review', 'Recenze')
export const page = msg('Page', 'Stránka')
export const searchTitleOrSlug = msg('Search title or slug', 'Název nebo adresa')
export const allCategories = msg('All categories', 'Kategorie')
export const allWriters = msg('All writers', 'Autoři')
export const allRubrics = msg('All rubrics', 'Rubriky')
export const anyStage = msg('Any stage', 'Schvalování')
export const readyForApproval = msg('Ready for approval', 'Čeká na schválení')
export const notSubmitted = msg('Not submitted', 'Nepředáno ke schválení')
export const anyOrigin = msg('Any origin', 'Odkudkoli')
export const ofImport = msg('From this import', 'Z tohoto importu')
export const allChecks = msg('All checks', 'Kontrola')
export const anythingFails = msg('Anything fails', 'Cokoli neprošlo')
export const somethingBlocks = msg('Something blocks', 'Něco brání zveřejnění')
export const viewOnSite = msg('View on the site', 'Zobrazit na webu')
export const noPostsYet = msg('No posts yet', 'Zatím žádné příspěvky')
export const postsWillBeHere = msg(
  'Articles, reviews and author pages will be here.',
  'Tady budou články, recenze a stránky autorů.',
)

export const archiveTitled = msg('Archive “{title}”?', 'Archivovat „{title}“?')
export const archive = msg('Archive', 'Archivovat')
export const visitorsGet = msg('What visitors of its address get', 'Co návštěvníci najdou na jeho adrese')
export const notFound404 = msg('Not found (404)', 'Stránka nenalezena (404)')
export const mayBeBack = msg('It may be back one day.', 'Jednou se může vrátit.')
export const gone410 = msg('Gone (410)', 'Stránka odstraněna (410)')
export const removedOnPurpose = msg(
  'Removed on purpose; search engines forget it sooner.',
  'Odstraněno záměrně; vyhledávače na ni zapomenou dřív.',
)
export const anotherPage301 = msg('Another page (301)', 'Jiná stránka (301)')
export const goOnThere = msg(
  'Visitors and search engines go on there.',
  'Návštěvníci i vyhledávače budou pokračovat tam.',
)

export const check = msg('Check', 'Kontrola')
export const history = msg('History', 'Historie')
export const partsOfPost = msg('Parts of the post', 'Části příspěvku')
export const loadingEditor = msg('Loading the editor', 'Načítá se editor')
export const aboutPost = msg('About the post', 'O příspěvku')

export const chooseWriter = msg('Choose a writer', 'Vyberte autora')
export const me = msg('Me', 'Já')

export const setWriter = msg('Set writer…', 'Nastavit autora…')
export const setWriterOf = msg(
  { one: 'Set the writer of {what}', other: 'Set the writer of {what}' },
  {
    one: 'Nastavit autora {count} příspěvku',
    few: 'Nastavit autora {count} příspěvků',
    other: 'Nastavit autora {count} příspěvků',
  },
)
export const setRubric = msg('Set rubric…', 'Nastavit rubriku…')
export const setRubricOf = msg(
  { one: 'Set the rubric of {what}', other: 'Set the rubric of {what}' },
  {
    one: 'Nastavit rubriku {count} příspěvku',
    few: 'Nastavit rubriku {count} příspěvků',
    other: 'Nastavit rubriku {count} příspěvků',
  },
)
export const setStage = msg('Set stage…', 'Nastavit stav…')
export const setStageOf = msg(
  { one: 'Set the stage of {what}', other: 'Set the stage of {what}' },
  {
    one: 'Nastavit stav {count} příspěvku',
    few: 'Nastavit stav {count} příspěvků',
    other: 'Nastavit stav {count} příspěvků',
  },
)
export const stage = msg('Stage', 'Stav schvalování')
export const noWriter = msg('Nobody', 'Nikdo')
export const noRubric = msg('No rubric', 'Bez rubriky')
export const stateChanged = msg('changed', 'změněno')
export const changed = msg('{number} changed', 'Změněno {number}')
