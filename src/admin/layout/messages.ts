import { msg } from '#shared/words/message.ts'

export const skipToContent = msg('Skip to content', 'Přejít k obsahu')
export const openMenu = msg('Open the menu', 'Otevřít menu')
export const menu = msg('Menu', 'Menu')
export const admin = msg('Admin', 'Redakční systém')
export const forEditors = msg(
  'Only editors see this screen. What waits for you is on Today.',
  'Tuto obrazovku vidí jen editoři. Co čeká na vás, najdete na obrazovce Dnes.',
)
export const goToToday = msg('Go to Today', 'Přejít na Dnes')
export const tagline = msg('Editorial admin', 'Redakční systém')
export const search = msg('Search', 'Hledat')

export const notShown = msg(
  'The screen could not be shown. What you typed is kept in this browser.',
  'Obrazovku se nepodařilo zobrazit. Co jste napsali, zůstává v tomto prohlížeči.',
)
export const failedBecause = msg(
  '{reason} What you typed is kept in this browser.',
  '{reason} Co jste napsali, zůstává v tomto prohlížeči.',
)
export const wentWrong = msg('Something went wrong', 'Něco se pokazilo')

export const accountOf = msg('Account of {name}', 'Účet: {name}')
export const yourAccount = msg('Your account', 'Váš účet')
export const language = msg('Language', 'Jazyk')
export const colours = msg('Colours', 'Barvy')
export const light = msg('Light', 'Světlé')
export const dark = msg('Dark', 'Tmavé')
export const asSystem = msg('As the system', 'Podle systému')
export const logOut = msg('Log out', 'Odhlásit se')

export const appLoading = msg('Loading the back office', 'Načítá se redakční systém')
export const needsScripts = msg('The back office needs JavaScript.', 'Redakční systém potřebuje JavaScript.')
export const appNotLoaded = msg('The back office could not be loaded', 'Redakční systém se nepodařilo načíst')
export const appPartMissing = msg(
  'A part of it is missing, or the line is slow. What you typed is kept in this browser.',
  'Jeho část chybí, nebo je připojení pomalé. Co jste napsali, zůstává v tomto prohlížeči.',
)
