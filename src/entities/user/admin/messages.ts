import { msg } from '#shared/words/message.ts'

export const contributor = msg('Contributor', 'Přispěvatel')
export const contributorMay = msg(
  'Writes and submits. Cannot publish, delete or change others’ texts.',
  'Píše a předává ke schválení. Nesmí zveřejňovat, mazat ani měnit texty ostatních.',
)
export const editor = msg('Editor', 'Editor')
export const editorMay = msg(
  'Writes, approves and publishes. No users, redirects or settings.',
  'Píše, schvaluje a zveřejňuje. Bez uživatelů, přesměrování a nastavení.',
)
export const admin = msg('Admin', 'Správce')
export const adminMay = msg(
  'Everything, with users, settings, import and audit log.',
  'Všechno včetně uživatelů, nastavení, importu a záznamu činností.',
)

export const users = msg('Users', 'Uživatelé')
export const name = msg('Name', 'Jméno')
export const email = msg('E-mail', 'E-mail')
export const role = msg('Role', 'Role')
export const search = msg('Search name or e-mail', 'Hledat jméno nebo e-mail')
export const anyRole = msg('Any role', 'Role')
export const clearRole = msg('Clear: any role', 'Zrušit: role')
export const lastSeen = msg('Last seen', 'Naposledy')
export const hasOpen = msg('Has open', 'Má otevřeno')
export const actions = msg('Actions', 'Akce')
export const nobodyMatches = msg('Nobody matches.', 'Nikdo neodpovídá.')

export const you = msg('<b>{name}</b> (you)', '<b>{name}</b> (vy)')
export const roleOf = msg('Role of {name}', 'Role: {name}')
export const newLink = msg('New link', 'Nový odkaz')
export const withdraw = msg('Withdraw', 'Zrušit odkaz')
export const withdrawTitle = msg('Withdraw the link of {name}?', 'Zrušit odkaz pro uživatele {name}?')
export const withdrawBody = msg(
  'It does not work any more. You can make a new one at any time.',
  'Přestane fungovat. Nový můžete vytvořit kdykoli.',
)
export const invitedUntil = msg('Invited, link works until {moment}', 'Pozvánka, odkaz platí do {moment}')
export const invitedNoLink = msg('Invited, no link works', 'Pozvánka bez platného odkazu')
export const now = msg('now', 'teď')
export const never = msg('never', 'nikdy')

export const edit = msg('Edit', 'Upravit')
export const sendLink = msg('Send a new link', 'Poslat nový odkaz')
export const disable = msg('Disable', 'Vypnout')
export const enable = msg('Enable', 'Zapnout')
export const archive = msg('Archive', 'Archivovat')
export const unarchive = msg('Unarchive', 'Obnovit z archivu')
export const deleteForGood = msg('Delete for good', 'Smazat natrvalo')
export const disableTitle = msg('Disable {name}?', 'Vypnout účet „{name}“?')
export const disableBody = msg(
  'They are signed out everywhere at once and cannot sign in until you enable them again.',
  'Uživatel bude hned všude odhlášen a přihlásí se, až mu účet zase zapnete.',
)
export const archiveTitle = msg('Archive {name}?', 'Archivovat účet „{name}“?')
export const archiveBody = msg(
  'They are signed out and cannot sign in. What they wrote stays, and you can bring them back at any time.',
  'Uživatel bude odhlášen a nepřihlásí se. Co napsal, zůstane, a účet můžete kdykoli obnovit.',
)
export const deleteTitle = msg('Delete {name} for good?', 'Smazat účet „{name}“ natrvalo?')
export const deleteBody = msg(
  'The account cannot be brought back. What they wrote stays, and so does their name in the audit log.',
  'Účet už nepůjde obnovit. Co uživatel napsal, zůstane, stejně jako jeho jméno v záznamu činností.',
)
export const switchOffTotp = msg('Switch off two-step sign-in', 'Vypnout dvoufázové ověření')
export const switchOff = msg('Switch off', 'Vypnout ověření')
export const totpTitle = msg('Switch off two-step sign-in of {name}?', 'Vypnout dvoufázové ověření pro účet „{name}“?')
export const totpBody = msg(
  'For somebody who lost the telephone and the recovery codes. Their passkeys go, too, and they are signed out everywhere.',
  'Pro toho, kdo ztratil telefon i záložní kódy. Smažou se i jeho přístupové klíče a všude bude odhlášen.',
)

export const mayLogIn = msg('May sign in', 'Smí se přihlásit')
export const mayLogInHint = msg(
  'Switching it off signs the user out everywhere.',
  'Vypnutím se uživatel všude odhlásí.',
)
export const saveChanges = msg('Save changes', 'Uložit změny')

export const inviteTitle = msg('Invite a colleague', 'Pozvat kolegu')
export const inviteLead = msg(
  'They choose their own password. You never see it.',
  'Heslo si každý volí sám. Vy ho nikdy neuvidíte.',
)
export const done = msg('Done', 'Hotovo')
export const makeLink = msg('Make the link', 'Vytvořit odkaz')
export const linkReady = msg(
  '<b>The link is ready.</b> It works once, until {moment}.',
  '<b>Odkaz je připravený.</b> Funguje jednou, do {moment}.',
)
export const link = msg('Link', 'Odkaz')
export const copyLink = msg('Copy link', 'Kopírovat odkaz')
export const onItsWay = msg('It is on its way to {email}, too.', 'Je také na cestě na {email}.')
export const sendYourself = msg(
  'No mail server is set, so send the link yourself.',
  'Poštovní server není nastaven, pošlete tedy odkaz sami.',
)
export const newLinkTitle = msg('A new link for {name}', 'Nový odkaz pro účet „{name}“')
export const newLinkLead = msg(
  'With the link {name} chooses a new password and is signed out everywhere else. Earlier links end now; the present password works until then.',
  'Odkazem si {name} zvolí nové heslo a všude jinde bude přihlášení ukončeno. Dřívější odkazy přestanou platit hned; dosavadní heslo platí do té doby.',
)
