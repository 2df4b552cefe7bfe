import { msg } from '#shared/words/message.ts'

export const open = msg('Open', 'Otevřená')
export const closed = msg('Closed', 'Zavřená')
export const openOrClosed = msg('Open or closed', 'Provoz')
export const withoutReview = msg('Without a review', 'Bez recenze')
export const searchCasinos = msg('Search title, owner or bonus', 'Název, provozovatel')
export const followLink = msg('Follow the link', 'Přejít na odkaz')
export const noCasinos = msg('No casinos yet', 'Zatím žádná kasina')
export const noCasinosLead = msg(
  'Casinos that reviews and toplists show will be here.',
  'Tady budou kasina, která ukazují recenze a žebříčky.',
)

export const website = msg('Website', 'Web')
export const computedFromCriteria = msg('Computed from the criteria', 'Vypočtené z kritérií')
export const reviewPost = msg('Review post', 'Recenze')
export const noReviewYet = msg('No review yet', 'Zatím bez recenze')
export const owner = msg('Owner', 'Provozovatel')
export const languages = msg('Languages', 'Jazyky')
export const closedYear = msg('Closed year', 'Rok zavření')
export const stillOpen = msg('Still open', 'Stále otevřené')
export const numberOfGames = msg('Number of games', 'Počet her')
export const customerServices = msg('Customer services', 'Zákaznická podpora')
export const vipProgram = msg('VIP program', 'VIP program')
export const sportsBetting = msg('Sports betting', 'Sportovní sázky')
export const bonusCode = msg('Bonus code', 'Bonusový kód')
export const wagering = msg('Wagering', 'Protočení')
export const maximumCashout = msg('Maximum cashout', 'Nejvyšší výběr')
export const prosAndCons = msg('Pros and cons', 'Klady a zápory')
export const pros = msg('Pros', 'Klady')
export const addPro = msg('Add a pro and press Enter', 'Přidejte klad a stiskněte Enter')
export const cons = msg('Cons', 'Zápory')
export const addCon = msg('Add a con and press Enter', 'Přidejte zápor a stiskněte Enter')
export const gamesAndPayments = msg('Games and payments', 'Hry a platby')

export const safety = msg('Safety', 'Bezpečnost')
export const ssl = msg('SSL encryption', 'Šifrování SSL')
export const responsibleGambling = msg('Responsible gambling', 'Zodpovědné hraní')
export const depositLimits = msg('Deposit limits', 'Limity vkladů')
export const lossLimits = msg('Loss limits', 'Limity proher')
export const timeLimits = msg('Time limits', 'Časové limity')
export const selfExclusionTool = msg('Self-exclusion tool', 'Sebevyloučení')
export const ofSafety = msg('Safety: {member}', 'Bezpečnost: {member}')

export const ratingCriteria = msg('Rating criteria', 'Kritéria hodnocení')
export const ofCriteria = msg('Criteria: {member}', 'Kritéria: {member}')
export const payouts = msg('Payouts', 'Výplaty')
export const games = msg('Games', 'Hry')
export const support = msg('Support', 'Podpora')
export const unknown = msg('unknown', 'nezjištěno')
export const yes = msg('yes', 'ano')
export const no = msg('no', 'ne')
export const ratingComesFrom = msg('Rating comes from', 'Odkud je hodnocení')
export const whereRatingComesFrom = msg('Where the rating comes from', 'Odkud je hodnocení')
export const typed = msg('Typed', 'Zadané')
export const computed = msg('Computed', 'Vypočtené')
export const typedOrComputed = msg(
  'The rating is typed above, or computed from the criteria.',
  'Hodnocení se zadává výš, nebo se vypočte z kritérií.',
)
export const criteriaAreSeen = msg(
  'Readers see the criteria in the review either way.',
  'Čtenáři v recenzi kritéria uvidí v každém případě.',
)
export const ruleProposes = msg('The rule proposes {rating}', 'Podle pravidla {rating}')
export const computedRating = msg('Computed rating', 'Vypočtené hodnocení')
export const fillInAllFive = msg('Fill in all five', 'Vyplňte všech pět')
export const whyPayoutsDiffer = msg('Why payouts differ from the rule', 'Proč se výplaty liší od pravidla')
export const nothingToCompare = msg(
  'There is no measurement to compare with.',
  'Není měření, se kterým by se srovnalo.',
)
export const ruleGives = msg(
  'The rule gives {rating}. Readers see the reason beside the mark.',
  'Podle pravidla vychází {rating}. Důvod uvidí čtenáři u známky.',
)
export const takeProposed = msg('Take the proposed {rating}', 'Použít navržené {rating}')
