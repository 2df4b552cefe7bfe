import { hash, randomBytes } from 'node:crypto'
import { PLAYER_HOSTS } from '#blocks/videos/player.ts'
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

/** Players of videos are let in where the page has one of theirs. A quote within a text would be escaped. */
export function policyOfPage(html: string): string {
  const hosts = PLAYER_HOSTS.filter((host) => html.includes(` data-player="${host}/`))
  return hosts.length === 0 ? POLICY_OF_PAGES : `${POLICY_OF_PAGES}; frame-src ${hosts.join(' ')}`
}

/** The back office marks its inline scripts and styles with a nonce of each document. */
export const policyOfAdmin = (nonce: string) => policyOf(` 'nonce-${nonce}'`, ` 'nonce-${nonce}'`, ' blob:')

export const POLICY_OF_DEVELOPMENT = ALWAYS.join('; ')
