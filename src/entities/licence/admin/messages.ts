import { msg } from '#shared/words/message.ts'

export const licence = msg('Licence', 'Licence')
export const casino = msg('Casino', 'Kasino')
export const bookmaker = msg('Bookmaker', 'Sázková kancelář')
export const theCasino = msg('the casino', 'kasino')
export const theBookmaker = msg('the bookmaker', 'sázková kancelář')
export const editLicence = msg('Edit the licence', 'Upravit licenci')
export const addALicence = msg('Add a licence', 'Přidat licenci')
export const saveLicence = msg('Save the licence', 'Uložit licenci')
export const addLicence = msg('Add the licence', 'Přidat licenci')
export const onceCasinoSaved = msg(
  'The licences can be added once the casino is saved.',
  'Licence půjdou přidat, až bude kasino uložené.',
)
export const onceBookmakerSaved = msg(
  'The licences can be added once the bookmaker is saved.',
  'Licence půjdou přidat, až bude sázková kancelář uložená.',
)
export const unread = msg('The licences could not be read', 'Licence se nepodařilo načíst')

export const kind = msg('Kind', 'Druh')
export const czechPermit = msg('Czech permit', 'České povolení')
export const foreignLicence = msg('Foreign licence', 'Zahraniční licence')
export const authority = msg('Authority', 'Úřad')
export const number = msg('Number', 'Číslo')
export const from = msg('From', 'Od')
export const to = msg('To', 'Do')
export const toHint = msg(
  'The last day on which it holds. Empty: no end is known.',
  'Poslední den, kdy platí. Prázdné: konec není známý.',
)
export const checked = msg('Checked', 'Ověřeno')
export const checkedHint = msg(
  'When somebody last looked into the register.',
  'Kdy se někdo naposledy díval do registru.',
)
export const revoked = msg('Revoked', 'Odebráno')
export const revokedHint = msg('From this day on it does not hold.', 'Od tohoto dne neplatí.')
export const register = msg('Register', 'Registr')
export const registerAddress = msg('Address in the register', 'Adresa v registru')
export const remark = msg('Remark', 'Poznámka')
export const remarkHint = msg('For the editors only.', 'Jen pro redakci.')
export const state = msg('State', 'Stav')
export const actions = msg('Actions', 'Akce')
export const entry = msg('entry', 'záznam')

export const valid = msg('Valid', 'Platí')
export const expired = msg('Expired', 'Skončila')
export const isRevoked = msg('Revoked', 'Odebrána')
export const notYet = msg('Not yet', 'Ještě ne')
export const foreign = msg('Foreign', 'Zahraniční')

export const noneYet = msg(
  'No play buttons anywhere until a licence is written down. {go} explains why.',
  'Dokud není licence zapsaná, tlačítka pro hru nejsou nikde. Proč, vysvětluje {go}.',
)
export const hasEnded = msg(
  'No play buttons anywhere: its Czech permit has ended. {go} explains why.',
  'Tlačítka pro hru nejsou nikde: české povolení skončilo. Proč, vysvětluje {go}.',
)
export const wasRevoked = msg(
  'No play buttons anywhere: its Czech permit was revoked. {go} explains why.',
  'Tlačítka pro hru nejsou nikde: české povolení bylo odebráno. Proč, vysvětluje {go}.',
)
export const hasNotBegun = msg(
  'No play buttons anywhere: its Czech permit has not begun yet. {go} explains why.',
  'Tlačítka pro hru nejsou nikde: české povolení ještě nezačalo. Proč, vysvětluje {go}.',
)
export const onlyForeign = msg(
  'No play buttons anywhere: it has only a foreign licence. {go} explains why.',
  'Tlačítka pro hru nejsou nikde: je tu jen zahraniční licence. Proč, vysvětluje {go}.',
)
export const endsToday = msg(
  'The permit ends today, on {day}. From the next day on the play buttons are off everywhere.',
  'Povolení končí dnes, {day}. Od dalšího dne nebudou tlačítka pro hru nikde.',
)
export const endsIn = msg(
  {
    one: 'The permit ends in {count} day, on {day}. From the next day on the play buttons are off everywhere.',
    other: 'The permit ends in {count} days, on {day}. From the next day on the play buttons are off everywhere.',
  },
  {
    one: 'Povolení končí za {count} den, {day}. Od dalšího dne nebudou tlačítka pro hru nikde.',
    few: 'Povolení končí za {count} dny, {day}. Od dalšího dne nebudou tlačítka pro hru nikde.',
    other: 'Povolení končí za {count} dní, {day}. Od dalšího dne nebudou tlačítka pro hru nikde.',
  },
)
export const staysOn = msg(
  'With a valid Czech permit the play buttons stay on. When it ends they go off everywhere and {go} explains why.',
  'S platným českým povolením tlačítka pro hru zůstávají. Až skončí, všude zmizí a proč, vysvětlí {go}.',
)
