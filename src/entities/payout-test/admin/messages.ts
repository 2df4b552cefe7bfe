import { msg } from '#shared/words/message.ts'

export const withdrawal = msg('Withdrawal', 'Výběr')
export const casino = msg('Casino', 'Kasino')
export const bookmaker = msg('Bookmaker', 'Sázková kancelář')
export const theCasino = msg('the casino', 'kasino')
export const theBookmaker = msg('the bookmaker', 'sázková kancelář')
export const measuredPayouts = msg('Measured payouts', 'Měřené výplaty')
export const addAWithdrawal = msg('Add a withdrawal', 'Přidat výběr')
export const addWithdrawal = msg('Add withdrawal', 'Přidat výběr')
export const editWithdrawal = msg('Edit the withdrawal', 'Upravit výběr')
export const saveWithdrawal = msg('Save the withdrawal', 'Uložit výběr')
export const aWithdrawal = msg('A withdrawal', 'Výběr')
export const ownMoney = msg('Own money, own account. Prague time.', 'Vlastní peníze, vlastní účet. Pražský čas.')
export const onceCasinoSaved = msg(
  'The withdrawals can be added once the casino is saved.',
  'Výběry půjdou přidat, až bude kasino uložené.',
)
export const onceBookmakerSaved = msg(
  'The withdrawals can be added once the bookmaker is saved.',
  'Výběry půjdou přidat, až bude sázková kancelář uložená.',
)
export const unread = msg('The withdrawals could not be read', 'Výběry se nepodařilo načíst')
export const noneYet = msg('No withdrawal measured yet.', 'Zatím žádný změřený výběr.')
export const plotLabel = msg(
  {
    one: '{count} withdrawal; the table has each of them.',
    other: '{count} withdrawals; the table has each of them.',
  },
  {
    one: '{count} výběr; v tabulce jsou všechny.',
    few: '{count} výběry; v tabulce jsou všechny.',
    other: '{count} výběrů; v tabulce jsou všechny.',
  },
)
export const promisedHours = msg('promised {hours} h', 'slíbeno {hours} h')
export const noMedian = msg(
  {
    one: '{count} withdrawal measured, no median yet',
    other: '{count} withdrawals measured, no median yet',
  },
  {
    one: 'Změřen {count} výběr, medián zatím není',
    few: 'Změřeny {count} výběry, medián zatím není',
    other: 'Změřeno {count} výběrů, medián zatím není',
  },
)
export const medianOf = msg('<b>{hours}</b> measured, median of {number}', 'změřeno <b>{hours}</b>, medián z {number}')
export const promised = msg('<b>{hours} h</b> promised', 'slíbeno <b>{hours} h</b>')
export const kept = msg('Kept {inTime} of {all}', 'Včas {inTime} z {all}')
export const onTheWayCount = msg('{number} on the way', 'Na cestě {number}')

export const tableLabel = msg('Table of withdrawals', 'Tabulka výběrů')
export const date = msg('Date', 'Datum')
export const method = msg('Method', 'Metoda')
export const amount = msg('Amount', 'Částka')
export const asked = msg('Asked', 'Zadáno')
export const arrived = msg('Arrived', 'Přišlo')
export const took = msg('Took', 'Trvalo')
export const fee = msg('Fee', 'Poplatek')
export const proof = msg('Proof', 'Doklad')
export const actions = msg('Actions', 'Akce')
export const onTheWay = msg('on the way', 'na cestě')
export const hoursLate = msg('{hours}, late', '{hours}, pozdě')
export const picture = msg('picture', 'obrázek')

export const leaveEmpty = msg('Leave empty while you wait', 'Dokud čekáte, nechte prázdné')
export const remark = msg('Remark', 'Poznámka')
export const remarkHint = msg('For the editors only.', 'Jen pro redakci.')
export const dateOnProof = msg('The date can be read on the proof', 'Na dokladu je čitelné datum')
export const proofPublic = msg('Readers may see the proof', 'Čtenáři smějí doklad vidět')
export const proofPublicHint = msg('A quiet link in the table of the review.', 'Nenápadný odkaz v tabulce recenze.')
export const notAPicture = msg(
  'This file is not a picture that the browser can read.',
  'Tento soubor není obrázek, který prohlížeč umí přečíst.',
)
export const notUploaded = msg('The picture could not be uploaded.', 'Obrázek se nepodařilo nahrát.')
export const proofHint = msg(
  'A statement or a message with the date. Private data can be covered before it is sent.',
  'Výpis nebo zpráva s datem. Osobní údaje se dají před odesláním zakrýt.',
)
export const otherPicture = msg('Other picture', 'Jiný obrázek')
export const pictureFromDevice = msg('Picture from this device', 'Obrázek z tohoto zařízení')
export const fromLibrary = msg('From the library', 'Z knihovny')
export const remove = msg('Remove', 'Odebrat')

export const cover = msg('Cover', 'Zakrýt')
export const move = msg('Move', 'Přesunout')
export const whatDraggingDoes = msg('What dragging does', 'Co dělá tažení')
export const addCover = msg('Add a cover', 'Přidat zakrytí')
export const thePicture = msg('The picture', 'Obrázek')
export const coverHint = msg(
  'Draw over names and account numbers. Only the covered picture leaves this device. With the keyboard: add a cover, arrows move it, Shift and arrows change its size, Delete removes it.',
  'Přetáhněte přes jména a čísla účtů. Ze zařízení odejde jen zakrytý obrázek. Klávesnicí: přidejte zakrytí, šipky ho posouvají, Shift a šipky mění velikost, Delete ho odebere.',
)
export const coverAt = msg(
  'Cover {number}, {x} from the left, {y} from the top, {width} by {height}',
  'Zakrytí {number}, {x} zleva, {y} shora, {width} × {height}',
)

export const laterThanPromise = msg('Later than the promise of {hours} h.', 'Po slíbené lhůtě {hours} h.')
export const withinPromise = msg('Within the promise of {hours} h.', 'Ve slíbené lhůtě {hours} h.')
export const ruleProposes = msg(
  'The rule then proposes {rating} for Payouts.',
  'Pravidlo pak za výplaty navrhuje {rating}.',
)
export const stillNoMedian = msg(
  {
    one: 'With {count} withdrawal there is no median yet.',
    other: 'With {count} withdrawals there is no median yet.',
  },
  {
    one: 'S {count} výběrem medián ještě není.',
    few: 'Se {count} výběry medián ještě není.',
    other: 'S {count} výběry medián ještě není.',
  },
)
export const medianIs = msg(
  {
    one: 'The median is {after} of {count} withdrawal.',
    other: 'The median is {after} of {count} withdrawals.',
  },
  {
    one: 'Medián z {count} výběru je {after}.',
    few: 'Medián ze {count} výběrů je {after}.',
    other: 'Medián z {count} výběrů je {after}.',
  },
)
export const medianGoes = msg(
  {
    one: 'The median goes from {before} to {after} of {count} withdrawal.',
    other: 'The median goes from {before} to {after} of {count} withdrawals.',
  },
  {
    one: 'Medián z {count} výběru se změní z {before} na {after}.',
    few: 'Medián ze {count} výběrů se změní z {before} na {after}.',
    other: 'Medián z {count} výběrů se změní z {before} na {after}.',
  },
)
