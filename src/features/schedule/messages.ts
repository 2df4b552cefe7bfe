import { msg } from '#shared/words/message.ts'

export const timePassed = msg('This time has passed. Choose a later one.', 'Tento čas už uplynul. Vyberte pozdější.')
export const daysAtMost = msg('Ask for {number} days at most.', 'Najednou jde zobrazit nejvýš {number} dní.')
export const changedMeanwhile = msg(
  'Somebody has changed this meanwhile. Look again.',
  'Mezitím to někdo změnil. Podívejte se znovu.',
)
export const noChangesOf = msg('There are no changes of {name}.', 'Kolekce {name} změny nemá.')
export const visitorsGoTo = msg('visitors go to {path}', 'návštěvníci půjdou na {path}')
export const thenBonus = msg('{bonus}. Then: {afterwards}', '{bonus}. Potom: {afterwards}')
export const noBonus = msg('no bonus', 'žádný bonus')
