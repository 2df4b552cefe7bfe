import { msg } from '#shared/words/message.ts'

export const tooMany = msg(
  'A list may have {most} views of yours at most.',
  'V jednom seznamu můžete mít nejvýš {most} vlastních pohledů.',
)
export const onlyOwnerUnshares = msg(
  'Only {owner} can keep this view to themselves. Delete it instead.',
  'Nechat si tento pohled pro sebe může jen ten, komu patří ({owner}). Můžete ho smazat.',
)
export const changedMeanwhile = msg(
  'Somebody has changed the view “{name}” meanwhile. Look again.',
  'Pohled „{name}“ mezitím někdo změnil. Podívejte se na něj znovu.',
)
export const gone = msg('This view is gone.', 'Tento pohled už neexistuje.')
export const ofSomebody = msg(
  'This view is {owner}’s. Save one of your own.',
  'Tento pohled patří někomu jinému ({owner}). Uložte si vlastní.',
)
export const taken = msg('There is a view of this name already.', 'Pohled s tímto názvem už existuje.')
