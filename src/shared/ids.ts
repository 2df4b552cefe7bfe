export const ID = /^[a-z0-9-]{8,64}$/

/** Of a block, within its post. */
export const BLOCK_ID = /^[a-z0-9][a-z0-9-]{1,39}$/

/** Of a heading, used by the table of contents and by links; never changes once set. */
export const HEADING_ID = /^[a-z0-9][a-z0-9-]{0,95}$/

/** What was parsed from HTML, if it is one. */
export const idLike = (form: RegExp, given: unknown): string | null =>
  typeof given === 'string' && form.test(given) ? given : null
