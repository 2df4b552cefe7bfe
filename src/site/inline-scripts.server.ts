import { hash } from 'node:crypto'

/** The hash of an inline script in a Content-Security-Policy. */
export const hashOf = (code: string) => `'sha256-${hash('sha256', code, 'base64')}'`

/** A script element: its attributes and its code. */
export const SCRIPT = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/g

/** Structured data, which is never executed. */
export const isData = (attributes: string) => attributes.includes('application/ld+json')
