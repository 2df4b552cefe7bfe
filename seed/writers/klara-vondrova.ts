import { writer } from '../types.ts'

export default writer('klara-vondrova', {
  fullName: 'Klára Vondrová',
  firstName: 'Klára',
  lastName: 'Vondrová',
  email: 'klara.vondrova@rozvazne.example',
  portrait: { hair: 'long', top: 'round', item: 'earrings', beard: false },
  position: 'Šéfredaktorka',
  info:
    'Devět let píše o ochraně spotřebitele. V redakci řídí testy a každou recenzi schvaluje ' +
    'jako poslední. Text s tvrzením, které nemá doložený zdroj, vrací autorovi. Provozovatel u ní může žádat ' +
    'o opravu chyby, nikoli o změnu známky.',
})
