export const CONTACT_PATH = '/kontaktujte-nas/'
/** On the address to which the browser is redirected after a message was sent, so that reloading it sends nothing again. */
export const SENT_PARAM = 'odeslano'
