import { msg } from '#shared/words/message.ts'

export const notYourPassword = msg('This is not your password.', 'Toto není vaše heslo.')
