import { msg } from '#shared/words/message.ts'

export const recent = msg('Reads in 30 days', 'Přečtení za 30 dní')
export const mostRead = msg('Most read', 'Nejčtenější')
export const mostReadAbout = msg(
  'A post counts as read when it was in view for ten seconds. Nothing about the reader is kept: no cookie, no address. Reading without scripts, or by signed-in colleagues, is not counted.',
  'Příspěvek se počítá jako přečtený, když byl deset sekund vidět. O čtenáři se neukládá nic: ani cookie, ani adresa. Čtení bez skriptů a čtení přihlášených kolegů se nepočítá.',
)
export const notRead = msg('The most read posts could not be read', 'Nejčtenější příspěvky se nepodařilo načíst')
export const none = msg('Nobody read a post in these days.', 'V těchto dnech nikdo žádný příspěvek nečetl.')
export const post = msg('Post', 'Příspěvek')
export const downloadCsv = msg('Download the most read posts as CSV', 'Stáhnout nejčtenější příspěvky jako CSV')
export const untitled = msg('Untitled', 'Bez názvu')
export const deletedPost = msg('Deleted', 'Smazáno')
export const readTimes = msg(
  { one: 'Read {count} time in the last 30 days', other: 'Read {count} times in the last 30 days' },
  {
    one: 'Za posledních 30 dní přečteno jednou',
    few: 'Za posledních 30 dní přečteno {count}krát',
    other: 'Za posledních 30 dní přečteno {count}krát',
  },
)
export const notReadYet = msg('Nobody read it in the last 30 days.', 'Za posledních 30 dní ho nikdo nečetl.')
export const formNotRead = msg('How often it was read could not be found out.', 'Počet přečtení se nepodařilo zjistit.')
export const botsToo = msg(
  { one: 'And {count} time by a bot.', other: 'And {count} times by bots.' },
  { one: 'A jednou robotem.', few: 'A {count}krát roboty.', other: 'A {count}krát roboty.' },
)
