import { msg } from '#shared/words/message.ts'

export const notFingerprint = msg('This is not a fingerprint.', 'Toto není otisk prohlížeče.')

/** Who acts where nobody is signed in. */
export const signInScreen = msg('Sign-in screen', 'Přihlašovací obrazovka')
