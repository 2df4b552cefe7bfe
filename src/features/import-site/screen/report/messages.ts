import { msg } from '#shared/words/message.ts'

export const lead = msg(
  'Report. Nothing is written yet; what you choose here is kept if you leave.',
  'Přehled. Zatím se nic nezapsalo; co tu vyberete, zůstane, i když odejdete.',
)
export const choiceLost = msg(
  'The last choice is not saved. It is still on this page.',
  'Poslední volba se neuložila. Na této stránce zůstala.',
)
export const counting = msg('Counting again with your choice…', 'Přepočítává se podle vašeho výběru…')
export const posts = msg(
  { one: '<b>{count}</b> post', other: '<b>{count}</b> posts' },
  { one: '<b>{count}</b> příspěvek', few: '<b>{count}</b> příspěvky', other: '<b>{count}</b> příspěvků' },
)
export const ofThemDrafts = msg(
  { one: '{count} of them a draft', other: '{count} of them drafts' },
  { one: 'z toho {count} koncept', few: 'z toho {count} koncepty', other: 'z toho {count} konceptů' },
)
export const pages = msg(
  { one: '<b>{count}</b> page', other: '<b>{count}</b> pages' },
  { one: '<b>{count}</b> stránka', few: '<b>{count}</b> stránky', other: '<b>{count}</b> stránek' },
)
export const ofThemScheduled = msg(
  { one: '{count} of them a draft, {scheduled} scheduled', other: '{count} of them drafts, {scheduled} scheduled' },
  {
    one: 'z toho {count} koncept, naplánováno {scheduled}',
    few: 'z toho {count} koncepty, naplánováno {scheduled}',
    other: 'z toho {count} konceptů, naplánováno {scheduled}',
  },
)
export const inTrash = msg(
  { one: '{count} more in the trash stays there', other: '{count} more in the trash stay there' },
  {
    one: 'v koši zůstává {count} položka',
    few: 'v koši zůstávají {count} položky',
    other: 'v koši zůstává {count} položek',
  },
)
export const authors = msg(
  { one: '<b>{count}</b> author', other: '<b>{count}</b> authors' },
  { one: '<b>{count}</b> autor', few: '<b>{count}</b> autoři', other: '<b>{count}</b> autorů' },
)
export const knownHere = msg('{count} known here', 'z toho {count} tu známe')
export const pictures = msg(
  { one: '<b>{count}</b> picture', other: '<b>{count}</b> pictures' },
  { one: '<b>{count}</b> obrázek', few: '<b>{count}</b> obrázky', other: '<b>{count}</b> obrázků' },
)
export const missing = msg('{count} missing', 'chybí {count}')
export const noneMissing = msg('none is missing', 'žádný nechybí')
export const categories = msg(
  { one: '<b>{count}</b> category', other: '<b>{count}</b> categories' },
  { one: '<b>{count}</b> kategorie', few: '<b>{count}</b> kategorie', other: '<b>{count}</b> kategorií' },
)
export const andTags = msg(
  { one: 'and {count} tag', other: 'and {count} tags' },
  { one: 'a {count} štítek', few: 'a {count} štítky', other: 'a {count} štítků' },
)
export const redirects = msg(
  { one: '<b>{count}</b> redirect', other: '<b>{count}</b> redirects' },
  { one: '<b>{count}</b> přesměrování', few: '<b>{count}</b> přesměrování', other: '<b>{count}</b> přesměrování' },
)
export const fromOld = msg('from old addresses', 'ze starých adres')
export const toLookAt = msg(
  { one: '<b>{count}</b> post to look at', other: '<b>{count}</b> posts to look at' },
  {
    one: '<b>{count}</b> příspěvek k prohlédnutí',
    few: '<b>{count}</b> příspěvky k prohlédnutí',
    other: '<b>{count}</b> příspěvků k prohlédnutí',
  },
)
export const somethingLost = msg('something is lost', 'něco se ztratí')
export const nothingLost = msg('nothing is lost', 'nic se neztratí')
export const duplicates = msg(
  { one: '<b>{count}</b> duplicate', other: '<b>{count}</b> duplicates' },
  { one: '<b>{count}</b> duplicita', few: '<b>{count}</b> duplicity', other: '<b>{count}</b> duplicit' },
)
export const alreadyHere = msg('already here', 'už tu jsou')

export const authorsTitle = msg('Authors → writers', 'Autoři → autoři zde')
export const inTheFile = msg('In the file', 'V souboru')
export const postsColumn = msg('Posts', 'Příspěvky')
export const becomes = msg('Becomes', 'Co z toho bude')
export const address = msg('Address', 'Adresa')
export const newWriter = msg('New writer “{name}”', 'Nový autor „{name}“')
export const writerHere = msg('{name}, writer here', '{name}, autor zde')
export const nobody = msg('No writer', 'Bez autora')
export const termsTitle = msg('Categories → rubrics', 'Kategorie → rubriky')
export const termsLead = msg(
  'A rubric can take several categories. What has no choice goes by its name.',
  'Jedna rubrika může vzít několik kategorií. Kde nic nevyberete, rozhodne název.',
)
export const newRubric = msg('New rubric “{name}”', 'Nová rubrika „{name}“')
export const rubricHere = msg('Rubric {name}', 'Rubrika {name}')
export const categoryReviews = msg('Category Recenze', 'Kategorie Recenze')
export const noRubric = msg('No rubric', 'Bez rubriky')
export const tag = msg('tag', 'štítek')
export const showAll = msg(
  { one: 'Show {count} more', other: 'Show {count} more' },
  { one: 'Ukázat další {count}', few: 'Ukázat další {count}', other: 'Ukázat dalších {count}' },
)
export const redirectsTitle = msg('Addresses → redirects', 'Adresy → přesměrování')
export const redirectsLead = msg(
  'Every address that changes gets a 301. {count} in all.',
  'Každá adresa, která se mění, dostane 301. Celkem {count}.',
)
export const categoryBase = msg('Addresses of categories begin with', 'Adresy kategorií začínají na')
export const tagBase = msg('Addresses of tags begin with', 'Adresy štítků začínají na')
export const baseHint = msg(
  'As set in the old system. Empty: as its links show, else “{usual}”.',
  'Podle nastavení starého systému. Prázdné: jak ukazují jeho odkazy, jinak „{usual}“.',
)
export const oldAddress = msg('Old address', 'Stará adresa')
export const newAddress = msg('New address', 'Nová adresa')
export const blocksTitle = msg('Blocks', 'Bloky')
export const blocksLead = msg(
  'Blocks become ours by themselves. What a plug-in made, you decide.',
  'Bloky se převedou samy. O tom, co vytvořil zásuvný modul, rozhodujete vy.',
)
export const howOften = msg('How often', 'Kolikrát')
export const whole = msg('by itself', 'samo')
export const asKept = msg('Kept, seen by editors only', 'Ponechat, vidí jen redakce')
export const asText = msg('Its text', 'Jeho text')
export const asLink = msg('A link', 'Odkaz')
export const asQuote = msg('A quote', 'Citace')
export const asNote = msg('A note', 'Poznámka')
export const asProsCons = msg('Pros and cons', 'Klady a zápory')
export const asCasinos = msg('Casinos, chosen by name', 'Kasina, vybraná podle názvu')
export const keptTitle = msg('What cannot be kept', 'Co nejde přenést')
export const keptLead = msg(
  'What stood in a text stays there in a block that only editors see, so nothing is lost in silence. Such a post comes as a draft.',
  'Co stálo v textu, zůstane na místě v bloku, který vidí jen redakce. Nic se neztratí potichu. Takový příspěvek přijde jako koncept.',
)
export const toLookAtTitle = msg('Posts to look at', 'Příspěvky k prohlédnutí')
export const toLookAtLead = msg(
  'Something of them has no place here. They come as drafts.',
  'Něco z nich tu nemá místo. Přijdou jako koncepty.',
)
export const postColumn = msg('Post', 'Příspěvek')
export const whatIsLost = msg('What is lost', 'Co se ztratí')
export const duplicatesTitle = msg('Duplicates', 'Duplicity')
export const duplicatesLead = msg('Their address is taken here.', 'Jejich adresa je tu obsazená.')
export const here = msg('Here', 'Zde')
export const whatToDo = msg('What to do', 'Co s tím')
export const keepOurs = msg('Keep ours', 'Nechat naše')
export const both = msg('Theirs as a draft, too', 'Jejich jako koncept navíc')
export const menusTitle = msg('Menus', 'Menu')
export const menusLead = msg(
  'A menu replaces one of ours only if you say so.',
  'Menu nahradí naše jen tehdy, když to zvolíte.',
)
export const staysBehind = msg('Stays behind', 'Nepřenést')
export const itemsColumn = msg('Items', 'Položky')
export const reviewsTitle = msg('Reviews → casinos', 'Recenze → kasina')
export const reviewsLead = msg(
  'Posts that are reviews make casinos, as drafts. Say how to tell them and where their figures are.',
  'Příspěvky, které jsou recenze, založí kasina jako koncepty. Řekněte, podle čeho se poznají a kde mají údaje.',
)
export const reviewsFrom = msg('Reviews are', 'Recenze jsou')
export const noReviews = msg('No posts', 'Žádné příspěvky')
export const ofCategory = msg('Posts of {name}', 'Příspěvky z {name}')
export const ofTypeNamed = msg('Content of the type {name}', 'Obsah typu {name}')
export const withField = msg('Posts with the field {name}', 'Příspěvky s polem {name}')
export const columnTitle = msg('Title', 'Název')
export const columnLogo = msg('Logo', 'Logo')
export const columnRating = msg('Rating', 'Hodnocení')
export const columnBonus = msg('Bonus', 'Bonus')
export const columnRefLink = msg('Ref link', 'Partnerský odkaz')
export const ratingMax = msg('Best rating', 'Nejlepší hodnocení')
export const ofThePost = msg('As the post has it', 'Jako u příspěvku')
export const nothing = msg('Nothing', 'Nic')
export const newCasinos = msg('New casinos: {names}', 'Nová kasina: {names}')
export const mistakesTitle = msg('Mistakes in the file', 'Chyby v souboru')
export const mistakesLead = msg('These items are left out or mended.', 'Tyto položky se vynechají nebo opraví.')

export const willBeWritten = msg('What will be written', 'Co se zapíše')
export const writesPages = msg('Pages', 'Stránky')
export const writesWriters = msg('Writers', 'Autoři')
export const writesRubrics = msg('Rubrics', 'Rubriky')
export const writesPictures = msg('Pictures', 'Obrázky')
export const writesFilms = msg('Videos', 'Videa')
export const writesSearch = msg('Search texts', 'Pro vyhledávače')
export const writesCasinos = msg('Casinos', 'Kasina')
export const writesRedirects = msg('Redirects', 'Přesměrování')
export const newOnes = msg('new', 'nově')
export const hereAlready = msg('{count} came earlier', {
  one: '{count} přišel dříve',
  few: '{count} přišly dříve',
  other: '{count} přišlo dříve',
})
export const publishedPosts = msg('Published posts', 'Zveřejněné příspěvky')
export const allDrafts = msg('All as drafts', 'Všechny jako koncepty')
export const allDraftsAbout = msg('You publish what you have seen.', 'Zveřejníte, co jste viděli.')
export const asTheyWere = msg('As they were', 'Jak byly')
export const asTheyWereAbout = msg('Except those to look at.', 'Kromě těch k prohlédnutí.')
export const start = msg('Start the import', 'Spustit import')
export const otherFiles = msg('Other files or pictures', 'Jiné soubory nebo obrázky')
export const undoable = msg('It can be undone as a whole for 30 days.', 'Celý jde vzít zpět po dobu 30 dní.')
export const menuHeader = msg('Menu of the header', 'Menu v hlavičce')
export const menuPanel = msg('Menu of the panel', 'Menu v panelu')
export const menuFooter = msg('Menu of the footer', 'Menu v patičce')
