import { writer } from '../types.ts'

export default writer('matej-hrubes', {
  fullName: 'Matěj Hrubeš',
  firstName: 'Matěj',
  lastName: 'Hrubeš',
  email: 'matej.hrubes@rozvazne.example',
  portrait: { hair: 'short', top: 'collar', item: 'tie', beard: true },
  position: 'Analytik plateb a výplat',
  info:
    'Bývalý bankovní analytik. Měří, za jak dlouho peníze opravdu dorazí na účet, a rozebírá bonusové podmínky. ' +
    'Výběry zadává schválně i v neděli večer a každý si zapisuje do tabulky, z níž vycházejí časy v našich recenzích.',
})
