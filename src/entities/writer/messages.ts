import { msg, noun } from '#shared/words/message.ts'

export const one = noun('writer', { gender: 'm', 1: 'autor', 2: 'autora', 4: 'autora' })
export const many = msg('writers', 'autoři')
export const label = msg('Writers', 'Autoři')
export const counted = msg(
  { one: '{count} writer', other: '{count} writers' },
  { one: '{count} autor', few: '{count} autoři', other: '{count} autorů' },
)

export const writer = msg('Writer', 'Autor')
export const purpose = msg(
  'Writers sign posts and are quoted in them.',
  'Autoři podepisují příspěvky a jsou v nich citováni.',
)
export const firstName = msg('First name', 'Jméno')
export const lastName = msg('Last name', 'Příjmení')
export const fullName = msg('Full name', 'Celé jméno')
export const fullNameHint = msg('As readers see it, with degrees if there are any.', 'Jak ho vidí čtenáři, i s tituly.')
export const position = msg('Position', 'Pozice')
export const positionExample = msg('e.g. šéfredaktorka', 'např. šéfredaktorka')
export const username = msg('Username', 'Uživatelské jméno')
export const usernameHint = msg('Left empty, it is made from the name.', 'Prázdné se vytvoří ze jména.')
export const email = msg('E-mail', 'E-mail')
export const emailHint = msg('For the editors only; readers never see it.', 'Jen pro redakci, čtenáři ho neuvidí.')
export const emailTaken = msg('{name} already has this e-mail.', 'Tento e-mail už má {name}.')
export const avatar = msg('Avatar', 'Fotografie')
export const avatarHint = msg(
  'Square, at least 320 × 320, a real photograph',
  'Čtvercová, aspoň 320 × 320, skutečná fotografie',
)
export const info = msg('Info', 'O autorovi')
export const infoHint = msg(
  'Stands in signatures and biographies. {length} of {most} characters.',
  'Stojí v podpisech a medailoncích. {length} z {most} znaků.',
)
export const drawnPortrait = msg('Drawn portrait', 'Kreslený portrét')
export const drawnPortraitHint = msg('Stands where there is no photograph.', 'Ukáže se tam, kde není fotografie.')
export const portraitPreview = msg('Preview of the drawn portrait', 'Náhled kresleného portrétu')
export const hair = msg('Hair', 'Vlasy')
export const long = msg('Long', 'Dlouhé')
export const short = msg('Short', 'Krátké')
export const bun = msg('Bun', 'Drdol')
export const swept = msg('Swept', 'Sčesané')
export const bob = msg('Bob', 'Mikádo')
export const curls = msg('Curls', 'Kudrny')
export const top = msg('Top', 'Oblečení')
export const round = msg('Round', 'Kulatý výstřih')
export const collar = msg('Collar', 'Límec')
export const straight = msg('Straight', 'Rovný výstřih')
export const deep = msg('Deep', 'Hluboký výstřih')
export const item = msg('Item', 'Doplněk')
export const earrings = msg('Earrings', 'Náušnice')
export const tie = msg('Tie', 'Kravata')
export const scarf = msg('Scarf', 'Šála')
export const glasses = msg('Glasses', 'Brýle')
export const badge = msg('Badge', 'Odznak')
export const beard = msg('Beard', 'Vousy')
