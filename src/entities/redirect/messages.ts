import { msg, noun } from '#shared/words/message.ts'

export const one = noun('redirect', { gender: 'n', 1: 'přesměrování', 2: 'přesměrování', 4: 'přesměrování' })
export const many = msg('redirects', 'přesměrování')
export const label = msg('Redirects', 'Přesměrování')
