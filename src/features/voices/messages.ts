import { msg } from '#shared/words/message.ts'

export const voices = msg('Voices', 'Zkušenosti')

// The queue
export const approved = msg('Approved', 'Schváleno')
export const rejected = msg('Rejected', 'Odmítnuto')
export const disposableMailbox = msg('Disposable mailbox', 'Jednorázová schránka')
export const withdrawal = msg('Withdrawal {amount}', 'Výběr {amount}')
export const withdrawalHours = msg('Withdrawal, {hours}\u00a0h', 'Výběr, {hours}\u00a0h')
export const recommends = msg('recommends', 'doporučuje')
export const recommendsNot = msg('does not recommend', 'nedoporučuje')

// One voice
export const playerAsked = msg('The player was asked', 'Hráče jsme se zeptali')
export const heApproved = msg('{name} approved it', '{name}: schváleno')
export const heApprovedDocumented = msg('{name} approved it as documented', '{name}: schváleno jako doložené')
export const heClosed = msg('{name} closed it without an answer', '{name}: uzavřeno bez odpovědi')
export const heRejected = msg('{name} rejected it', '{name}: odmítnuto')
export const heSetAside = msg('{name} set it aside', '{name}: odloženo')
export const playerWithdrew = msg('the player withdrew it', 'hráč ji odvolal')
export const setAside = msg('Set aside', 'Odložit')

// Signs
export const samePerson = msg('The same person again this month', 'Tentýž člověk znovu tento měsíc')
export const perDay = msg('{count} a day', '{count} denně')
export const oneInDays = msg(
  { one: '1 in {count} day', other: '1 in {count} days' },
  { one: '1 za {count} den', few: '1 za {count} dny', other: '1 za {count} dní' },
)
export const hardlyAny = msg('hardly any', 'skoro žádná')

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
export const whoIsIt = msg('Give an e-mail, or an account with a casino.', 'Zadejte e-mail, nebo účet v kasinu.')
