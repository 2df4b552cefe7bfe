import { msg } from '#shared/words/message.ts'

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
