import { msg } from '#shared/words/message.ts'

export const refused = msg(
  'This passkey does not open an account here, or it took too long. Try again.',
  'Tento přístupový klíč tu žádný účet neotevře, nebo to trvalo příliš dlouho. Zkuste to znovu.',
)
export const notMade = msg(
  'The passkey was not made for this site, or it took too long. Try again.',
  'Přístupový klíč nevznikl pro tento web, nebo to trvalo příliš dlouho. Zkuste to znovu.',
)
export const known = msg('This passkey is here already.', 'Tento přístupový klíč už tu je.')
export const gone = msg('This passkey is removed already.', 'Tento přístupový klíč už je odebraný.')
export const tooMany = msg(
  'You have {count} passkeys, which is the most. Remove one you do not use.',
  'Přístupových klíčů máte {count}, víc jich mít nejde. Odeberte některý, který nepoužíváte.',
)
export const noStepNoCodes = msg(
  'Recovery codes stand in for a second step. Set one up first.',
  'Záložní kódy nahrazují druhý krok. Nejdřív si nějaký nastavte.',
)

export const title = msg('Passkeys', 'Přístupové klíče')
export const lead = msg(
  'Sign in with a fingerprint, a face or the PIN of the device. No password to steal, no code to copy.',
  'Přihlášení otiskem prstu, tváří nebo PINem zařízení. Žádné heslo k ukradení, žádný kód k opisování.',
)
export const habit = msg(
  'After a password, a passkey replaces the code. Two passkeys on two devices are a good habit.',
  'Po zadání hesla stačí místo kódu přístupový klíč. Dobrý zvyk je mít dva na dvou zařízeních.',
)
export const add = msg('Add a passkey', 'Přidat přístupový klíč')
export const none = msg('No passkeys yet.', 'Zatím tu žádný přístupový klíč není.')
export const unread = msg('The passkeys could not be read', 'Přístupové klíče se nepodařilo načíst')
export const inDevice = msg('on one device only', 'jen v jednom zařízení')
export const synced = msg('works on your other devices', 'funguje i na vašich dalších zařízeních')
export const securityKey = msg('security key', 'bezpečnostní klíč')
export const neverUsed = msg('{kind} · added {added} · never used', '{kind} · přidaný {added} · zatím nepoužitý')
export const lastUsed = msg('{kind} · added {added} · last used {used}', '{kind} · přidaný {added} · naposledy {used}')
export const rename = msg('Rename', 'Přejmenovat')
export const renameNamed = msg('Rename {name}', 'Přejmenovat klíč {name}')
export const remove = msg('Remove…', 'Odebrat…')
export const removeNamed = msg('Remove {name}', 'Odebrat klíč {name}')
export const unsupported = msg(
  'This browser has no passkeys, or the site is not on https.',
  'Tento prohlížeč přístupové klíče neumí, nebo web neběží na https.',
)

export const addLead = msg(
  'Then your browser asks where to keep it: in this device, in a telephone or in a security key.',
  'Prohlížeč se pak zeptá, kam ho uložit: do tohoto zařízení, do telefonu, nebo do bezpečnostního klíče.',
)
export const name = msg('Name', 'Název')
export const nameHint = msg(
  'So that you know which one to remove when a device is lost.',
  'Ať poznáte, který odebrat, když se zařízení ztratí.',
)
export const goOn = msg('Continue', 'Pokračovat')
export const readyTitle = msg('The passkey is ready', 'Přístupový klíč je hotový')
export const ready = msg(
  'It works from now on. Sign out and in once, so that you see it.',
  'Funguje odteď. Zkuste se jednou odhlásit a přihlásit, ať to vidíte.',
)
export const later = msg('Later', 'Později')
export const saveName = msg('Save the name', 'Uložit název')
export const renameTitle = msg('Rename the passkey', 'Přejmenovat přístupový klíč')
export const removeTitle = msg('Remove {name}?', 'Odebrat klíč {name}?')
export const removeBody = msg(
  'It opens nothing here any more. Delete it in your device, too.',
  'Nic už tu neotevře. Smažte ho i ve svém zařízení.',
)
export const removeAction = msg('Remove', 'Odebrat')

export const codesTitle = msg('Recovery codes', 'Záložní kódy')
export const codesLead = msg(
  'Each opens your account once, after your password, when a device is lost.',
  'Když ztratíte zařízení, každý z nich po zadání hesla jednou otevře váš účet.',
)
export const codesLeft = msg(
  { one: '{count} of ten is left.', other: '{count} of ten are left.' },
  { one: 'Z deseti zbývá {count}.', few: 'Z deseti zbývají {count}.', other: 'Z deseti zbývá {count}.' },
)
export const newCodes = msg('New codes…', 'Nové kódy…')
export const newCodesAction = msg('Make new codes', 'Vytvořit nové kódy')
export const newCodesLead = msg('Those you have stop working.', 'Ty, které máte, přestanou platit.')

export const cancelled = msg(
  'Nothing was chosen on the device. Try again, or use your password.',
  'Na zařízení se nic nevybralo. Zkuste to znovu, nebo použijte heslo.',
)
export const already = msg(
  'This device has a passkey for this account already.',
  'Toto zařízení už přístupový klíč k tomuto účtu má.',
)
export const wrongAddress = msg(
  'Passkeys work only at the address of the site: {address}.',
  'Přístupové klíče fungují jen na adrese webu: {address}.',
)
