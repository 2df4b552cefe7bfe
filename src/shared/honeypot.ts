/** A hidden form field that humans leave empty. */
export const HONEYPOT = 'website'
