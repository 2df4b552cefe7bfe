export interface Letter {
  subject: string
  paragraphs: string[]
}

/** Replaced by the address of the reader's own page. */
export const LINK = '{odkaz}'
