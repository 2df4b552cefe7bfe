import { msg } from '#shared/words/message.ts'

export const gone = msg('This preview link does not exist.', 'Tento odkaz na náhled neexistuje.')
export const tooMany = msg(
  'There are {count} links that work, which is the most. Revoke one first.',
  'Platných odkazů je {count}, víc jich být nemůže. Nejdřív některý zrušte.',
)
export const inArchive = msg('The post is in the archive.', 'Příspěvek je v archivu.')
export const isPublic = msg(
  'Everybody can read this post. Links show its waiting changes.',
  'Tento příspěvek si přečte každý. Odkazem se ukazují jeho čekající změny.',
)

export const menuItem = msg('Preview link…', 'Odkaz na náhled…')
export const menuHint = msg('for people without an account', 'pro lidi bez účtu')
export const title = msg('Preview links', 'Odkazy na náhled')
export const lead = msg(
  'Whoever has a link sees this post as it is saved, and nothing else: no notes, no names of colleagues, no other drafts. Search engines are kept out.',
  'Kdo má odkaz, uvidí tento příspěvek tak, jak je uložený, a nic jiného: žádné poznámky, žádná jména kolegů, žádné jiné koncepty. Vyhledávače se k němu nedostanou.',
)
export const forWhom = msg('For whom', 'Pro koho')
export const worksFor = msg('Works for', 'Jak dlouho platí')
export const daysTo = msg(
  { one: '{count} day, to {day}', other: '{count} days, to {day}' },
  { one: '{count} den, do {day}', few: '{count} dny, do {day}', other: '{count} dní, do {day}' },
)
export const shows = msg('Shows', 'Co ukáže')
export const savedText = msg('The saved text', 'Uložený text')
export const theChange = msg('The change “{title}”', 'Změnu „{title}“')
export const changeBy = msg('A change by {name}', 'Změnu, kterou navrhuje {name}')
export const make = msg('Make a link', 'Vytvořit odkaz')
export const unread = msg('The links could not be read', 'Odkazy se nepodařilo načíst')
export const nothingToShow = msg(
  'Everybody can read this post, and no change of it waits.',
  'Tento příspěvek si přečte každý a žádná jeho změna nečeká.',
)
export const worksUntil = msg('works until {moment}', 'platí do {moment}')
export const showsChange = msg('shows the change “{title}”', 'ukazuje změnu „{title}“')
export const showsOther = msg('shows a change', 'ukazuje změnu')
export const notOpened = msg('not opened yet', 'zatím neotevřený')
export const opened = msg(
  { one: 'opened once, {moment}', other: 'opened {count} times, last {moment}' },
  {
    one: 'otevřený jednou, {moment}',
    few: 'otevřený {count}krát, naposledy {moment}',
    other: 'otevřený {count}krát, naposledy {moment}',
  },
)
export const daysLeft = msg(
  { one: '{count} day left', other: '{count} days left' },
  { one: 'zbývá {count} den', few: 'zbývají {count} dny', other: 'zbývá {count} dní' },
)
export const revokedBy = msg('revoked {moment} by {name}', 'zrušeno {moment}, {name}')
export const expired = msg('expired {moment}', 'platnost skončila {moment}')
export const over = msg('over: what it showed was published or is gone', 'skončil: co ukazoval, už vyšlo nebo zmizelo')
export const copy = msg('Copy', 'Kopírovat')
export const copyFor = msg('Copy the link for {name}', 'Kopírovat odkaz pro: {name}')
export const revoke = msg('Revoke', 'Zrušit odkaz')
export const revokeFor = msg('Revoke the link for {name}', 'Zrušit odkaz pro: {name}')
export const makeAgain = msg('Make it again', 'Vytvořit znovu')
export const makeAgainFor = msg('Make the link for {name} again', 'Vytvořit znovu odkaz pro: {name}')
export const foot = msg(
  'Links of a post end by themselves when it is published or archived.',
  'Odkazy příspěvku skončí samy, když vyjde nebo se archivuje.',
)
export const cannotCopy = msg('It cannot be copied any more.', 'Zkopírovat už ho nejde.')
