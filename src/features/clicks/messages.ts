import { msg } from '#shared/words/message.ts'

export const title = msg('Clicks', 'Prokliky')
export const period = msg('{from} – {to}, days in Prague.', '{from} – {to}, dny podle pražského času.')
export const periodLabel = msg('Period', 'Období')
export const sevenDays = msg('7 days', '7 dní')
export const thirtyDays = msg('30 days', '30 dní')
export const ninetyDays = msg('90 days', '90 dní')
export const oneYear = msg('1 year', '1 rok')
export const twoYears = msg('2 years', '2 roky')
export const custom = msg('Custom', 'Vlastní')
export const firstDay = msg('First day', 'První den')
export const lastDay = msg('Last day', 'Poslední den')

export const people = msg('People', 'Lidé')
export const peopleAbout = msg(
  'Visitors who went to a casino or bookmaker.',
  'Návštěvníci, kteří odešli do kasina nebo sázkové kanceláře.',
)
export const bots = msg('Bots', 'Roboti')
export const botsAbout = msg(
  'Crawlers and programs. They never count as people.',
  'Vyhledávače a programy. Mezi lidi se nikdy nepočítají.',
)
export const allClicks = msg('All clicks', 'Všechny prokliky')
export const allClicksAbout = msg('Both together.', 'Obojí dohromady.')
export const turnedAway = msg('Turned away', 'Nepuštěni dál')
export const turnedAwayAbout = msg(
  'People who were told why instead of being sent there: no valid licence.',
  'Lidé, kteří se místo přesměrování dozvěděli proč: bez platné licence.',
)
export const notRead = msg('The clicks could not be read', 'Prokliky se nepodařilo načíst')
export const none = msg('No clicks in these days', 'V těchto dnech žádné prokliky')
export const noneAbout = msg(
  'A click counts when somebody follows a link to /go/… and is sent on to a casino or bookmaker. Neither an address nor a cookie of theirs is kept: only the time, where they went, and the page and block they came from. Prefetches by browsers do not count.',
  'Proklik se počítá, když někdo otevře odkaz na /go/… a je přesměrován do kasina nebo sázkové kanceláře. Neukládá se jeho adresa ani cookie: jen čas, kam šel a z jaké stránky a bloku přišel. Načítání předem, které dělají prohlížeče, se nepočítá.',
)

export const byMonth = msg('By month', 'Po měsících')
export const byDay = msg('By day', 'Po dnech')
export const days = msg('days', 'dny')
export const chartByDay = msg(
  'Clicks by day. The most by people was {clicks} on {day}.',
  'Prokliky po dnech. Nejvíc od lidí: {clicks}, {day}.',
)
export const chartByMonth = msg(
  'Clicks by month. The most by people was {clicks} in {month}.',
  'Prokliky po měsících. Nejvíc od lidí: {clicks}, {month}.',
)
export const downloadCsv = msg('Download {name} as CSV', 'Stáhnout jako CSV: {name}')

export const targets = msg('Where they went', 'Kam odešli')
export const target = msg('Casino or bookmaker', 'Kasino nebo sázková kancelář')
export const pages = msg('From which page', 'Z které stránky')
export const page = msg('Page', 'Stránka')
export const unknownPage = msg('Another site, or typed', 'Jiný web nebo napsaná adresa')
export const blocks = msg('From which block', 'Z kterého bloku')
export const block = msg('Block', 'Blok')
export const unknownBlock = msg('No block named', 'Blok neuveden')
export const unknown = msg('Unknown', 'Neznámé')
export const tableNotRead = msg('The table could not be read', 'Tabulku se nepodařilo načíst')
export const onlyBots = msg('Only bots were here.', 'Byli tu jen roboti.')
export const share = msg('Share', 'Podíl')
export const showTen = msg('Show the first ten', 'Ukázat prvních deset')
export const showFirst = msg('Show the first {most} of {all}', 'Ukázat prvních {most} z {all}')
export const showAll = msg('Show all {all}', 'Ukázat všechny ({all})')

export const pairs = msg('Compared pairs', 'Srovnávané dvojice')
export const pairsNotRead = msg('The pairs could not be read', 'Dvojice se nepodařilo načíst')
export const noPairs = msg(
  'Nobody has put two casinos or bookmakers beside each other in the last 90 days.',
  'Za posledních 90 dní nikdo nesrovnával dvě kasina ani sázkové kanceláře.',
)
export const pair = msg('Pair', 'Dvojice')
export const peopleIn90Days = msg('People in 90 days', 'Lidé za 90 dní')
export const ownPage = msg('Page of its own', 'Vlastní stránka')
export const versus = msg('{first} vs. {second}', '{first} vs. {second}')
export const hasOwnPage = msg('{first} vs. {second} has a page of its own', '{first} vs. {second}: má vlastní stránku')

export const firstAfterLast = msg('The first day is after the last one.', 'První den je až po posledním.')
export const tooManyDays = msg('Ask for {days} days at most.', 'Najednou lze zobrazit nejvýše {days} dní.')
export const deleted = msg('Deleted', 'Smazáno')
