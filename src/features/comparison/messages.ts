import { msg } from '#shared/words/message.ts'

export const bothOfOneKind = msg(
  'Both must be active, run, and be of one kind.',
  'Obojí musí být zveřejněné, v provozu a stejného druhu.',
)
export const chooseDifferent = msg('Choose two different ones.', 'Vyberte dvě různé položky.')
