import { msg } from '#shared/words/message.ts'

export const calendar = msg('Calendar', 'Kalendář')
export const week = msg('Week', 'Týden')
export const month = msg('Month', 'Měsíc')
export const list = msg('List', 'Seznam')
export const view = msg('View', 'Zobrazení')
export const earlier = msg('Earlier', 'Dřív')
export const later = msg('Later', 'Později')
export const today = msg('Today', 'Dnes')
export const whose = msg('Whose', 'Čí')
export const everybody = msg('Everybody', 'Všichni')
export const keys = msg(
  '<kbd>← →</kbd> next <kbd>Shift ← →</kbd> move a day <kbd>Shift ↑ ↓</kbd> move an hour <kbd>Ctrl Z</kbd> undo <kbd>W</kbd> <kbd>M</kbd> <kbd>L</kbd> view',
  '<kbd>← →</kbd> další <kbd>Shift ← →</kbd> posunout o den <kbd>Shift ↑ ↓</kbd> posunout o hodinu <kbd>Ctrl Z</kbd> zpět <kbd>W</kbd> <kbd>M</kbd> <kbd>L</kbd> zobrazení',
)
export const weeks = msg('weeks {first} and {last}', 'týdny {first} a {last}')
export const dayRange = msg('{first}–{last}', '{first}.–{last}')
export const range = msg('{first} – {last}', '{first} – {last}')

export const todayDay = msg('Today, {day}', 'Dnes, {day}')
export const tomorrowDay = msg('Tomorrow, {day}', 'Zítra, {day}')
export const holidayDay = msg('{day} · public holiday', '{day} · státní svátek')
export const publicHoliday = msg('Public holiday', 'Státní svátek')
export const holiday = msg('holiday', 'svátek')
export const todayMark = msg('today', 'dnes')
export const more = msg(
  { one: '{count} more', other: '{count} more' },
  { one: 'ještě {count}', few: 'ještě {count}', other: 'ještě {count}' },
)

export const publish = msg('Publish', 'Zveřejnění')
export const takeDown = msg('Take down', 'Stažení')
export const bonusStarts = msg('Bonus starts', 'Bonus začne platit')
export const bonusEnds = msg('Bonus ends', 'Bonus skončí')
export const publishChange = msg('Publish a change', 'Zveřejnění změny')
export const complaint = msg('Complaint', 'Stížnost')
export const overdue = msg('Overdue: {reason}', 'Po termínu: {reason}')
export const needsDecision = msg('Needs a decision: {reason}', 'Je třeba rozhodnout: {reason}')
export const posts = msg('Posts', 'Příspěvky')
export const bonuses = msg('Bonuses', 'Bonusy')
export const changes = msg('Changes', 'Změny')
export const complaints = msg('Complaints', 'Stížnosti')
export const postGoesLive = msg('Post goes live', 'Příspěvek se zveřejní')
export const postTakenDown = msg('Post is taken down', 'Příspěvek se stáhne')
export const bonusChanges = msg('Bonus starts or ends', 'Bonus začne nebo skončí')
export const changeGoesLive = msg('Change goes live', 'Změna se zveřejní')
export const complaintTimeEnds = msg('Time of a complaint ends', 'Lhůta stížnosti skončí')

export const move = msg('Move', 'Přesunout')
export const moveDots = msg('Move…', 'Přesunout…')
export const moveTitle = msg('Move “{title}”', 'Přesunout „{title}“')
export const moveTo = msg('Move to {moment}', 'Přesunout na {moment}')
export const movedTo = msg('{title}: {moment}', '{title}: v {moment}')
export const nowOn = msg('“{title}”: {does}, now on {moment}.', '„{title}“: {does}, nově v {moment}.')
export const event = msg('{title}, {does}, {moment}', '{title}, {does}, v {moment}')
export const titleWithNote = msg('{title}: {note}', '{title}: {note}')
export const noFreeHour = msg('This day has no free hour left.', 'Tento den už nemá volnou hodinu.')
export const unread = msg('The calendar could not be read', 'Kalendář se nepodařilo načíst')
export const pragueForward = msg(
  'Prague time. Clocks go forward on {day} {year}.',
  'Pražský čas. Hodiny se posunou dopředu {day} {year}.',
)
export const pragueBack = msg(
  'Prague time. Clocks go back on {day} {year}.',
  'Pražský čas. Hodiny se posunou zpět {day} {year}.',
)
export const nothingShown = msg(
  'Nothing of what is planned here is shown.',
  'Z toho, co je tu naplánované, se nic nezobrazuje.',
)
export const nothingPlanned = msg('Nothing is planned in these days.', 'V těchto dnech není nic naplánované.')
export const showAll = msg('Show all', 'Zobrazit vše')
export const writePost = msg('Write a post', 'Napsat příspěvek')
export const drop = msg('Drop: {moment}', 'Přesunout na {moment}')
export const hourStays = msg('The hour stays. Esc puts it back.', 'Hodina zůstane. Esc vrátí zpět.')
export const nextFreeHour = msg(
  '8:00, or the next free hour. Esc puts it back.',
  '8:00, nebo další volná hodina. Esc vrátí zpět.',
)
export const undated = msg('Ready, no date yet', 'Čeká na schválení, zatím bez data')
export const dragOntoDay = msg(
  'Drag onto a day: 8:00, or the next free hour of that day.',
  'Přetáhněte na den: 8:00, nebo další volná hodina toho dne.',
)
export const nothingUndated = msg(
  'Nothing that is ready waits for a date.',
  'Žádný připravený příspěvek nečeká na datum.',
)
