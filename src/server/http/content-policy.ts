import { hash, randomBytes } from 'node:crypto'
import { HEAD_SCRIPT } from '#site/head-script.ts'

export const newNonce = () => randomBytes(16).toString('base64')

const ALWAYS = ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]

const policyOf = (script: string, style: string, image: string) =>
  [
    "default-src 'self'",
    `script-src 'self'${script}`,
    `style-src 'self'${style}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${image} https:`,
    "form-action 'self'",
    ...ALWAYS,
  ].join('; ')

/** Pages of the site may run our files and the one inline script they all have. */
export const POLICY_OF_PAGES = policyOf(` 'sha256-${hash('sha256', HEAD_SCRIPT, 'base64')}'`, '', '')

/** The back office marks its inline scripts and styles with a nonce of each document. */
export const policyOfAdmin = (nonce: string) => policyOf(` 'nonce-${nonce}'`, ` 'nonce-${nonce}'`, ' blob:')

export const POLICY_OF_DEVELOPMENT = ALWAYS.join('; ')
