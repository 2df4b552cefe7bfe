import { msg } from '#shared/words/message.ts'

export const title = msg('Title', 'Název')
export const slug = msg('Slug', 'Adresa (slug)')
export const status = msg('Status', 'Stav')
export const updated = msg('Updated', 'Upraveno')
export const created = msg('Created', 'Vytvořeno')
export const rating = msg('Rating', 'Hodnocení')
export const ribbon = msg('Ribbon', 'Štítek')
export const logo = msg('Logo', 'Logo')
export const bonus = msg('Bonus', 'Bonus')
export const benefits = msg('Benefits', 'Výhody')
export const licence = msg('Licence', 'Licence')
export const referralLink = msg('Referral link', 'Partnerský odkaz')
export const minimumDeposit = msg('Minimum deposit', 'Minimální vklad')
export const payoutSpeed = msg('Payout speed', 'Rychlost výplat')
export const payoutHours = msg('Payout speed (hours)', 'Rychlost výplat (hodiny)')
export const established = msg('Established', 'Založeno')
export const yearEstablished = msg('Year established', 'Rok založení')
export const mobileApps = msg('Mobile apps', 'Mobilní aplikace')
export const gameTypes = msg('Game types', 'Druhy her')
export const softwareProviders = msg('Software providers', 'Herní studia')
export const paymentMethods = msg('Payment methods', 'Platební metody')
export const wageringRequirements = msg('Wagering requirements', 'Podmínky protočení')
export const active = msg('Active', 'Zveřejněno')

export const basics = msg('Basics', 'Základ')
export const bonusAndBenefits = msg('Bonus and benefits', 'Bonus a výhody')
export const facts = msg('Facts', 'Údaje')
export const check = msg('Check', 'Kontrola')
export const bonusTerms = msg('Bonus terms', 'Podmínky bonusu')

export const closedIn = msg('Closed {year}', 'Zavřeno {year}')
export const newOne = msg('New {noun}', {
  m: 'Nový {noun}',
  f: 'Nová {noun}',
  n: 'Nové {noun}',
})
export const allLicences = msg('All licences', 'Licence')
export const allPayments = msg('All payments', 'Platby')
export const whatIsMissing = msg('What is missing', 'Co chybí')
export const withoutLink = msg('Without a link', 'Bez odkazu')
export const withoutLogo = msg('Without a logo', 'Bez loga')
export const withoutRating = msg('Without a rating', 'Bez hodnocení')
export const withoutBonus = msg('Without a bonus', 'Bez bonusu')

export const ofTen = msg('of 10', 'z 10')
export const hours = msg('hours', 'hodin')
export const logoHint = msg(
  'Square, at least 128 × 128, PNG, JPEG, WebP or AVIF',
  'Čtvercové, aspoň 128 × 128, PNG, JPEG, WebP nebo AVIF',
)
export const slugFromTitle = msg('Left empty, it is made from the title.', 'Prázdná se vytvoří z názvu.')
export const oldSlugLeadsHome = msg(
  'Links to {address} that are out in the world will lead to the home page.',
  'Odkazy na {address}, které už jsou ve světě, povedou na úvodní stránku.',
)
export const readersSee = msg('Readers see {value}', 'Čtenáři vidí {value}')
export const addGameType = msg('Add a game type', 'Přidat druh hry')
export const addSoftwareProvider = msg('Add a software provider', 'Přidat herní studio')
export const addPaymentMethod = msg('Add a payment method', 'Přidat platební metodu')
export const goodFor = msg('Good for', 'Pro koho ano')
export const goodForHint = msg(
  '“rychlé výplaty ve všední den”, after „Pro koho ano:“',
  '„rychlé výplaty ve všední den“, za slovy „Pro koho ano:“',
)
export const notFor = msg('Not for', 'Pro koho ne')
export const notForHint = msg('“hru přes iPhone”, after „Pro koho ne:“', '„hru přes iPhone“, za slovy „Pro koho ne:“')
export const whatDecides = msg('What decides', 'Co rozhoduje')
export const whatDecidesHint = msg('One sentence under the score', 'Jedna věta pod hodnocením')
export const toplistPreview = msg('Toplist preview', 'Náhled v žebříčku')
export const noButton = msg(
  'Without a referral link the card has no button.',
  'Bez partnerského odkazu nemá karta tlačítko.',
)

export const saveChanges = msg('Save changes', 'Uložit změny')
export const publish = msg('Publish…', 'Zveřejnit…')
export const publishMeans = msg(
  'Visitors will find it in lists, toplists and the comparison. Its play buttons need a valid licence.',
  'Návštěvníci nabídku najdou v seznamech, žebříčcích a srovnání. Tlačítka pro hru potřebují platnou licenci.',
)
export const publishNow = msg('Publish now', 'Zveřejnit hned')
export const deactivate = msg('Deactivate', 'Stáhnout')

export const ofPlan = msg('Planned bonus: {field}', 'Plánovaný bonus: {field}')
export const plannedBonus = msg('Planned bonus', 'Plánovaný bonus')
export const startNewBonus = msg('Start a new bonus at a set time', 'Spustit nový bonus v určený čas')
export const starts = msg('Starts', 'Začíná')
export const bonusThen = msg('The bonus then', 'Bonus od té doby')
export const endBonus = msg('End the bonus at a set time', 'Ukončit bonus v určený čas')
export const ends = msg('Ends', 'Končí')
export const afterThat = msg('After that', 'Potom')
export const afterThatHint = msg(
  'Stands in its place; empty means no bonus.',
  'Ukáže se místo něj; prázdné znamená žádný bonus.',
)
export const planNow = msg('Readers see {bonus}. Prague time.', 'Čtenáři vidí {bonus}. Pražský čas.')
export const planStart = msg(
  'Readers see {bonus}, from {start} {next}. Prague time.',
  'Čtenáři vidí {bonus}. Začátek v {start}: {next}. Pražský čas.',
)
export const planEnd = msg(
  'Readers see {bonus}, after {end} {afterwards}. Prague time.',
  'Čtenáři vidí {bonus}. Konec v {end}, potom {afterwards}. Pražský čas.',
)
export const planBoth = msg(
  'Readers see {bonus}, from {start} {next}, after {end} {afterwards}. Prague time.',
  'Čtenáři vidí {bonus}. Začátek v {start}: {next}. Konec v {end}, potom {afterwards}. Pražský čas.',
)
export const quoted = msg('“{text}”', '„{text}“')
export const noBonus = msg('no bonus', 'žádný bonus')
