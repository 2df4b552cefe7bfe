export const CONTACT_PATH = '/kontaktujte-nas/'
/** The browser is redirected to an address with it, so that reloading sends nothing again. */
export const SENT_PARAM = 'odeslano'
