import { msg, noun } from '#shared/words/message.ts'

export const one = noun('redirect', { gender: 'n', 1: 'přesměrování', 2: 'přesměrování', 4: 'přesměrování' })
export const many = msg('redirects', 'přesměrování')
export const label = msg('Redirects', 'Přesměrování')
export const counted = msg(
  { one: '{count} redirect', other: '{count} redirects' },
  { one: '{count} přesměrování', few: '{count} přesměrování', other: '{count} přesměrování' },
)
