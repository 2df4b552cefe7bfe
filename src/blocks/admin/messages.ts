import { msg } from '#shared/words/message.ts'

export const chooseAPicture = msg('Choose a picture.', 'Vyberte obrázek.')
export const chooseACasino = msg('Choose a casino.', 'Vyberte kasino.')
export const chooseAWriter = msg('Choose a writer.', 'Vyberte autora.')
export const chooseWhereItLeads = msg('Choose where it leads.', 'Vyberte, kam vede.')

export const addPictures = msg('Add pictures…', 'Přidat obrázky…')
export const throwAwayNew = msg('Throw away the new “{name}”?', 'Zahodit nový blok „{name}“?')
export const throwAwayChanges = msg('Throw away the changes of “{name}”?', 'Zahodit změny bloku „{name}“?')
export const typedWillBeGone = msg('What you have typed here will be gone.', 'Co jste tu napsali, se ztratí.')
export const throwAway = msg('Throw away', 'Zahodit')
export const newBlock = msg('New: {name}', 'Nový blok: {name}')
export const apply = msg('Apply', 'Použít')
export const loading = msg('Loading', 'Načítá se')
export const fieldsNeedAttention = msg(
  { one: '{count} field needs attention', other: '{count} fields need attention' },
  { one: 'Opravte {count} pole', few: 'Opravte {count} pole', other: 'Opravte {count} polí' },
)

export const button = msg('Button', 'Tlačítko')
export const buttonLeadsTo = msg('Button leads to', 'Kam tlačítko vede')
export const withButton = msg('With a button', 'S tlačítkem')
export const title = msg('Title', 'Název')
export const text = msg('Text', 'Text')
export const cardPictureHint = msg('4:3 or an icon, at least 480 px wide', '4 : 3 nebo ikona, šířka aspoň 480 px')
export const heading = msg('Heading', 'Nadpis')
export const none = msg('None', 'Žádný')
export const levelOfHeading = msg('Level of the heading', 'Úroveň nadpisu')
export const anchor = msg('Anchor of the heading', 'Kotva nadpisu')
export const nameInEditor = msg('Name in the editor', 'Název v editoru')
export const nameInEditorHint = msg(
  'Tells blocks apart while you write. Readers do not see it.',
  'Podle něj bloky při psaní rozlišíte. Čtenáři ho nevidí.',
)

export const duplicate = msg('Duplicate {name}', 'Duplikovat: {name}')
export const toFix = msg('{errors} to fix', '{errors} k opravě')
export const numbered = msg('{noun} {number}', '{noun} {number}')
export const newItem = msg('New {noun}', { m: 'Nový {noun}', f: 'Nová {noun}', n: 'Nové {noun}' })
export const removedTitled = msg('Removed “{title}”.', 'Odebráno: „{title}“.')
export const removedEmpty = msg('Removed an empty {noun}.', 'Odebráno: {noun} bez obsahu.')
export const addItem = msg('Add a {noun}', 'Přidat {noun:4}')
export const countOfMost = msg('{count} of {most}', '{count} z {most}')
export const lineNumber = msg('line {number}', 'řádek {number}')
export const addLine = msg('Add a line', 'Přidat řádek')

export const casino = msg('Casino', 'Kasino')
export const bookmaker = msg('Bookmaker', 'Sázková kancelář')
export const post = msg('Post', 'Příspěvek')
export const kindOfLink = msg('Type', 'Druh')
export const record = msg('Record', 'Záznam')
export const noLink = msg('No link', 'Bez odkazu')
export const address = msg('Address', 'Adresa')
export const enterAddress = msg('Enter an address.', 'Zadejte adresu.')
export const search = msg('Search', 'Hledat')
export const addressPlaceholder = msg('https://… or /recenze/…/', 'https://… nebo /recenze/…/')

export const ratingAtLeast = msg('Rating at least', 'Hodnocení aspoň')
export const any = msg('Any', 'Jakékoli')
export const movedByHand = msg('Moved by hand', 'Přesunuto ručně')
export const movedHint = msg(
  'A {noun} elsewhere than the order puts it. Readers see your reason beside it.',
  'Jiné místo, než by určilo řazení. Čtenáři vedle něj vidí váš důvod.',
)
export const place = msg('Place', 'Místo')
export const placeOf = msg('Place of {name}', 'Místo: {name}')
export const whyMoved = msg('Why {name} is moved', 'Důvod přesunu: {name}')
export const why = msg('Why', 'Důvod')
export const doNotMove = msg('Do not move {name}', 'Nepřesouvat: {name}')
export const moveOne = msg('Move a {noun}', 'Přesunout {noun:4}')
export const ownRibbonFor = msg('Own ribbon or bonus text for a {noun}', 'Vlastní štítek nebo text bonusu')
export const ownWords = msg('Own words in this list', 'Vlastní texty v tomto seznamu')
export const emptyMeansRecord = msg(
  'An empty field means what the record says.',
  'Prázdné pole znamená, že platí text ze záznamu.',
)
export const ribbonOf = msg('Ribbon of {name}', 'Štítek: {name}')
export const ribbon = msg('Ribbon', 'Štítek')
export const bonusOf = msg('Bonus of {name}', 'Bonus: {name}')
export const removeOwnWords = msg('Remove own words of {name}', 'Odebrat vlastní texty: {name}')
export const chooseFirst = msg('Choose a {noun} first', 'Nejdřív vyberte {noun:4}')
export const picture = msg('Picture', 'Obrázek')

export const bestOnes = msg('The best ones', 'Nejlepší')
export const byConditions = msg('By conditions', 'Podle podmínek')
export const chosenByHand = msg('Chosen by hand', 'Ruční výběr')
export const cards = msg('Cards', 'Karty')
export const table = msg('Table', 'Tabulka')
export const compact = msg('Compact', 'Stručně')
export const bestRating = msg('Best rating first', 'Od nejlepšího hodnocení')
export const fastestPayouts = msg('Fastest payouts first', 'Od nejrychlejší výplaty')
export const lowestDeposit = msg('Lowest deposit first', 'Od nejnižšího vkladu')
export const bestTruePrice = msg('Best true price of the bonus first', 'Od nejlepší skutečné ceny bonusu')
export const byTitle = msg('By title', 'Podle názvu')
export const bonus = msg('Bonus', 'Bonus')
export const speedOfPayouts = msg('Speed of payouts', 'Rychlost výplat')
export const minimumDeposit = msg('Minimum deposit', 'Minimální vklad')
export const numberOfGames = msg('Number of games', 'Počet her')
export const licence = msg('Licence', 'Licence')
export const linkToReview = msg('Link to the review', 'Odkaz na recenzi')
export const whichCasinos = msg('Which casinos', 'Která kasina')
export const whichBookmakers = msg('Which bookmakers', 'Které sázkové kanceláře')
export const casinosInOrder = msg('Casinos in this order', 'Kasina v tomto pořadí')
export const bookmakersInOrder = msg('Bookmakers in this order', 'Sázkové kanceláře v tomto pořadí')
export const whyThese = msg('Why these, in this order', 'Proč tyto a v tomto pořadí')
export const whyTheseHint = msg(
  'Readers are told that the editors chose the list, and this reason.',
  'Čtenáři vidí, že seznam vybrala redakce, a tento důvod.',
)
export const atMost = msg('At most', 'Nejvýše')
export const order = msg('Order', 'Řazení')
export const layout = msg('Layout', 'Rozvržení')
export const whatIsShown = msg('What is shown', 'Co se zobrazí')
export const inOrderTicked = msg('In the order in which you tick them.', 'V pořadí, v jakém je zaškrtnete.')

/** Only where versions are compared. */
export const file = msg('File', 'Soubor')
export const whatItShows = msg('What it shows', 'Co je na něm')
export const whichOnes = msg('Which ones', 'Které')
