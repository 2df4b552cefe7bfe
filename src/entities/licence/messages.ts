import { msg, noun } from '#shared/words/message.ts'

export const one = noun('licence', { gender: 'f', 1: 'licence', 2: 'licence', 4: 'licenci' })
export const many = msg('licences', 'licence')
export const label = msg('Licences', 'Licence')
