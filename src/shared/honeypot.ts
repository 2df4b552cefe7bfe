/** A field of forms that people leave empty, because they do not see it. */
export const HONEYPOT = 'website'
