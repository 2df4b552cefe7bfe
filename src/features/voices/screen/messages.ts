import { msg } from '#shared/words/message.ts'

export const lead = msg(
  'What players write about casinos. Players are promised an answer in {days} working days.',
  'Co hráči píšou o kasinech. Odpověď jim slibujeme do {days} pracovních dnů.',
)
export const two = msg('two', 'dvou')
export const three = msg('three', 'tří')
export const doneToday = msg('Done today', 'Dnes hotovo')
export const doneOf = msg('{done} of {all} done today', 'dnes hotovo {done} z {all}')

// The queue
export const everyAnswered = msg('Every voice has an answer', 'Každá zkušenost má odpověď')
export const newOnesCome = msg(
  'New ones come by themselves; you need not reload.',
  'Nové se objeví samy, stránku načítat nemusíte.',
)
export const todaysWork = msg(
  'Today approved {approve}, asked back {ask}, rejected {reject}. New ones come by themselves; you need not reload.',
  'Dnes schváleno: {approve}, dotazů hráčům: {ask}, odmítnuto: {reject}. Nové se objeví samy, stránku načítat nemusíte.',
)
export const seeDecided = msg('See what was decided', 'Zobrazit, co se rozhodlo')

// One voice
export const oneVoice = msg('One voice', 'Jedna zkušenost')
export const voiceNotRead = msg('The voice could not be read', 'Zkušenost se nepodařilo načíst')
export const placeOf = msg('{place} of {total}', '{place} z {total}')
export const backToList = msg('Back to the list', 'Zpět na seznam')
export const sent = msg('Sent {moment}', 'Přišla {moment}')
export const promisedBy = msg('promised by {day}', 'slíbeno do {day}')
export const latePromised = msg('late, promised by {day}', 'po termínu, slíbeno do {day}')
export const weAsked = msg('We asked', 'Ptali jsme se')
export const theyAnswered = msg('They answered', 'Hráč odpověděl')
export const noAnswerYet = msg('No answer yet', 'Zatím bez odpovědi')
export const playersWords = msg('The player’s words', 'Slova hráče')
export const originalDeleted = msg(
  'The original was deleted {days} days after the decision.',
  'Původní text se smazal {days} dní po rozhodnutí.',
)
export const originalDeletedHidden = msg(
  'The original was deleted {days} days after the decision. What was hidden is gone for good.',
  'Původní text se smazal {days} dní po rozhodnutí. Co bylo skryté, už nikdo neobnoví.',
)
export const originalKept = msg(
  'The original is kept until <b>{day}</b>, {days} days after the decision. Then only the words with bars stay.',
  'Původní text zůstane do <b>{day}</b>, {days} dní po rozhodnutí. Potom zbude jen začerněná podoba.',
)
export const originalWillBeKept = msg(
  'The original is kept until <b>{day}</b>, {days} days after you decide. Then only the words with bars stay.',
  'Původní text zůstane do <b>{day}</b>, {days} dní po vašem rozhodnutí. Potom zbude jen začerněná podoba.',
)
export const readersSee = msg('Readers see', 'Čtenáři vidí')
export const readersWillSee = msg('Readers will see', 'Čtenáři uvidí')
export const previewOf = msg('Preview of', 'Náhled')
export const byEmail = msg('By e-mail', 'E-mailem')
export const documented = msg('Documented', 'Doložená')
export const approve = msg('Approve', 'Schválit')
export const approveDocumented = msg('Approve as documented', 'Schválit jako doloženou')
export const asDocumented = msg('As documented', 'Jako doloženou')
export const askBack = msg('Ask back…', 'Zeptat se hráče…')
export const askedAlreadyHint = msg('One question was asked already', 'Jednou jsme se už ptali')
export const reject = msg('Reject…', 'Odmítnout…')
export const undoWithKey = msg('Undo (Z)', 'Zpět (Z)')
export const noProofAskForOne = msg(
  'No proof was sent. <a>Ask for one</a>, then it can be documented.',
  'Doklad nepřišel. <a>Požádat o něj</a>, potom ji půjde schválit jako doloženou.',
)
export const noProofSent = msg('No proof was sent', 'Doklad nepřišel')
export const notDocumentable = msg(
  'No proof was sent, so it cannot be documented',
  'Doklad nepřišel, takže ji nejde schválit jako doloženou',
)
export const offline = msg(
  'Offline, not sent. Kept on this device since {moment}, sent when the line is back.',
  'Bez spojení, neodesláno. Na tomto zařízení od {moment}, odešle se, až bude zase spojení.',
)
export const forgetIt = msg('Forget it', 'Zahodit')
export const operatorsAnswer = msg('Operator’s answer…', 'Odpověď provozovatele…')
export const bringBack = msg('Bring back to the queue', 'Vrátit do fronty')
export const showEmail = msg('Show the e-mail', 'Zobrazit e-mail')

// What happened
export const yes = msg('Yes', 'Ano')
export const no = msg('No', 'Ne')
export const notAnswered = msg('Not answered', 'Bez odpovědi')
export const payout = msg('Payout in time', 'Výplata včas')
export const terms = msg('Terms as written', 'Podmínky platily')
export const support = msg('Support helped', 'Podpora pomohla')
export const verification = msg('Verification reasonable', 'Rozumné ověření')
export const again = msg('Would play again', 'Hrál by znovu')
export const noWithdrawal = msg('They wrote of no withdrawal, in <b>{month}</b>.', 'O výběru nepíše (<b>{month}</b>).')
export const withdrewUnknown = msg(
  'Withdrew an amount they did not say{where} in <b>{month}</b>.',
  'Výběr{where}, částku neuvádí (<b>{month}</b>).',
)
export const withdrew = msg(
  'Withdrew <b>{amount}</b>{where} in <b>{month}</b>.',
  'Výběr <b>{amount}</b>{where} (<b>{month}</b>).',
)
export const arrivedAfter = msg(
  { one: 'It arrived after <b>{count}\u00a0hour</b>.', other: 'It arrived after <b>{count}\u00a0hours</b>.' },
  {
    one: 'Přišel za <b>{count}\u00a0hodinu</b>.',
    few: 'Přišel za <b>{count}\u00a0hodiny</b>.',
    other: 'Přišel za <b>{count}\u00a0hodin</b>.',
  },
)
export const toAccount = msg('to a bank account', 'na účet')
export const toCard = msg('to a card', 'na kartu')
export const toWallet = msg('to a wallet', 'do peněženky')
export const tookHours = msg('It took {hours} hours', 'Trvalo to {hours} h')
export const promiseIs = msg('the promise is {hours} hours', 'slib je {hours} h')
export const testsAre = msg('our own tests {from} to {to} hours', 'naše vlastní výběry {from} až {to} h')
export const ourTests = msg('our tests {from}–{to} h', 'naše výběry {from}–{to} h')
export const promise = msg('promise {hours} h', 'slib {hours} h')
export const hoursShort = msg('{hours} h', '{hours} h')

// Signs
export const signs = msg(
  'Signs <small>They help you look. None of them decides.</small>',
  'Signály <small>Pomáhají hledat. Žádný nerozhoduje.</small>',
)
export const sameWords = msg('Same words elsewhere', 'Stejná slova jinde')
export const sharesWith = msg(
  'It shares sentences with a voice of {day} about {title}.',
  'Má společné věty se zkušeností z {day} ({title}).',
)
export const sharesWithMore = msg(
  {
    one: 'It shares sentences with a voice of {day} about {title} and {count} other.',
    other: 'It shares sentences with a voice of {day} about {title} and {count} others.',
  },
  {
    one: 'Má společné věty se zkušeností z {day} ({title}) a s {count} další.',
    few: 'Má společné věty se zkušeností z {day} ({title}) a se {count} dalšími.',
    other: 'Má společné věty se zkušeností z {day} ({title}) a s {count} dalšími.',
  },
)
export const compare = msg('Compare', 'Porovnat')
export const burst = msg('Burst', 'Vlna')
export const burstAbout = msg(
  '{count} about {title} within a day, usually {usual}',
  '{title}: {count} za den, obvykle {usual}',
)
export const othersAbout = msg(
  {
    one: '{count} other voice about {title} from this mailbox',
    other: '{count} other voices about {title} from this mailbox',
  },
  {
    one: '{title}: {count} další zkušenost z této schránky',
    few: '{title}: {count} další zkušenosti z této schránky',
    other: '{title}: {count} dalších zkušeností z této schránky',
  },
)
export const emailConfirmed = msg('E-mail confirmed', 'E-mail potvrzen')
export const addressIsDeleted = msg('the address is deleted', 'adresa je smazaná')
export const ordinaryMailbox = msg('{email}, an ordinary mailbox', '{email}, běžná schránka')
export const firstOfPerson = msg('First voice of this person', 'První zkušenost tohoto člověka')
export const nothingElse = msg('Nothing else from this mailbox', 'Z této schránky nic jiného nepřišlo')
export const wroteBefore = msg('Has written before', 'Psal už dřív')
export const othersOfMailbox = msg(
  { one: '{count} other voice from this mailbox', other: '{count} other voices from this mailbox' },
  {
    one: '{count} další zkušenost z této schránky',
    few: '{count} další zkušenosti z této schránky',
    other: '{count} dalších zkušeností z této schránky',
  },
)

// What was done
export const doneDocumented = msg('Approved as documented', 'Schváleno jako doložené')
export const doneRejectedMail = msg('Rejected, the player is told by mail', 'Odmítnuto, hráči přijde e-mail')
export const doneAsked = msg('The player is asked', 'Hráč dostane otázku')
export const doneAside = msg(
  { one: 'Set aside for {count} day', other: 'Set aside for {count} days' },
  { one: 'Odloženo na {count} den', few: 'Odloženo na {count} dny', other: 'Odloženo na {count} dní' },
)
export const waitsAgain = msg('Waits again', 'Znovu čeká')
export const doneHidden = msg('Readers will see „[…]“', 'Čtenáři uvidí „[…]“')
export const doneReply = msg('The answer of {title} is shown', 'Odpověď je zveřejněná ({title})')
export const nothingToUndoNow = msg('There is nothing to undo', 'Není co vrátit')
