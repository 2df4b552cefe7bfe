import { msg } from '#shared/words/message.ts'

export const termsTitle = msg(
  'The texts of the bonus say what its terms do',
  'Texty o bonusu odpovídají jeho podmínkám',
)
export const textSaysOther = msg(
  'The text says {written}, the bonus terms say {known}',
  'V textu je {written}, v podmínkách bonusu {known}',
)
export const pricedByTerms = msg(
  'The price of the bonus is counted from the terms',
  'Hodnota bonusu se počítá z podmínek',
)
export const changeTerms = msg('Change the terms to {written}', 'Změnit podmínky na {written}')
export const writeSentence = msg('Write “{sentence}”', 'Napsat „{sentence}“')

export const conditionsTitle = msg('The bonus has its conditions', 'Bonus má uvedené podmínky')
export const noWagering = msg('Bonus without wagering requirements', 'Bonus bez podmínek protočení')
export const noTerms = msg('Bonus without its terms', 'Bonus bez podmínek')

export const closedTitle = msg('What closed offers nothing', 'Co je zavřené, nic nenabízí')
export const closedWithOffer = msg('Closed, but still with an offer', 'Zavřeno, ale nabídka zůstala')
export const itHas = msg('It has {things}', 'Zůstává: {things}')
export const aBonus = msg('a bonus', 'bonus')
export const aPlannedBonus = msg('a planned bonus', 'plánovaný bonus')
export const aRibbon = msg('a ribbon', 'štítek')
export const bothThings = msg('{before}, {next}', '{before}, {next}')
export const removeOffer = msg('Remove the offer', 'Odebrat nabídku')

export const linksWork = msg('Its links work', 'Odkazy fungují')
export const deadReferral = msg('Referral link is dead', 'Partnerský odkaz nefunguje')
export const deadWebsite = msg('Website is dead', 'Web nefunguje')
export const linksStraight = msg('Its links lead straight to their target', 'Odkazy vedou přímo k cíli')
export const movedReferral = msg('Referral link is redirected', 'Partnerský odkaz je přesměrovaný')
export const askForNewLink = msg(
  'Ask for a new one: {href} now leads to {to}',
  'Vyžádejte si nový: {href} teď vede na {to}',
)
export const movedWebsite = msg('Website is redirected', 'Web je přesměrovaný')
export const leadsTo = msg('{href} now leads to {to}', '{href} teď vede na {to}')
export const useNewAddress = msg('Use the new address', 'Použít novou adresu')
export const canGoThere = msg('Visitors can go there', 'Návštěvníci se tam dostanou')
export const noReferral = msg('No referral link', 'Chybí partnerský odkaz')
export const noReferralMeans = msg(
  'Its cards have no button, and a post that shows its offer cannot be published',
  'Karty nemají tlačítko a příspěvek, který ukazuje tuto nabídku, nejde zveřejnit',
)

export const noWordsLeft = msg('No words left over', 'Žádná zapomenutá slova')
export const wordLeft = msg('“{word}” left in the text', 'V textu zůstalo „{word}“')
export const reasonTitle = msg('Says why payouts differ from the rule', 'Je uvedeno, proč se výplaty liší od pravidla')

export const licenceNamed = msg('Its licence is named', 'Licence je uvedena')
export const noLicence = msg('No licence is named', 'Licence není uvedena')
export const licenceOnRecord = msg('A valid licence is written down', 'Platná licence je zapsaná')
export const noLicenceOnRecord = msg('No licence is written down', 'Žádná licence není zapsaná')
export const noValidLicence = msg('No valid Czech licence', 'Chybí platná česká licence')
export const noButtonMeans = msg(
  'Readers see no button and are not sent there',
  'Čtenáři nevidí tlačítko a nejsou tam posíláni',
)

export const logoSays = msg('The logo says what it shows', 'Logo říká, co na něm je')
export const noLogoAlt = msg('Logo has no alt text', 'Logo nemá alternativní text')
export const hasLogo = msg('Has a logo', 'Má logo')
export const noLogo = msg('No logo', 'Chybí logo')
export const isRated = msg('Is rated', 'Má hodnocení')
export const noRating = msg('No rating', 'Chybí hodnocení')
export const computeRating = msg('Compute it from the criteria', 'Vypočítat z kritérií')

export const presentFigures = msg('Posts name its present figures', 'Příspěvky uvádějí současné údaje')
export const stillSays = msg('“{title}” still says {figure}', 'V příspěvku „{title}“ je stále {figure}')
export const placeAndSentence = msg('{place}: {sentence}', '{place}: {sentence}')
export const reviewLive = msg('Its review is live', 'Recenze je zveřejněná')
export const reviewHidden = msg('Visitors do not see its review', 'Návštěvníci recenzi nevidí')
export const uniqueTitle = msg('No other has this title', 'Název nemá nikdo jiný')
export const sameTitle = msg('Another has the same title', 'Stejný název má i někdo jiný')

export const inGroup = msg('{group} › {field}', '{group} › {field}')
export const addressDetail = msg('{address} {detail}', '{address} {detail}')
