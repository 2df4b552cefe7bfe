export interface Letter {
  subject: string
  paragraphs: string[]
}

/** Replaced by the address of the reader's own page. */
export const LINK = '{odkaz}'

/** For the newsroom: `p•••••@seznam.cz` */
export const maskedEmail = (email: string) => `${email.slice(0, 1)}•••••${email.slice(email.lastIndexOf('@'))}`
