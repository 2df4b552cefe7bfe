import { writer } from '../types.ts'

export default writer('tereza-jandova', {
  fullName: 'Tereza Jandová',
  firstName: 'Tereza',
  lastName: 'Jandová',
  email: 'tereza.jandova@rozvazne.example',
  portrait: { hair: 'bun', top: 'straight', item: 'scarf', beard: false },
  position: 'Redaktorka, hry a software',
  info:
    'Vystudovala aplikovanou matematiku a pět let testovala mobilní aplikace. V redakci porovnává návratnost her, ' +
    'pravidla stolů a to, jak weby kasin fungují na obyčejném telefonu. Vysvětluje, co čísla v nápovědě znamenají ' +
    'a proč z nich krátkodobý výsledek předpovědět nejde.',
})
