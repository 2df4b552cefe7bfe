import { msg } from '#shared/words/message.ts'

export const title = msg('Title', 'Název')
export const logo = msg('Logo', 'Logo')
export const logoHint = msg('Square, at least 128 × 128, PNG or WebP', 'Čtvercové, aspoň 128 × 128, PNG nebo WebP')
export const squareLogo = msg('Square logo, WebP or PNG', 'Čtvercové logo, WebP nebo PNG')
