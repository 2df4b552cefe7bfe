import { hash } from 'node:crypto'

/** As a policy names an inline script. */
export const hashOf = (code: string) => `'sha256-${hash('sha256', code, 'base64')}'`
