import { msg, noun } from '#shared/words/message.ts'

export const text = msg('Text', 'Text')
export const page = msg('Page', 'Stránka')
export const publishing = msg('Publishing', 'Zveřejnění')
export const blocks = msg('Blocks', 'Bloky stránky')
export const shortcodes = msg('Shortcodes', 'Vložené bloky')
export const blocksInText = msg('Blocks', 'Bloky')
export const usedCount = msg('{count} used', '{count} v textu')
export const toFix = msg('{errors}<hidden> to fix</hidden>', '{errors}<hidden> k opravě</hidden>')
export const settings = msg('Settings', 'Nastavení')
export const notes = msg('Notes', 'Poznámky')

export const createPost = msg('Create post', 'Vytvořit příspěvek')
export const saveChanges = msg('Save changes', 'Uložit změny')
export const takeBack = msg('Take back', 'Vzít zpět')
export const submit = msg('Submit for approval', 'Předat ke schválení')
export const sendBack = msg('Send back', 'Vrátit k přepracování')
export const draftAgain = msg(
  '“{title}” is a draft again. Whoever submitted it gets your message.',
  'Z příspěvku „{title}“ bude zase koncept. Kdo ho předal, dostane vaši zprávu.',
)
export const whatIsMissing = msg('What is missing?', 'Co chybí?')

export const faq = msg('FAQ', 'Časté otázky')
export const references = msg('References', 'Zdroje')
export const tableOfContents = msg('Table of contents', 'Obsah')
export const editFaq = msg('Edit FAQ', 'Upravit časté otázky')
export const editReferences = msg('Edit References', 'Upravit zdroje')
export const editTableOfContents = msg('Edit Table of contents', 'Upravit obsah')
export const errorsToFix = msg('{errors} to fix', '{errors} k opravě')
export const questionCount = msg(
  { one: '{count} question', other: '{count} questions' },
  { one: '{count} otázka', few: '{count} otázky', other: '{count} otázek' },
)
export const questionCountHidden = msg(
  { one: '{count} question, {hidden} hidden', other: '{count} questions, {hidden} hidden' },
  {
    one: '{count} otázka, skryto: {hidden}',
    few: '{count} otázky, skryto: {hidden}',
    other: '{count} otázek, skryto: {hidden}',
  },
)
export const sourceCount = msg(
  { one: '{count} source', other: '{count} sources' },
  { one: '{count} zdroj', few: '{count} zdroje', other: '{count} zdrojů' },
)
export const shownOf = msg('{shown} of {all} shown', 'zobrazeno {shown} z {all}')
export const empty = msg('empty', 'prázdný')

export const noWords = msg('No words yet', 'Zatím žádný text')
export const wordCount = msg(
  { one: '{count} word', other: '{count} words' },
  { one: '{count} slovo', few: '{count} slova', other: '{count} slov' },
)
export const readingTime = msg('{minutes} min read', '{minutes} min čtení')

export const breadcrumbs = msg('Breadcrumbs', 'Drobečková navigace')
export const fromCategory = msg('Made from the category.', 'Vytváří se z kategorie.')
export const stepNumber = msg('step {number}', 'krok {number}')
export const titleOfStep = msg('Title of step {number}', 'Název kroku {number}')
export const pathOfStep = msg('Path of step {number}', 'Adresa kroku {number}')
export const addStep = msg('Add a step', 'Přidat krok')

export const title = msg('Title', 'Název')
export const created = msg('Created', 'Vytvořeno')
export const updated = msg('Updated', 'Upraveno')
export const active = msg('Active', 'Zveřejněno')
export const editorsPublish = msg('Editors publish', 'Zveřejňují editoři')
export const dateShown = msg('Date shown to readers', 'Datum pro čtenáře')
export const clearCacheUntil = msg('Clear cache until', 'Neukládat do mezipaměti do')
export const refreshCache = msg('Refresh cache', 'Obnovit mezipaměť')

export const linkedEntity = msg('Linked casino/bookmaker', 'Kasino nebo sázková kancelář')
export const linkedCasinoOrBookmaker = msg('Linked casino or bookmaker', 'Kasino nebo sázková kancelář')
export const linkedKind = msg('Linked kind', 'Druh')
export const noLink = msg('None', 'Nic')
export const casinos = msg('Casinos', 'Kasina')
export const bookmakers = msg('Bookmakers', 'Sázkové kanceláře')
export const newOnes = msg('New', 'Nové')
export const createCasino = msg('Create casino “{title}”', 'Vytvořit kasino „{title}“')
export const createBookmaker = msg('Create bookmaker “{title}”', 'Vytvořit sázkovou kancelář „{title}“')
export const clearLinked = msg('Clear the linked casino or bookmaker', 'Odebrat kasino nebo sázkovou kancelář')

export const questions = msg('Questions', 'Otázky')
export const oneQuestion = noun('question', { gender: 'f', 1: 'otázka', 2: 'otázky', 4: 'otázku' })
export const question = msg('Question', 'Otázka')
export const answer = msg('Answer', 'Odpověď')
export const newQuestion = msg('New question', 'Nová otázka')
export const shown = msg('Shown', 'Zobrazeno')
export const show = msg('Show “{title}”', 'Zobrazit „{title}“')
export const sources = msg('Sources', 'Zdroje')
export const oneSource = noun('source', { gender: 'm', 1: 'zdroj', 2: 'zdroje', 4: 'zdroj' })
export const address = msg('Address', 'Adresa')
export const publisher = msg('Publisher', 'Vydavatel')
export const readOn = msg('Read on', 'Přečteno dne')

export const root = msg('/ (the root)', '/ (kořen webu)')
export const category = msg('Category', 'Kategorie')
export const rubric = msg('Rubric', 'Rubrika')
export const none = msg('None', 'Žádná')
export const breadcrumbTitle = msg('Breadcrumb title', 'Název v drobečkové navigaci')
export const isReview = msg('This post is a review', 'Tento příspěvek je recenze')
export const isPage = msg('A page on its own, not an article', 'Samostatná stránka, ne článek')
export const whatPageIs = msg(
  'Such as contact or terms: menus, links and the search lead to it, but no list of articles and no feed.',
  'Například kontakt nebo podmínky: vede na ni menu, odkazy a vyhledávání, ale žádný seznam článků ani RSS.',
)
export const alwaysPage = msg(
  'It replaces a page that the site has anyway, so it is never an article.',
  'Nahrazuje stránku, kterou web má sám od sebe, takže to článek být nemůže.',
)
export const banner = msg('Banner', 'Úvodní obrázek')
export const dropBanner = msg(
  'Drop an image here, 16:9, at least 1536 px wide',
  'Přetáhněte sem obrázek 16 : 9, široký aspoň 1536 px',
)
export const writer = msg('Writer', 'Autor')
export const nobody = msg('Nobody', 'Nikdo')

export const metaTitle = msg('Meta title', 'Titulek pro vyhledávače')
export const metaDescription = msg('Meta description', 'Popis pro vyhledávače')
export const tokens = msg('Tokens: {tokens}', 'Zástupné značky: {tokens}')
export const seoTitle = msg('SEO: Title', 'SEO: titulek')
export const seoDescription = msg('SEO: Description', 'SEO: popis')
export const seoRobots = msg('SEO: Robots', 'SEO: pokyny pro roboty')
export const seoKeyword = msg('SEO: Keyword', 'SEO: klíčová slova')
export const seoCanonical = msg('SEO: Canonical', 'SEO: kanonická adresa')
export const robots = msg('Robots', 'Pokyny pro roboty')
export const notSaid = msg('Not said', 'Neurčeno')
export const clearRobots = msg('Clear Robots', 'Odebrat pokyny pro roboty')
export const keywords = msg('Keywords', 'Klíčová slova')
export const canonical = msg('Canonical', 'Kanonická adresa')
export const canonicalDefault = msg('Defaults to this page’s address', 'Jinak adresa této stránky')
export const cutOff = msg('Likely to be cut off.', 'Nejspíš se nezobrazí celý.')
export const ratherShort = msg('Rather short.', 'Spíš krátký.')
export const searchPreview = msg('Search result preview', 'Náhled výsledku vyhledávání')
export const untitled = msg('Untitled', 'Bez názvu')
export const withoutDescription = msg(
  'Without a description search engines take one from the text.',
  'Bez popisu si ho vyhledávače vezmou z textu.',
)

export const noBlocksYet = msg('No blocks in the text yet.', 'V textu zatím nejsou žádné bloky.')
export const editBlock = msg('Edit {name} {id}', 'Upravit: {name} {id}')
export const insertBlock = msg('Insert block', 'Vložit blok')

export const slug = msg('Slug', 'Adresa (slug)')
export const madeFromTitle = msg('Made from the title.', 'Vytváří se z názvu.')
export const writesRedirect = msg(
  'Readers of {from} will be led to {to}: saving writes a 301.',
  'Čtenáři adresy {from} budou přesměrováni na {to}: uložením vznikne 301.',
)

export const contentsMadeFrom = msg(
  'Made from the headings of the text and its blocks. Headings without an ID get one.',
  'Vytváří se z nadpisů textu a jeho bloků. Nadpisy bez ID ho dostanou.',
)
export const syncWithHeadings = msg('Sync with headings', 'Obnovit podle nadpisů')
export const nothingInItYet = msg('There is nothing in it yet.', 'Zatím v něm nic není.')
export const titleOf = msg('Title of {heading}', 'Název položky {heading}')
export const notInText = msg('{heading} is not in the text', '{heading} v textu není')

export const oldFiguresRight = msg('Old figures that are right', 'Starší údaje, které platí')
export const goneWhenArchived = msg('Gone for good (410) when archived', 'Po archivaci odstraněno natrvalo (410)')
export const appears = msg('Appears', 'Zveřejní se')
export const comesDown = msg('Comes down', 'Stáhne se')
export const thenGoTo = msg('After that visitors go to', 'Potom návštěvníci půjdou na')

export const drawnCover = msg('Drawn cover', 'Kreslená obálka')
export const coverHint = msg(
  'From the figures of the story; without a banner it opens the page.',
  'Z čísel v článku; bez úvodního obrázku stránku otevírá.',
)
export const clearCover = msg('Clear the drawn cover', 'Odebrat kreslenou obálku')
export const bannerInstead = msg('The banner is shown instead of it.', 'Místo ní se zobrazí úvodní obrázek.')
export const coverPreview = msg('Preview of the drawn cover', 'Náhled kreslené obálky')
export const fillInValues = msg('Fill in the values to see the cover.', 'Obálka se zobrazí, až vyplníte hodnoty.')
export const scales = msg('Scales', 'Váhy')
export const scalesHint = msg(
  'Two amounts against each other, as a bonus and what it costs.',
  'Dvě částky proti sobě, třeba bonus a co stojí.',
)
export const dots = msg('Dots', 'Body')
export const dotsHint = msg(
  'Measurements against promises, a line for each casino.',
  'Naměřené hodnoty proti slibům, pro každé kasino řádek.',
)
export const steps = msg('Steps', 'Schody')
export const stepsHint = msg(
  'How one term changed, from the oldest value to today’s.',
  'Jak se měnila jedna podmínka, od nejstarší hodnoty po dnešní.',
)
export const seal = msg('Seal', 'Pečeť')
export const sealHint = msg(
  'Months of a licence, and months since it ended.',
  'Měsíce s licencí a měsíce od jejího konce.',
)
export const dial = msg('Dial', 'Ciferník')
export const dialHint = msg('How much of up to three limits is used up.', 'Kolik je vyčerpáno až ze tří limitů.')
export const hundred = msg('Hundred', 'Stovka')
export const hundredHint = msg('So many of a hundred.', 'Kolik jich je ze sta.')
export const grid = msg('Grid', 'Mřížka')
export const gridHint = msg('One thing, so many times over.', 'Jedna věc tolikrát za sebou.')
export const onLeft = msg('On the left', 'Vlevo')
export const onRight = msg('On the right, the point', 'Vpravo, oč jde')
export const hours = msg('Hours', 'Hodiny')
export const hoursHint = msg(
  'A line for each casino: hours promised, a colon, hours measured. Without a promise leave out the colon.',
  'Pro každé kasino řádek: slíbené hodiny, dvojtečka, naměřené hodiny. Bez slibu vynechte i dvojtečku.',
)
export const values = msg('Values', 'Hodnoty')
export const valuesHint = msg('One for each period, the oldest first.', 'Pro každé období jedna, od nejstarší.')
export const monthsWith = msg('Months with a licence', 'Měsíce s licencí')
export const monthsWithout = msg('Months without', 'Měsíce bez licence')
export const usedUp = msg('Used up, in per cent', 'Vyčerpáno v procentech')
export const usedUpHint = msg('Up to three limits, the outer one first.', 'Až tři limity, od vnějšího.')
export const needle = msg('Needle', 'Ručička')
export const needleHint = msg('Where it stands.', 'Kam ukazuje.')
export const ofHundred = msg('Of a hundred', 'Ze sta')
export const times = msg('Times', 'Kolikrát')
