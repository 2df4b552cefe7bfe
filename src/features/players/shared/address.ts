/** Of the address that a mail leads to. */
export const TOKEN_PARAM = 'klic'
