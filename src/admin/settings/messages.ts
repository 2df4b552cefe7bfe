import { msg } from '#shared/words/message.ts'

export const siteTab = msg('Site and robots.txt', 'Web a robots.txt')
export const watchingTab = msg('Watching by e-mail', 'Sledování e-mailem')
export const users = msg('Users', 'Uživatelé')
export const integrations = msg('Integrations', 'Propojení')
export const cache = msg('Cache', 'Mezipaměť')
export const auditLog = msg('Audit log', 'Záznam činností')
export const data = msg('Data', 'Data')

export const saveChanges = msg('Save changes', 'Uložit změny')
export const saveMany = msg(
  { one: 'Save {count} change', other: 'Save {count} changes' },
  { one: 'Uložit {count} změnu', few: 'Uložit {count} změny', other: 'Uložit {count} změn' },
)
export const discard = msg('Discard', 'Zahodit')
export const redirects = msg(
  { one: '{count} redirect', other: '{count} redirects' },
  { one: '{count} přesměrování', few: '{count} přesměrování', other: '{count} přesměrování' },
)
export const invite = msg('Invite a colleague', 'Pozvat kolegu')

export const settingsUnread = msg('The settings could not be read', 'Nastavení se nepodařilo načíst')
export const robotsLead = msg(
  'Served at /robots.txt. Changes apply as soon as you save.',
  'Najdete ho na adrese /robots.txt. Změny platí hned po uložení.',
)
export const site = msg('Site', 'Web')
export const siteDescription = msg('Description of the site', 'Popis webu')
export const siteDescriptionHint = msg(
  'For search engines, shares and the RSS feed, where a page has nothing of its own.',
  'Pro vyhledávače, sdílení a RSS tam, kde stránka nemá vlastní.',
)
export const contactEmail = msg('Contact e-mail', 'Kontaktní e-mail')
export const contactEmailHint = msg('Shown on the contact page.', 'Zobrazuje se na stránce s kontakty.')
export const operator = msg('Operator', 'Provozovatel')
export const operatorHint = msg(
  'Who runs the site, for the contact and privacy pages.',
  'Kdo web provozuje; pro stránky s kontakty a o ochraně soukromí.',
)
export const checkHolds = msg('How long a check holds', 'Jak dlouho platí ověření')
export const days = msg('days', 'dní')

export const lineProblem = msg('<a>Line {line}</a>: {problem}', '<a>Řádek {line}</a>: {problem}')
export const mayCrawl = msg('May a crawler read this page?', 'Smí tuto stránku číst robot?')
export const pathOrAddress = msg('Path or address', 'Cesta nebo adresa')
export const crawler = msg('Crawler', 'Robot')
export const typePath = msg(
  'Type a path to see which rule decides. The text above counts as it is, saved or not.',
  'Napište cestu a uvidíte, které pravidlo rozhoduje. Platí text nahoře, jak je, i neuložený.',
)
export const allowed = msg('Allowed', 'Povoleno')
export const disallowed = msg('Disallowed', 'Zakázáno')
export const byRule = msg('by {rule} in line {line}, for {agent}', 'pravidlem {rule} na řádku {line}, pro {agent}')
export const noRuleMatches = msg('no rule for {agent} matches', 'žádné pravidlo pro {agent} neodpovídá')
export const noRuleMeant = msg('no rule is meant for this crawler', 'pro tohoto robota tu není žádné pravidlo')

export const menusUnread = msg('The menus could not be read', 'Menu se nepodařilo načíst')
export const header = msg('Header', 'Hlavička')
export const headerLead = msg(
  'Beside the logo on wide screens; on narrow ones there is only the button Menu.',
  'Vedle loga na širokých obrazovkách; na úzkých je jen tlačítko Menu.',
)
export const panel = msg('Panel', 'Panel')
export const panelLead = msg(
  'Slides in after the button Menu, before the casinos.',
  'Vysune se po klepnutí na Menu, před kasiny.',
)
export const footer = msg('Footer', 'Patička')
export const footerLead = msg('The list „O nas“ at the end of every page.', 'Seznam „O nás“ na konci každé stránky.')
export const addToHeader = msg('Add to header', 'Přidat do hlavičky')
export const addToPanel = msg('Add to panel', 'Přidat do panelu')
export const addToFooter = msg('Add to footer', 'Přidat do patičky')
export const item = msg('item {number}', 'položka {number}')
export const labelOfItem = msg('{title}: label of item {number}', '{title}: název položky {number}')
export const addressOfItem = msg('{title}: address of item {number}', '{title}: adresa položky {number}')
export const label = msg('Label', 'Název')
export const addressLike = msg('/recenze/ or https://', '/recenze/ nebo https://')
export const notLiveYet = msg('Readers find no page here yet.', 'Čtenáři tu zatím žádnou stránku nenajdou.')
export const rubrics = msg('Rubrics', 'Rubriky')
export const rubricsLead = msg(
  'What articles are sorted into, in the order readers see, is among the <a>content attributes</a>.',
  'Do čeho se řadí články, v pořadí, které vidí čtenáři, najdete mezi <a>číselníky</a>.',
)

export const pageCache = msg('Page cache', 'Mezipaměť stránek')
export const pageCacheLead = msg(
  'Finished pages are kept in memory. A save drops those that show what was changed, by itself; refresh all of them when something still looks old.',
  'Hotové stránky se drží v paměti. Po uložení se samy zahodí ty, které ukazují, co se změnilo; když něco pořád vypadá staře, obnovte všechny.',
)
export const figuresUnread = msg('The figures could not be read', 'Údaje se nepodařilo načíst')
export const pagesKept = msg('Pages kept', 'Uložené stránky')
export const memory = msg('Memory', 'Paměť')
export const memoryOf = msg('{used} of {most}', '{used} z {most}')
export const fromMemory = msg('Answered from memory', 'Odpovědi z paměti')
export const fromMemoryOf = msg('{share} of {requests}', '{share} z {requests}')
export const nobodyAsked = msg('nobody asked yet', 'zatím žádný dotaz')
export const pagesMade = msg('Pages made', 'Vytvořené stránky')
export const dropped = msg('Dropped after a change', 'Zahozené po změně')
export const ofThisProcess = msg(
  'Of the process that answered, since it started.',
  'Za proces, který odpověděl, od jeho spuštění.',
)

export const exportTitle = msg('Export', 'Export')
export const exportLead = msg(
  'Posts, casinos, bookmakers, writers, attributes, redirects, settings and pictures as one JSON file. Users, messages and clicks are not in it.',
  'Příspěvky, kasina, sázkové kanceláře, autoři, číselníky, přesměrování, nastavení a obrázky v jednom souboru JSON. Uživatelé, zprávy a prokliky v něm nejsou.',
)
export const exportAll = msg('Export all content', 'Exportovat veškerý obsah')
export const importTitle = msg('Import', 'Import')
export const importLead = msg(
  'A file made by the export. Either everything in it is taken in, or nothing: a mistake changes no record.',
  'Soubor vytvořený exportem. Převezme se z něj buď všechno, nebo nic: chyba nezmění žádný záznam.',
)
export const demoTitle = msg('Demo', 'Ukázka')
export const demoLead = msg(
  'Everything that came with the first start is invented. It goes all at once; what somebody wrote, changed or uses since stays.',
  'Všechno, co přišlo s prvním spuštěním, je smyšlené. Zmizí to najednou; co od té doby někdo napsal, změnil nebo používá, zůstane.',
)

export const importFile = msg('Import {name}?', 'Importovat {name}?')
export const replacedByFile = msg(
  'Records that are in the file and here already are replaced by those of the file. Make an export first if you may want them back.',
  'Záznamy, které jsou v souboru i tady, se nahradí těmi ze souboru. Kdybyste je mohli chtít zpět, nejdřív udělejte export.',
)
export const onlyNewAdded = msg(
  'New records are added. If a record of the file is here already, nothing is imported.',
  'Přidají se nové záznamy. Pokud tu některý záznam ze souboru už je, neimportuje se nic.',
)
export const importIt = msg('Import', 'Importovat')
export const file = msg('File', 'Soubor')
export const clearFile = msg('Clear the file', 'Odebrat soubor')
export const fileTooLarge = msg(
  'The file has {size}; above 50 MB use the command line: npm run cli import',
  'Soubor má {size}; nad 50 MB použijte příkazovou řádku: npm run cli import',
)
export const replaceRecords = msg('Replace records that are here already', 'Nahradit záznamy, které tu už jsou')
export const sendingFile = msg('Sending the file', 'Odesílání souboru')
export const fileIsSent = msg('Sending the file…', 'Soubor se odesílá…')
export const serverStores = msg(
  'The server checks and stores it. This may take a minute.',
  'Server ho kontroluje a ukládá. Může to trvat i minutu.',
)
export const imported = msg('Imported', 'Importováno')
export const importedWhat = msg(
  {
    one: '{count} record added, {replaced} replaced, {unchanged} as they were.',
    other: '{count} records added, {replaced} replaced, {unchanged} as they were.',
  },
  'Přidáno záznamů: {count}, nahrazeno: {replaced}, beze změny: {unchanged}.',
)
export const importUnknown = msg(
  'It is not known whether the file was imported',
  'Není jisté, jestli se soubor importoval',
)
export const importAgain = msg(
  '{reason} Import the same file again: if it was stored, its records are reported as already here, or as they were.',
  '{reason} Importujte stejný soubor znovu: pokud se uložil, jeho záznamy se ohlásí jako ty, které tu už jsou, nebo jako nezměněné.',
)
export const responseLost = msg('The server’s response was lost.', 'Odpověď serveru se ztratila.')
export const nothingImported = msg('Nothing was imported', 'Nic se neimportovalo')

export const numbersUnread = msg('The numbers could not be read', 'Počty se nepodařilo načíst')
export const refused = msg(
  { one: '{count} mail: Refused, tried again later', other: '{count} mails: Refused, tried again later' },
  {
    one: '{count} e-mail: odmítnut, zkusí se později',
    few: '{count} e-maily: odmítnuty, zkusí se později',
    other: '{count} e-mailů: odmítnuto, zkusí se později',
  },
)
export const away = msg(
  {
    one: '{count} mail: The mail server could not be reached',
    other: '{count} mails: The mail server could not be reached',
  },
  {
    one: '{count} e-mail: poštovní server byl nedostupný',
    few: '{count} e-maily: poštovní server byl nedostupný',
    other: '{count} e-mailů: poštovní server byl nedostupný',
  },
)
export const givenUp = msg(
  {
    one: '{count} mail: Refused too often, address deleted',
    other: '{count} mails: Refused too often, address deleted',
  },
  {
    one: '{count} e-mail: odmítnut příliš často, adresa smazána',
    few: '{count} e-maily: odmítnuty příliš často, adresa smazána',
    other: '{count} e-mailů: odmítnuto příliš často, adresa smazána',
  },
)
export const mailsFrom = msg('Mails come from', 'E-maily odesílá')
export const noMailServer = msg('nobody: no mail server is set', 'nikdo: poštovní server není nastaven')
export const lastMail = msg('Last mail', 'Poslední e-mail')
export const noneInMonth = msg('none in 30 days', 'za 30 dní žádný')
export const confirmed = msg('Confirmed', 'Potvrdili')
export const unconfirmed = msg('Asked, not confirmed yet', 'Požádali, zatím nepotvrdili')
export const watchers = msg('Readers who watch', 'Čtenáři, kteří sledují')
export const watchersLead = msg(
  'They get an e-mail when terms or the score change. Addresses are used to send it and shown nowhere.',
  'Když se změní podmínky nebo hodnocení, dostanou e-mail. Adresy slouží jen k odeslání a nikde se neukazují.',
)
export const onlyFeed = msg(
  'Without SMTP_URL and MAIL_FROM readers are offered the feed alone, and nobody is written to.',
  'Bez SMTP_URL a MAIL_FROM se čtenářům nabízí jen RSS a nikomu se nepíše.',
)
export const byWatched = msg('Readers by what they watch', 'Čtenáři podle toho, co sledují')
export const casinoOrBookmaker = msg('Casino or bookmaker', 'Kasino nebo sázková kancelář')
export const readers = msg('Readers', 'Čtenáři')
export const notTaken = msg('Mails that were not taken', 'Nepřijaté e-maily')
export const lastThirtyDays = msg('Of the last 30 days, the newest first.', 'Za posledních 30 dní, od nejnovějších.')
export const noneLately = msg('None in the last 30 days.', 'Za posledních 30 dní žádné.')
export const lastTime = msg('Last time', 'Naposledy')
export const about = msg('About', 'Čeho se týká')
export const whatHappened = msg('What happened', 'Co se stalo')
export const lastReply = msg('Last reply', 'Poslední odpověď')
export const deletedSince = msg('Deleted since', 'Mezitím smazáno')

export const forgetAddress = msg('Forget an address', 'Smazat adresu čtenáře')
export const forgetAddressLead = msg(
  'Readers leave with the link in every mail. When somebody asks you instead, type their address here: everything it watches ends and it is deleted.',
  'Čtenáři se odhlašují odkazem v každém e-mailu. Když o to někdo požádá vás, napište sem jeho adresu: veškeré sledování skončí a adresa se smaže.',
)
export const readersEmail = msg('E-mail of the reader', 'E-mail čtenáře')
export const deleteAddress = msg('Delete address', 'Smazat adresu')
export const addressDeleted = msg(
  {
    one: 'Deleted: it watched {count} casino or bookmaker.',
    other: 'Deleted: it watched {count} casinos and bookmakers.',
  },
  {
    one: 'Smazáno: adresa sledovala {count} kasino nebo sázkovou kancelář.',
    few: 'Smazáno: adresa sledovala {count} kasina a sázkové kanceláře.',
    other: 'Smazáno: adresa sledovala {count} kasin a sázkových kanceláří.',
  },
)
export const nobodyWatches = msg('Nobody watches with this address.', 'S touto adresou nikdo nic nesleduje.')
