import { hash } from 'node:crypto'

/** The hash of an inline script in a Content-Security-Policy. */
export const hashOf = (code: string) => `'sha256-${hash('sha256', code, 'base64')}'`
