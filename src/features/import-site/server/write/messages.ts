import { msg } from '#shared/words/message.ts'

// ---- what the file has and cannot come, each with its reason ----

export const postNotTaken = msg(
  'Line {line}: “{title}” cannot be taken: {reason}',
  'Řádek {line}: „{title}“ nelze přenést: {reason}',
)
export const pictureNotTaken = msg(
  'The picture {name} cannot be taken: {reason}',
  'Obrázek {name} nelze přenést: {reason}',
)
export const filmNotTaken = msg('The video {name} cannot be taken: {reason}', 'Video {name} nelze přenést: {reason}')
export const casinoNotTaken = msg(
  'The casino “{title}” cannot be taken: {reason}',
  'Kasino „{title}“ nelze přenést: {reason}',
)
export const menuItemLost = msg(
  'The menu item “{label}” leads to no page that is published; add it later.',
  'Položka menu „{label}“ nevede na žádnou zveřejněnou stránku; přidejte ji později.',
)
export const notFetched = msg('{address}: {reason}.', '{address}: {reason}.')
export const siteSilent = msg('the old site does not answer', 'starý web neodpovídá')
