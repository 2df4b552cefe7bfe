import { msg } from '#shared/words/message.ts'

export const serverAnswered = msg(
  'The server answered {status}. Try again in a moment.',
  'Server odpověděl {status}. Zkuste to za chvíli znovu.',
)
export const unreachable = msg(
  'The server cannot be reached. What you typed is kept here.',
  'Server není dostupný. Co jste napsali, zůstává tady.',
)
