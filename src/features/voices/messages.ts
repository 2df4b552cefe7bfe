import { msg } from '#shared/words/message.ts'

export const voices = msg('Voices', 'Zkušenosti')
export const lead = msg(
  'What players write about casinos. Players are promised an answer in {days} working days.',
  'Co hráči píšou o kasinech. Odpověď jim slibujeme do {days} pracovních dnů.',
)
export const two = msg('two', 'dvou')
export const three = msg('three', 'tří')
export const doneToday = msg('Done today', 'Dnes hotovo')
export const doneOf = msg('{done} of {all} done today', 'dnes hotovo {done} z {all}')

// The queue
export const thatWait = msg('Voices that wait', 'Zkušenosti, které čekají')
export const whichVoices = msg('Which voices', 'Které zkušenosti')
export const waiting = msg('Waiting', 'Čekají')
export const waitingCount = msg('Waiting {count}', 'Čekají {count}')
export const askedBack = msg('Asked back', 'Ptáme se')
export const askedBackCount = msg('Asked back {count}', 'Ptáme se {count}')
export const decided = msg('Decided', 'Rozhodnuto')
export const decision = msg('Decision', 'Rozhodnutí')
export const oldestFirst = msg('Oldest first', 'Od nejstarších')
export const fewestSigns = msg('Fewest signs first', 'Od nejméně signálů')
export const mostSigns = msg('Most signs first', 'Od nejvíc signálů')
export const allDecisions = msg('All decisions', 'Všechna rozhodnutí')
export const approved = msg('Approved', 'Schváleno')
export const rejected = msg('Rejected', 'Odmítnuto')
export const aside = msg('Set aside', 'Odloženo')
export const loadingVoices = msg('Loading the voices', 'Načítají se zkušenosti')
export const bursts = msg('Bursts', 'Vlny')
export const inGroups = msg(
  { one: '{number} in {count} group', other: '{number} in {count} groups' },
  { one: '{number} v {count} skupině', few: '{number} ve {count} skupinách', other: '{number} v {count} skupinách' },
)
export const oneByOne = msg('One by one', 'Po jedné')
export const burstOneByOne = msg('The burst, one by one', 'Vlna po jedné')
export const backToAll = msg('Back to all', 'Zpět na všechny')
export const nothingWaits = msg('Nothing waits.', 'Nic nečeká.')
export const nobodyAsked = msg('No player is asked.', 'Nikoho se neptáme.')
export const nothingAside = msg('Nothing is set aside.', 'Nic není odloženo.')
export const nothingDecided = msg('Nothing was decided yet.', 'Zatím se o ničem nerozhodlo.')
export const lastDecided = msg(
  'The last voice was decided {moment} by {name}.',
  'O poslední zkušenosti se rozhodlo {moment} ({name}).',
)
export const move = msg('move', 'pohyb')
export const later = msg('later', 'později')
export const undoKey = msg('undo', 'zpět')
export const allKeys = msg('all keys', 'všechny klávesy')
export const proof = msg('Proof', 'Doklad')
export const answeredUs = msg('Answered us', 'Hráč odpověděl')
export const disposableMailbox = msg('Disposable mailbox', 'Jednorázová schránka')
export const signsCount = msg(
  { one: '{count} sign', other: '{count} signs' },
  { one: '{count} signál', few: '{count} signály', other: '{count} signálů' },
)
export const shareWords = msg('{count} share words', '{count} má společná slova')
export const disposable = msg('{count} disposable', '{count} jednorázových')
export const withdrawal = msg('Withdrawal {amount}', 'Výběr {amount}')
export const withdrawalHours = msg('Withdrawal, {hours}\u00a0h', 'Výběr, {hours}\u00a0h')
export const recommends = msg('recommends', 'doporučuje')
export const recommendsNot = msg('does not recommend', 'nedoporučuje')
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
export const playerAsked = msg('The player was asked', 'Hráče jsme se zeptali')
export const heApproved = msg('{name} approved it', '{name}: schváleno')
export const heApprovedDocumented = msg('{name} approved it as documented', '{name}: schváleno jako doložené')
export const heClosed = msg('{name} closed it without an answer', '{name}: uzavřeno bez odpovědi')
export const heRejected = msg('{name} rejected it', '{name}: odmítnuto')
export const heSetAside = msg('{name} set it aside', '{name}: odloženo')
export const playerWithdrew = msg('the player withdrew it', 'hráč ji odvolal')
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
  'Doklad nepřišel. <a>Požádat o něj</a>, potom půjde schválit jako doložená.',
)
export const noProofSent = msg('No proof was sent', 'Doklad nepřišel')
export const notDocumentable = msg(
  'No proof was sent, so it cannot be documented',
  'Doklad nepřišel, takže nejde schválit jako doložená',
)
export const offline = msg(
  'Offline, not sent. Kept on this device since {moment}, sent when the line is back.',
  'Bez spojení, neodesláno. Na tomto zařízení od {moment}, odešle se, až bude zase spojení.',
)
export const forgetIt = msg('Forget it', 'Zahodit')
export const operatorsAnswer = msg('Operator’s answer…', 'Odpověď provozovatele…')
export const setAside = msg('Set aside', 'Odložit')
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
export const samePerson = msg('The same person again this month', 'Tentýž člověk znovu tento měsíc')
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
export const perDay = msg('{count} a day', '{count} denně')
export const oneInDays = msg(
  { one: '1 in {count} day', other: '1 in {count} days' },
  { one: '1 za {count} den', few: '1 za {count} dny', other: '1 za {count} dní' },
)
export const hardlyAny = msg('hardly any', 'skoro žádná')

// The proof
export const proofTitle = msg('Proof <lock>never public</lock>', 'Doklad <lock>nikdy veřejný</lock>')
export const openProof = msg('Open the proof', 'Otevřít doklad')
export const aDocument = msg('A document, PDF', 'Dokument, PDF')
export const aPicture = msg('A picture', 'Obrázek')
export const openingIsWritten = msg(
  'Who opens it is written in the audit log.',
  'Kdo ho otevře, zapíše se do záznamu činností.',
)
export const open = msg('Open', 'Otevřít')
export const provesNothing = msg('Proves nothing…', 'Nic nedokládá…')
export const noneOrDeleted = msg('There is none, or it was deleted.', 'Žádný tu není, nebo už se smazal.')
export const noneSent = msg('None was sent.', 'Žádný nepřišel.')
export const proofNeverPublic = msg('Proof, never public', 'Doklad, nikdy veřejný')
export const proofNotRead = msg('The proof could not be read', 'Doklad se nepodařilo načíst')
export const loadingProof = msg('Loading the proof', 'Načítá se doklad')
export const theProof = msg('The proof', 'Doklad')
export const documentNotOpened = msg(
  'A document of a stranger is not opened here. Save it and look at it in a reader of yours.',
  'Cizí dokument se tady neotevírá. Uložte ho a podívejte se na něj ve svém prohlížeči dokumentů.',
)
export const saveDocument = msg('Save the document', 'Uložit dokument')

// Dialogs
export const rejectThis = msg('Reject this voice', 'Odmítnout zkušenost')
export const why = msg('Why', 'Proč')
export const whatPlayerReads = msg('What the player reads', 'Co čte hráč')
export const chooseReason = msg(
  'Choose a reason. The letter follows from it.',
  'Vyberte důvod. Podle něj se sestaví dopis.',
)
export const insultRule = msg('Names or insults that cannot be hidden', 'Jména nebo urážky, které nejdou skrýt')
export const boastRule = msg('Boasts of wins, or tells how to win', 'Chlubí se výhrou nebo radí, jak vyhrát')
export const advertRule = msg('Links, codes, advertising', 'Odkazy, kódy, reklama')
export const notOwnRule = msg('Not their own experience', 'Není to vlastní zkušenost')
export const otherRule = msg('Another reason…', 'Jiný důvod…')
export const writeYourself = msg('You write it yourself', 'Napíšete ho sami')
export const yourReason = msg('Your reason, in Czech', 'Váš důvod, česky')
export const mailToo = msg('Send it by mail, too', 'Poslat i e-mailem')
export const standsAnyway = msg(
  'It stands in any case on the page behind the link in their confirmation mail.',
  'Tak jako tak si to hráč přečte na stránce, na kterou vede odkaz z potvrzovacího e-mailu.',
)
export const undoFor = msg(
  'You can undo it for {days} days. Press <key>Z</key> right after.',
  'Vrátit to jde {days} dní. Hned potom stačí klávesa <key>Z</key>.',
)
export const rejectAndSend = msg('Reject and send', 'Odmítnout a poslat')
export const rejectOnly = msg('Reject', 'Odmítnout')
export const askPlayer = msg('Ask the player back', 'Zeptat se hráče')
export const takeATemplate = msg('Take a template', 'Vybrat šablonu')
export const takeTemplate = msg('Take the template?', 'Použít šablonu?')
export const templateReplaces = msg('What you wrote is replaced by the template.', 'Šablona nahradí, co jste napsali.')
export const takeIt = msg('Take it', 'Použít')
export const question = msg('Question', 'Otázka')
export const waitsUntil = msg(
  'It waits under <b>Asked back</b> until {day}. Without an answer it is closed as „bez odpovědi“. One question is all we promised.',
  'Čeká pod <b>Ptáme se</b> do {day}. Bez odpovědi se uzavře jako „bez odpovědi“. Slíbili jsme jedinou otázku.',
)
export const send = msg('Send', 'Odeslat')
export const answerOf = msg('Answer of {title}', 'Odpověď, {title}')
export const whatOperatorWrote = msg('What the operator has written, unchanged', 'Co provozovatel napsal, beze změny')
export const oneAnswer = msg(
  'Readers see it under the voice as the operator’s answer. There is one answer to a voice.',
  'Čtenáři ji uvidí pod zkušeností jako odpověď provozovatele. Ke zkušenosti je odpověď jen jedna.',
)
export const publishAnswer = msg('Publish the answer', 'Zveřejnit odpověď')
export const theSameWords = msg('The same words', 'Stejná slova')
export const thisVoice = msg('This voice', 'Tato zkušenost')

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

// A wave
export const waveNotRead = msg('The wave could not be read', 'Vlnu se nepodařilo načíst')
export const asideKept = msg(
  'They are not rejected: for {days} days they can be brought back. Nobody is told by mail.',
  'Neodmítáte je: {days} dní je jde vrátit. Nikomu nic neposíláme.',
)
export const setThemAside = msg(
  { one: 'Set {count} voice aside?', other: 'Set {count} voices aside?' },
  { one: 'Odložit {count} zkušenost?', few: 'Odložit {count} zkušenosti?', other: 'Odložit {count} zkušeností?' },
)
export const areAside = msg(
  { one: '{count} voice is aside', other: '{count} voices are aside' },
  { one: '{count} zkušenost odložena', few: '{count} zkušenosti odloženy', other: '{count} zkušeností odloženo' },
)
export const waitAgain = msg(
  { one: '{count} voice waits again', other: '{count} voices wait again' },
  {
    one: '{count} zkušenost znovu čeká',
    few: '{count} zkušenosti znovu čekají',
    other: '{count} zkušeností znovu čeká',
  },
)
export const readOneByOne = msg(
  { one: '{count} voice is read one by one', other: '{count} voices are read one by one' },
  {
    one: '{count} zkušenost se čte samostatně',
    few: '{count} zkušenosti se čtou po jedné',
    other: '{count} zkušeností se čte po jedné',
  },
)
export const voicesAbout = msg(
  { one: '{count} voice about {title}', other: '{count} voices about {title}' },
  { one: '{title}: {count} zkušenost', few: '{title}: {count} zkušenosti', other: '{title}: {count} zkušeností' },
)
export const waveLine = msg(
  '{span} · usually {usual} · {against} do not recommend',
  '{span} · obvykle {usual} · {against} nedoporučuje',
)
export const oneWave = msg(
  '<b>They came as one wave.</b> Readers see nothing of it. The form of this casino takes {count} an hour.',
  '<b>Přišly jako jedna vlna.</b> Čtenáři z ní nevidí nic. Formulář tohoto kasina přijme {count} za hodinu.',
)
export const shareSentences = msg('share sentences with others', 'má věty společné s jinými')
export const disposableMailboxes = msg('disposable mailboxes', 'z jednorázových schránek')
export const withProof = msg('with a proof', 's dokladem')
export const withoutOtherSign = msg('without any other sign', 'bez dalšího signálu')
export const mailboxList = msg('Disposable mailboxes: {list}', 'Jednorázové schránky: {list}')
export const tenByChance = msg(
  'Ten by chance <small>so that you do not judge by one</small>',
  'Deset náhodných <small>abyste nesoudili podle jedné</small>',
)
export const moreSigns = msg(
  { one: '{count} more sign', other: '{count} more signs' },
  { one: 'ještě {count} signál', few: 'ještě {count} signály', other: 'ještě {count} signálů' },
)
export const noOtherSign = msg('no other sign', 'bez dalšího signálu')
export const moreOfThem = msg('{count} more', 'ještě {count}')
export const setCountAside = msg('Set {count} aside…', 'Odložit {count}…')
export const takeOutDifferent = msg('Take out the {count} that differ', 'Vyjmout {count} odlišných')
export const judgeOneByOne = msg('Judge one by one', 'Posoudit po jedné')
export const asideIsNot = msg(
  'Aside is not rejected: they can come back for {days} days.',
  'Odložená není odmítnutá: {days} dní se může vrátit.',
)
export const barsLabel = msg(
  '{count} voices, most of them {most} in one hour',
  'Zkušenosti podle hodin: celkem {count}, nejvíc za hodinu {most}',
)

// A person
export const personsVoices = msg('A person’s voices…', 'Zkušenosti jednoho člověka…')
export const personTitle = msg('A person’s voices and complaints', 'Zkušenosti a stížnosti jednoho člověka')
export const personAsks = msg(
  'Somebody asks what we keep of them, or to be forgotten. Make sure that the address is theirs. Both are written in the audit log, without the address.',
  'Někdo se ptá, co o něm máme, nebo chce své údaje smazat. Ověřte, že adresa je jeho. Obojí se zapíše do záznamu činností, bez adresy.',
)
export const theirEmail = msg('Their e-mail', 'Jeho e-mail')
export const exportForThem = msg('Export for them', 'Export pro něj')
export const forgetPerson = msg('Forget this person…', 'Smazat jeho údaje…')
export const forgetQuestion = msg('Forget this person?', 'Smazat údaje tohoto člověka?')
export const forget = msg('Forget', 'Smazat údaje')
export const forgetMeans = msg(
  'What was never shown of {email} is deleted. Of what is shown only the answers stay, which are counted. This cannot be undone.',
  'Co z adresy {email} nebylo zveřejněné, se smaže. Ze zveřejněného zůstanou jen odpovědi, které se počítají. Vrátit to nejde.',
)
export const nothingKept = msg('Nothing is kept about this address.', 'O této adrese nic nemáme.')
export const forgotten = msg('Deleted {deleted}, blacked out {black}', 'Smazáno {deleted}, začerněno {black}')

// Errors
export const reasonMissing = msg('Write the reason for the player.', 'Napište hráči důvod.')
export const proofGone = msg('The proof is not here any more.', 'Doklad už tu není.')
export const proofMissing = msg('There is no proof to this voice.', 'K této zkušenosti není doklad.')
export const changedMeanwhile = msg(
  'This voice has changed meanwhile. Look at it again.',
  'Zkušenost se mezitím změnila. Podívejte se na ni znovu.',
)
export const askedAlready = msg('One question was asked already.', 'Jednou jsme se už ptali.')
export const noMail = msg(
  'This site sends no mail, so nobody can be asked.',
  'Web neposílá e-maily, takže se nikoho zeptat nejde.',
)
export const answeredAlready = msg('The operator has answered already.', 'Provozovatel už odpověděl.')
export const nothingToUndo = msg('There is nothing to undo.', 'Není co vrátit.')
export const noVoice = msg('This voice does not exist.', 'Tato zkušenost neexistuje.')
export const justDecided = msg(
  'Somebody else has just decided this voice.',
  'O této zkušenosti právě rozhodl někdo jiný.',
)
export const waveOver = msg('This wave is over.', 'Tato vlna už skončila.')
