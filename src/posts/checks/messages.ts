import { msg } from '#shared/words/message.ts'

/** Short names of failed rules, for the filter of the list. */
export const noTitle = msg('No title', 'Chybí název')
export const noWriter = msg('No writer', 'Chybí autor')
export const noText = msg('No text', 'Chybí text')
export const nothingReviewed = msg('Nothing is reviewed', 'Chybí, co se recenzuje')
export const failsTarget = msg('Link without a target', 'Odkaz bez cíle')
export const failsOfferLink = msg('Offer without a link', 'Nabídka bez odkazu')
export const failsOfferLicence = msg('Offer without a licence', 'Nabídka bez licence')
export const failsSigned = msg('Article without a writer', 'Článek bez autora')
export const failsReason = msg('List without a reason', 'Seznam bez důvodu')
export const failsHeadingOrder = msg('Heading skips a level', 'Nadpis přeskakuje úroveň')
export const headingWithoutWords = msg('Heading without words', 'Nadpis bez textu')
export const failsLeftover = msg('Words left over', 'Zapomenutá slova')
export const failsFigure = msg('Figure out of date', 'Neaktuální údaj')
export const failsTerms = msg('Says other than the bonus terms', 'Liší se od podmínek bonusu')
export const failsMoved = msg('Redirected link', 'Přesměrovaný odkaz')
export const failsInside = msg('Dead link within the site', 'Nefunkční odkaz v rámci webu')
export const failsOutside = msg('Dead link out of the site', 'Nefunkční odkaz mimo web')
export const failsNames = msg('Named but not linked', 'Zmínka bez odkazu')
export const failsBlock = msg('Block shows nothing', 'Blok nic nezobrazuje')
export const failsVideo = msg('Video without a title or a picture', 'Video bez názvu nebo obrázku')
export const failsKept = msg('Left over from the old site', 'Zbytek ze starého webu')
export const failsAlt = msg('Picture without alt text', 'Obrázek bez alternativního textu')
export const failsTitleLength = msg('Title too long', 'Příliš dlouhý titulek')
export const failsDescription = msg('Length of the description', 'Délka popisu')
export const failsSameTitle = msg('Same title as another', 'Stejný název jako jiný příspěvek')
export const failsWayHere = msg('No page links to it', 'Nevede na něj žádný odkaz')

/** What holds if nothing is found. */
export const holdsTitle = msg('Has a title', 'Má název')
export const holdsWriter = msg('Is signed', 'Je podepsán')
export const holdsText = msg('Has a text', 'Má text')
export const holdsSubject = msg('A review says what it is about', 'Recenze uvádí, čeho se týká')
export const holdsTarget = msg('Every link has a target', 'Každý odkaz má cíl')
export const holdsOfferLink = msg('Every offer has its link', 'Každá nabídka má svůj odkaz')
export const holdsOfferLicence = msg('Every offer has a valid licence', 'Každá nabídka má platnou licenci')
export const holdsSigned = msg('An article is signed', 'Článek je podepsán')
export const holdsReason = msg('Every list chosen by hand says why', 'Každý ručně vybraný seznam uvádí důvod')
export const holdsHeadingOrder = msg('Headings go down step by step', 'Nadpisy klesají po jedné úrovni')
export const holdsHeadingWords = msg('Headings have words', 'Nadpisy mají text')
export const holdsNoLeftover = msg('No words left over', 'Žádná zapomenutá slova')
export const holdsFigures = msg('Figures of offers are present ones', 'Údaje o nabídkách jsou aktuální')
export const holdsTerms = msg('Says the same as the bonus terms', 'Shoduje se s podmínkami bonusu')
export const holdsMoved = msg('Links lead straight to their target', 'Odkazy vedou přímo k cíli')
export const holdsInside = msg('Links within the site work', 'Odkazy v rámci webu fungují')
export const holdsOutside = msg('Links out of the site work', 'Odkazy mimo web fungují')
export const holdsNames = msg('What the text names is linked', 'Zmínky v textu mají odkaz')
export const holdsBlock = msg('Every block shows something', 'Každý blok něco zobrazuje')
export const holdsVideo = msg('Videos have a title and a picture', 'Videa mají název a obrázek')
export const holdsKept = msg('Nothing is left over from the old site', 'Ze starého webu nic nezbývá')
export const holdsAlt = msg('Pictures say what they show', 'Obrázky mají alternativní text')
export const holdsTitleLength = msg('Title fits into a search result', 'Titulek se vejde do výsledku vyhledávání')
export const holdsDescription = msg('Description has the right length', 'Popis má správnou délku')
export const holdsOwnTitle = msg('No other post has this title', 'Žádný jiný příspěvek nemá stejný název')
export const holdsWayHere = msg('Other pages link here', 'Vedou sem odkazy z jiných stránek')

export const leadsToUnpublished = msg(
  'Link leads to a post that is not published',
  'Odkaz vede na příspěvek, který není zveřejněn',
)
export const leadsNowhere = msg('Link leads nowhere', 'Odkaz nikam nevede')
export const linkDead = msg('Link is dead', 'Odkaz nefunguje')
export const namedWithoutLink = msg('{title} is named but not linked', '{title}: v textu chybí odkaz')
export const linkIt = msg('Link it', 'Přidat odkaz')
export const noDescription = msg('No description', 'Chybí popis')
export const descriptionHas = msg('Description has {count} characters', {
  one: 'Popis má {count} znak',
  few: 'Popis má {count} znaky',
  other: 'Popis má {count} znaků',
})
export const descriptionBest = msg('{shortest} to {longest} are best', 'Nejlepší je {shortest} až {longest}')
export const showsNothing = msg('{block} shows nothing', '{block}: nic nezobrazuje')
export const removeIt = msg('Remove it', 'Odebrat')
export const firstHeadingLevel = msg('First heading is of level {level}', 'První nadpis má úroveň {level}')
export const headingSkips = msg('Heading skips from {from} to {level}', 'Nadpis přeskakuje z úrovně {from} na {level}')
export const makeLevel = msg('Make it level {level}', 'Změnit na úroveň {level}')
export const fromOldSiteNotShown = msg(
  '{kind} from the old site is not shown',
  'Ze starého webu se nezobrazuje: {kind}',
)
export const something = msg('Something', 'zachovaný obsah')
export const leftInText = msg('“{word}” left in the text', 'V textu zůstalo „{word}“')
export const chosenWithoutReason = msg('{block} chosen by hand without a reason', '{block}: ruční výběr bez důvodu')
export const readersNotToldWhy = msg(
  'Readers are told that the editors chose the order, but not why.',
  'Čtenáři vidí, že pořadí určila redakce, ale ne proč.',
)
export const leadsToHidden = msg(
  'Link leads to a post that visitors do not see',
  'Odkaz vede na příspěvek, který návštěvníci nevidí',
)
export const withoutAddress = msg('Link without an address', 'Odkaz bez adresy')
export const leadsToMissingHeading = msg(
  'Link leads to a heading that is not there',
  'Odkaz vede na nadpis, který v textu není',
)
export const contentsToMissingHeading = msg(
  'Contents lead to a heading that is not there',
  'Obsah vede na nadpis, který v textu není',
)
export const removeFromContents = msg('Remove it from the contents', 'Odebrat z obsahu')
export const linkRedirected = msg('Link is redirected', 'Odkaz je přesměrován')
export const nowLeadsTo = msg('{address} now leads to {to}', '{address} teď vede na {to}')
export const useNewAddress = msg('Use the new address', 'Použít novou adresu')
export const bannerNoAlt = msg('Banner has no alt text', 'Úvodní obrázek nemá alternativní text')
export const pictureNoAlt = msg('Picture has no alt text', 'Obrázek nemá alternativní text')
export const videoNoTitle = msg('{block} has no title', '{block}: chybí název')
export const videoNoStill = msg('{block} has no still picture', '{block}: chybí obrázek')
export const writeIt = msg('Write it', 'Napsat')
export const whatItShows = msg('What it shows', 'Co je na něm')
export const isDecoration = msg('It is decoration', 'Je to jen ozdoba')
export const isNoReview = msg('It is no review', 'Není to recenze')
export const noPageLinks = msg('No page links here yet', 'Zatím sem nevede žádný odkaz')
export const mentionedBy = msg(
  { one: '{count} post mentions it', other: '{count} posts mention it' },
  { one: 'Zmiňuje ho {count} příspěvek', few: 'Zmiňují ho {count} příspěvky', other: 'Zmiňuje ho {count} příspěvků' },
)
export const licenceUnknown = msg('{title} has no licence written down', '{title}: licence není uvedena')
export const licenceInvalid = msg('{title} has no valid Czech licence', '{title}: chybí platná česká licence')
export const noButtonShown = msg(
  'Readers see no button and are not sent there.',
  'Čtenáři nevidí tlačítko a nikam se nedostanou.',
)
export const offerNoLink = msg('{title} has no link', '{title}: chybí odkaz')
export const offerDraft = msg('{title} is not active yet', '{title}: zatím nezveřejněno')
export const offerArchived = msg('{title} is archived', '{title}: v archivu')
export const offerLeadsNowhere = msg('Offer leads nowhere', 'Nabídka nikam nevede')
export const outOfDateNow = msg(
  '{figure} is out of date: {title} has {now} now',
  '{figure} už neplatí: {title} má teď {now}',
)
export const outOfDateGone = msg(
  '{figure} is out of date: {title} no longer has it',
  '{figure} už neplatí: {title} to už nenabízí',
)
export const writeFigure = msg('Write {figure}', 'Napsat {figure}')
export const isRight = msg('It is right here', 'Tady to platí')
export const days = msg('{count} days', { one: '{count} den', few: '{count} dny', other: '{count} dní' })
export const spins = msg('{count} spins', {
  one: '{count} zatočení',
  few: '{count} zatočení',
  other: '{count} zatočení',
})
export const sameTitle = msg('Another post has the same title', 'Stejný název má jiný příspěvek')
export const titleHas = msg('Title has {count} characters, {shown} are shown', {
  one: 'Titulek má {count} znak, zobrazí se jich {shown}',
  few: 'Titulek má {count} znaky, zobrazí se jich {shown}',
  other: 'Titulek má {count} znaků, zobrazí se jich {shown}',
})
export const shorterWouldDo = msg('A shorter meta title would do', 'Stačí kratší titulek pro vyhledávače')
export const nobodySigns = msg('Nobody signs the article', 'Článek nikdo nepodepsal')

export const termsHave = msg(
  '{term} is {here} here, and the bonus terms have {had}',
  '{term}: tady {here}, v podmínkách bonusu {had}',
)
export const termsHaveNone = msg(
  '{term} is {here} here, and the bonus terms do not have it',
  '{term}: tady {here}, v podmínkách bonusu chybí',
)
export const termOfGame = msg('{term} ({game}…)', '{term} ({game}…)')
export const termMultiple = msg('The multiple', 'Násobek')
export const termDays = msg('The number of days', 'Počet dní')
export const termPercent = msg('The percent of the deposit', 'Procento vkladu')
export const termCeiling = msg('The ceiling', 'Strop')
export const termSpinValue = msg('The value of a spin', 'Hodnota zatočení')
export const termHighestBet = msg('The highest bet', 'Nejvyšší sázka')
export const termShare = msg('The share of a game', 'Podíl hry')

/** Where a finding is, as the form calls it. */
export const inTextPlace = msg('Text', 'Text')
export const inTextAt = msg('Text › {name}', 'Text › {name}')
export const atTitle = msg('Title', 'Název')
export const atSlug = msg('Page › Slug', 'Stránka › Adresa (slug)')
export const atWriter = msg('Page › Writer', 'Stránka › Autor')
export const atRubric = msg('Page › Rubric', 'Stránka › Rubrika')
export const atEntity = msg('Page › Linked casino or bookmaker', 'Stránka › Kasino nebo sázková kancelář')
export const atBanner = msg('Page › Banner', 'Stránka › Úvodní obrázek')
export const atCover = msg('Page › Drawn cover', 'Stránka › Kreslená obálka')
export const atBreadcrumbTitle = msg('Page › Breadcrumb title', 'Stránka › Název v drobečkové navigaci')
export const atBreadcrumbs = msg('Page › Breadcrumbs', 'Stránka › Drobečková navigace')
export const atMetaTitle = msg('SEO › Meta title', 'SEO › Titulek pro vyhledávače')
export const atMetaDescription = msg('SEO › Meta description', 'SEO › Popis pro vyhledávače')
export const atFaq = msg('Blocks › FAQ', 'Bloky stránky › Časté otázky')
export const atReferences = msg('Blocks › References', 'Bloky stránky › Zdroje')
export const atContents = msg('Blocks › Table of contents', 'Bloky stránky › Obsah')
export const addressDetail = msg('{address} {detail}', '{address} {detail}')
