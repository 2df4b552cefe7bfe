import { msg, noun } from '#shared/words/message.ts'

/** What the kinds of blocks are called. */
export const prosCons = msg('Pros and cons', 'Klady a zápory')
export const casinoList = msg('Casino list', 'Seznam kasin')
export const bookmakerList = msg('Bookmaker list', 'Seznam sázkových kanceláří')
export const slider = msg('Slider', 'Posuvné snímky')
export const dataTable = msg('Data table', 'Datová tabulka')
export const cardsWithButton = msg('Cards with a button', 'Karty s tlačítkem')
export const cards = msg('Cards', 'Karty')
export const listsInCards = msg('Lists in cards', 'Seznamy v kartách')
export const imageWithText = msg('Image with text', 'Obrázek s textem')
export const images = msg('Images', 'Obrázky')
export const video = msg('Video', 'Video')
export const biography = msg('Writer’s biography', 'Medailon autora')
export const quote = msg('Quote', 'Citace')
export const aside = msg('Aside', 'Poznámka na okraji')
export const keptSource = msg('Kept from the old site', 'Zachováno ze starého webu')

/** Items of their lists. */
export const card = noun('card', { gender: 'f', 1: 'karta', 2: 'karty', 4: 'kartu' })
export const pictureWithText = noun('picture with text', {
  gender: 'm',
  1: 'obrázek s textem',
  2: 'obrázku s textem',
  4: 'obrázek s textem',
})
export const picture = noun('picture', { gender: 'm', 1: 'obrázek', 2: 'obrázku', 4: 'obrázek' })
export const slide = noun('slide', { gender: 'm', 1: 'snímek', 2: 'snímku', 4: 'snímek' })

export const slidesSideBySide = msg('Slides side by side', 'Snímků vedle sebe')
export const moveByItself = msg('Move by itself', 'Posouvat samo')
export const moveByItselfHint = msg('Readers get a button that stops it.', 'Čtenáři mají tlačítko, kterým to zastaví.')
export const slides = msg('Slides', 'Snímky')
export const slideHint = msg(
  'All of the same shape, at least 768 px wide',
  'Všechny stejného tvaru, široké aspoň 768 px',
)
export const title = msg('Title', 'Název')
export const text = msg('Text', 'Text')
export const link = msg('Link', 'Odkaz')
export const search = msg('Search', 'Hledat')

export const ourWriter = msg('Our writer', 'Náš autor')
export const somebodyElse = msg('Somebody else', 'Někdo jiný')
export const quoteMarksAdded = msg('Quotation marks are added on the page.', 'Uvozovky doplní stránka.')
export const whoseWords = msg('Whose words', 'Čí slova')
export const writer = msg('Writer', 'Autor')
export const name = msg('Name', 'Jméno')
export const position = msg('Position', 'Pozice')
export const whereSaid = msg('Where it was said', 'Kde to zaznělo')
export const quotePage = msg('The page the quote comes from.', 'Stránka, ze které citace pochází.')
export const sayWhoseWords = msg('Say whose words these are.', 'Uveďte, čí slova to jsou.')

export const writtenHere = msg('Written here', 'Napsané tady')
export const fromCasino = msg('From a casino', 'Z kasina')
export const whereFrom = msg('Where they come from', 'Odkud jsou')
export const casino = msg('Casino', 'Kasino')
export const pros = msg('Pros', 'Klady')
export const addPro = msg('Add a pro and press Enter', 'Přidejte klad a stiskněte Enter')
export const cons = msg('Cons', 'Zápory')
export const addCon = msg('Add a con and press Enter', 'Přidejte zápor a stiskněte Enter')
export const casinoHasNone = msg(
  'This casino has no pros and cons yet, so the block will stay empty until it does.',
  'Toto kasino zatím nemá klady ani zápory; dokud je nedostane, blok zůstane prázdný.',
)
export const casinoHas = msg(
  'The casino has {pros} pros and {cons} cons now. The block follows its changes.',
  'Kasino teď má klady: {pros}, zápory: {cons}. Blok se mění s ním.',
)
export const chooseCasino = msg('Choose a casino.', 'Vyberte kasino.')
export const chooseBookmaker = msg('Choose a bookmaker.', 'Vyberte sázkovou kancelář.')
export const writeOne = msg('Write at least one.', 'Napište aspoň jeden.')

export const figure = msg('Figure', 'Číslo')
export const figureHint = msg('Stands out, e.g. 19 h.', 'Vynikne, například 19 h.')
export const asideHint = msg(
  'On a wide screen it stands beside what is written before it, else at the end of its section.',
  'Na široké obrazovce stojí vedle textu před ní, jinak na konci svého oddílu.',
)

export const ticks = msg('Ticks', 'Zaškrtnutí')
export const bullets = msg('Bullets', 'Odrážky')
export const numbers = msg('Numbers', 'Čísla')
export const listsWith = msg('Lists with', 'Značky seznamů')
export const lines = msg('Lines', 'Řádky')
export const icon = msg('Icon', 'Ikona')
export const noIcon = msg('None', 'Žádná')
export const iconTick = msg('Tick', 'Zaškrtnutí')
export const iconShield = msg('Shield', 'Štít')
export const iconClock = msg('Clock', 'Hodiny')
export const iconCard = msg('Payment card', 'Platební karta')
export const iconGift = msg('Gift', 'Dárek')
export const iconPhone = msg('Phone', 'Telefon')
export const iconChat = msg('Chat', 'Chat')
export const iconScale = msg('Scales', 'Váhy')
export const iconWarn = msg('Warning', 'Výstraha')
export const iconInfo = msg('Information', 'Informace')

export const whatItWas = msg('What it was', 'Co to bylo')
export const source = msg('Source', 'Zdrojový kód')
export const keptHint = msg(
  'Visitors never see this. Write what it was for in its place, then delete the block.',
  'Návštěvníci to nikdy nevidí. Napište na jeho místo, k čemu sloužilo, a blok smažte.',
)

export const left = msg('Left', 'Vlevo')
export const right = msg('Right', 'Vpravo')
export const asBlockSays = msg('As the block says', 'Podle bloku')
export const alternate = msg('Alternate the sides', 'Střídat strany')
export const alternateHint = msg(
  'Pictures stand left and right in turn, except those that have a side of their own.',
  'Obrázky stojí střídavě vlevo a vpravo, kromě těch, které mají vlastní stranu.',
)
export const picturesWithText = msg('Pictures with text', 'Obrázky s textem')
export const itemPictureHint = msg('4:3, at least 768 px wide', '4 : 3, široký aspoň 768 px')
export const pictureOnThe = msg('Picture on the', 'Strana obrázku')

export const oneByOne = msg('One by one', 'Po jednom')
export const inRow = msg('In a row', 'V řadě')
export const grid = msg('Grid', 'Mřížka')
export const layout = msg('Layout', 'Rozvržení')
export const openLarge = msg('Open the picture large when it is clicked', 'Po kliknutí obrázek zvětšit')
export const linkInstead = msg(
  'A picture with a link follows the link instead.',
  'Obrázek s odkazem místo toho otevře odkaz.',
)
export const pictures = msg('Pictures', 'Obrázky')
export const imageHint = msg('At least 1024 px wide', 'Široký aspoň 1024 px')
export const caption = msg('Caption', 'Popisek')
export const columns = msg('Columns', 'Sloupce')

export const paymentMethod = msg('Payment method', 'Platební metoda')
export const gameType = msg('Game type', 'Druh hry')
export const softwareProvider = msg('Software provider', 'Herní studio')
export const any = msg('Any', 'Nezáleží')

export const emptyMeansOwnPage = msg(
  'Leave it empty to show what the writer’s own page says.',
  'Nechte prázdné a zobrazí se text z autorovy stránky.',
)
export const showPhoto = msg('Show the photo', 'Zobrazit fotku')
export const showPosition = msg('Show the position', 'Zobrazit pozici')
export const linkToWriter = msg('Link to the writer’s page', 'Odkaz na stránku autora')

export const notBlockId = msg('This is not a block id.', 'Toto není id bloku.')
export const notHeadingId = msg('This is not a heading id.', 'Toto není id nadpisu.')
export const movedAlready = msg('This one is moved already.', 'Toto už přesunuto je.')
export const placeTaken = msg('Another one is moved to this place.', 'Na toto místo je už přesunuto něco jiného.')

export const videoAddress = msg('Address of the video', 'Adresa videa')
export const videoHint = msg(
  'On YouTube or Vimeo, or a file of this site that ends with .mp4 or .webm, with its captions beside it in .vtt. Nobody hears of readers until they play it.',
  'Na YouTube nebo Vimeu, nebo soubor tohoto webu s příponou .mp4 nebo .webm a vedle něj titulky .vtt. Dokud ho čtenář nepřehraje, nikdo o něm neví.',
)
export const videoTitleHint = msg('What readers would play.', 'Co si čtenář přehraje.')
export const stillHint = msg(
  'Shown until it is played; at best 16:9.',
  'Je vidět, dokud se video nepřehraje; nejlépe 16 : 9.',
)
export const noVideo = msg(
  'Enter the address of a video on YouTube or Vimeo, or a path such as /video.mp4.',
  'Vložte adresu videa na YouTube nebo Vimeu, nebo cestu jako /video.mp4.',
)
