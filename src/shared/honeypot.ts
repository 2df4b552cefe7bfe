export const HONEYPOT = 'website'
