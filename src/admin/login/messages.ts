import { msg } from '#shared/words/message.ts'

export const name = msg('Name', 'Jméno')
export const email = msg('Email', 'E-mail')
export const password = msg('Password', 'Heslo')
export const newPassword = msg('New password', 'Nové heslo')
export const code = msg('Code', 'Kód')
export const show = msg('Show', 'Zobrazit')
export const hide = msg('Hide', 'Skrýt')
export const back = msg('Back', 'Zpět')
export const signIn = msg('Sign in', 'Přihlásit se')
export const forgot = msg('Forgot password?', 'Zapomenuté heslo?')
export const trouble = msg(
  'Trouble signing in? Ask the site owner to reset your access.',
  'Nedaří se přihlásit? O obnovení přístupu požádejte vlastníka webu.',
)

export const signInTitle = msg('Sign in to the admin', 'Přihlášení do redakčního systému')
export const signInLead = msg('Use your editorial account.', 'Použijte svůj redakční účet.')
export const signInAgain = msg('Sign in again', 'Přihlaste se znovu')
export const sessionEnded = msg('Your session has ended.', 'Vaše přihlášení skončilo.')
export const textIsSafe = msg('<b>Your text is safe.</b> {words}', '<b>Váš text je v bezpečí.</b> {words}')
export const typedAt = msg(
  'What you typed at {time} is kept on this device. Once you sign in, it is offered where you left it.',
  'Co jste napsali v {time}, zůstává v tomto zařízení. Po přihlášení to najdete tam, kde jste skončili.',
)

export const forgotTitle = msg('Forgot your password?', 'Zapomněli jste heslo?')
export const forgotLead = msg('We send you a link to choose a new one.', 'Pošleme vám odkaz, kterým si zvolíte nové.')
export const linkSent = msg(
  'If somebody here has the e-mail {email}, a message is on its way. Its link works once, for an hour.',
  'Pokud tu někdo má e-mail {email}, zpráva je na cestě. Odkaz v ní funguje jednou a jen hodinu.',
)
export const backToSignIn = msg('Back to sign-in', 'Zpět na přihlášení')
export const sendLink = msg('Send the link', 'Poslat odkaz')

export const resetTitle = msg('Choose a new password', 'Zvolte si nové heslo')
export const resetLead = msg('You will be signed out everywhere else.', 'Všude jinde budete odhlášeni.')
export const setPassword = msg('Set the password', 'Nastavit heslo')
export const passwordChanged = msg(
  'Your password is changed. Sign in with the new one.',
  'Heslo je změněné. Přihlaste se tím novým.',
)

export const setupTitle = msg('Create the first administrator', 'Vytvořte prvního správce')
export const setupLead = msg(
  'This address works once. Choose who will run the site.',
  'Tato adresa funguje jednou. Určete, kdo bude web spravovat.',
)
export const createAccount = msg('Create the account', 'Vytvořit účet')

export const codeTitle = msg('Two-step sign-in', 'Dvoufázové ověření')
export const codeLead = msg(
  'Type the code from your authenticator, or one of your recovery codes.',
  'Zadejte kód z ověřovací aplikace, nebo jeden ze záložních kódů.',
)
export const passkeyLead = msg(
  'Use your passkey, or type one of your recovery codes.',
  'Použijte svůj přístupový klíč, nebo zadejte jeden ze záložních kódů.',
)
export const recoveryLead = msg('Type one of your recovery codes.', 'Zadejte jeden ze záložních kódů.')
export const usePasskey = msg('Use a passkey', 'Použít přístupový klíč')
export const orPassword = msg('or with a password', 'nebo heslem')
export const orCode = msg('or with a code', 'nebo kódem')

export const welcome = msg('Welcome', 'Vítejte')
export const invited = msg('You were invited to the admin.', 'Byli jste pozváni do redakčního systému.')
export const invitationUnread = msg(
  'The invitation could not be read. {reason}',
  'Pozvánku se nepodařilo načíst. {reason}',
)
export const linkFails = msg('This link does not work', 'Tento odkaz nefunguje')
export const signInInstead = msg('Sign in instead', 'Raději se přihlásit')
export const welcomeName = msg('Welcome, {name}', 'Vítejte, {name}')
export const choosePassword = msg(
  'Choose your password. You sign in as {email}, {role}.',
  'Zvolte si heslo. Přihlašujete se jako {email}, {role}.',
)
export const setAndSignIn = msg('Set the password and sign in', 'Nastavit heslo a přihlásit se')
