import { msg } from '#shared/words/message.ts'

export const waitSeconds = msg(
  'Too many attempts. Try again in {seconds} s.',
  'Příliš mnoho pokusů. Zkuste to znovu za {seconds} s.',
)
export const noSuchMessage = msg('This message does not exist.', 'Tato zpráva neexistuje.')
export const archiveFirst = msg(
  'Archive this message before deleting it.',
  'Než zprávu smažete, přesuňte ji do archivu.',
)
