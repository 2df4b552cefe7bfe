import { writer } from '../types.ts'

export default writer('ondrej-kalina', {
  fullName: 'Ondřej Kalina',
  firstName: 'Ondřej',
  lastName: 'Kalina',
  email: 'ondrej.kalina@rozvazne.example',
  portrait: { hair: 'swept', top: 'deep', item: 'glasses', beard: false },
  position: 'Specialista na licence a bezpečnost',
  info:
    'Právník se zaměřením na regulaci hazardu. Ověřuje licence, provozovatele a nástroje sebekontroly. ' +
    'Obchodní podmínky čte celé a porovnává jejich verze, takže si všimne i změny, kterou kasino neohlásilo.',
})
