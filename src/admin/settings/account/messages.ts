import { msg } from '#shared/words/message.ts'

export const oneMoreStep = msg('One more step before you can go on', 'Než budete pokračovat, zbývá jeden krok')
export const secondStepWanted = msg(
  'This site wants a second step from everybody who signs in. Set it up below, with an authenticator app or a passkey; it takes a minute.',
  'Tento web chce od každého, kdo se přihlašuje, druhý krok. Nastavte si ho níže ověřovací aplikací, nebo přístupovým klíčem; zabere to minutu.',
)
export const languageLabel = msg('Language', 'Jazyk')
export const languageLead = msg(
  'The language of the back office, for you alone. Texts of the site stay Czech. Days and numbers follow it.',
  'Jazyk redakčního systému, jen pro vás. Texty webu zůstávají česky. Řídí se jím i data a čísla.',
)

export const yourPassword = msg('Your password', 'Vaše heslo')
export const emailTitle = msg('E-mail', 'E-mail')
export const emailLead = msg(
  'You sign in with it. Changing it signs you out everywhere else.',
  'Přihlašujete se jím. Po změně budete všude jinde odhlášeni.',
)
export const newEmail = msg('New e-mail', 'Nový e-mail')
export const changeEmail = msg('Change e-mail', 'Změnit e-mail')
export const passwordTitle = msg('Password', 'Heslo')
export const passwordLead = msg('Changing it signs you out everywhere else.', 'Po změně budete všude jinde odhlášeni.')
export const currentPassword = msg('Current password', 'Současné heslo')
export const newPassword = msg('New password', 'Nové heslo')
export const changePassword = msg('Change password', 'Změnit heslo')

export const keepCodes = msg('Keep these recovery codes safe', 'Tyto záložní kódy si dobře uložte')
export const codesLead = msg(
  'Each works once instead of your second step, when a device is lost. They are shown only now.',
  'Když o zařízení přijdete, poslouží každý z nich jednou místo druhého kroku. Uvidíte je jen teď.',
)
export const recoveryCodes = msg('Recovery codes', 'Záložní kódy')
export const copy = msg('Copy', 'Kopírovat')
export const download = msg('Download', 'Stáhnout')
export const haveKept = msg('I have kept them', 'Mám je uložené')

export const sessionsTitle = msg('Where you are signed in', 'Kde jste přihlášeni')
export const sessionsLead = msg(
  'Five devices at most; a new one signs out the oldest.',
  'Nejvýš na pěti zařízeních; další odhlásí to nejstarší.',
)
export const listUnread = msg('The list could not be read', 'Seznam se nepodařilo načíst')
export const thisDevice = msg('This device', 'Toto zařízení')
export const sessionTimes = msg(
  '{ip} · signed in {since} · last seen {seen}',
  '{ip} · přihlášení {since} · naposledy {seen}',
)
export const signOut = msg('Sign out', 'Odhlásit')
export const signOutDevice = msg('Sign out {device}', 'Odhlásit zařízení: {device}')
export const browserOn = msg('{browser} on {system}', '{browser}, {system}')
export const unknownDevice = msg('Unknown device', 'Neznámé zařízení')

export const lastSecondStep = msg(
  '<b>It is your last second step.</b> Your password alone will then open your account, and your recovery codes end.',
  '<b>Je to váš poslední druhý krok.</b> Účet pak otevře samotné heslo a záložní kódy přestanou platit.',
)
export const twoStep = msg('Two-step sign-in', 'Dvoufázové ověření')
export const twoStepLead = msg(
  'A code from an authenticator app besides your password. A stolen password alone then opens nothing.',
  'Kromě hesla i kód z ověřovací aplikace. Samo ukradené heslo pak nic neotevře.',
)
export const setUp = msg('Set up', 'Nastavit')
export const setUpAgain = msg('Set up again', 'Nastavit znovu')
export const switchOff = msg('Switch off', 'Vypnout')
export const switchOn = msg('Switch on', 'Zapnout')
export const goOn = msg('Continue', 'Pokračovat')
export const typePassword = msg('Type your password to go on.', 'Pro pokračování zadejte heslo.')
export const qrCode = msg('The key as a QR code', 'Klíč jako QR kód')
export const scan = msg(
  'Scan the picture with an authenticator app (Google Authenticator, Aegis, 1Password…), or type this key into it:',
  'Naskenujte obrázek ověřovací aplikací (Google Authenticator, Aegis, 1Password…), nebo do ní opište tento klíč:',
)
export const codeFromApp = msg('Code from the app', 'Kód z aplikace')
