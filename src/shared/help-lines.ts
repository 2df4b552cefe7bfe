export const HELP_PATH = '/pomoc/'

export const HELP_PARTS = {
  lines: 'linky',
  pause: 'pauza',
  limits: 'limity',
  sensibly: 's-rozumem',
  signs: 'varovna-znameni',
  adults: 'od-18-let',
  panic: 'panic-button',
  register: 'rejstrik',
  test: 'test',
  limit: 'limit',
  family: 'blizci',
} as const

interface HelpLine {
  name: string
  number: string
  about: string
}

export const HELP_LINES: readonly HelpLine[] = [
  {
    name: 'Linka pomoci',
    number: '777 477 877',
    about:
      'Pro hráče a jejich blízké. Jméno říkat nemusíte. Kdo nechce volat, může napsat na [nabertekurz.cz](https://www.nabertekurz.cz/).',
  },
  {
    name: 'Národní linka pro odvykání',
    number: '800 350 000',
    about:
      'Bezplatná, v pracovní dny. Poradí s hraním i s jinými závislostmi; více na [chciodvykat.cz](https://www.chciodvykat.cz/).',
  },
]

export const telephone = (number: string) => `tel:+420${number.replaceAll(' ', '')}`
