import type { Message } from '#entities/message/schema.ts'
import type { Times } from './times.ts'

const letter = (id: string, at: string, given: Pick<Message, 'name' | 'email' | 'message' | 'isRead'>): Message => ({
  ...given,
  id: `demo-message-${id}`,
  version: 1,
  isDeleted: false,
  createdAt: at,
  updatedAt: at,
})

export const demoMessages = ({ at }: Times): Message[] => [
  letter('cap', at(-1, 20.4), {
    name: 'Radek Pokorný',
    email: 'radek.pokorny@schranka.example',
    message:
      'Dobrý den, ze Stříbrného Čápu mi včera přišel výběr za šest hodin, ale jen na kartu. Na účet to minulý týden trvalo skoro dva dny. Možná by to stálo za zmínku.',
    isRead: false,
  }),
  letter('kapr', at(-2, 11.1), {
    name: 'Provozní oddělení, Rybniční Hry a.s.',
    email: 'provoz@jantarovy-kapr.example',
    message:
      'Vážená redakce, od prvního dne příštího měsíce rušíme poplatek za druhý a každý další převod. Nový sazebník vám rádi pošleme. Prosíme o opravu recenze Jantarového Kapra.',
    isRead: false,
  }),
  letter('limity', at(-4, 8.7), {
    name: 'Jana',
    email: 'jana.n@schranka.example',
    message: 'Děkuju za článek o limitech. Bratr si je podle něj konečně nastavil a pomohlo to. Jen tak dál.',
    isRead: true,
  }),
  letter('skola', at(-9, 15.5), {
    name: 'Bc. Petr Doležal',
    email: 'dolezal@univerzita.example',
    message:
      'Píšu diplomovou práci o průhlednosti výplat a rád bych použil vaše naměřené časy. Stačí uvést zdroj, nebo mám požádat o svolení?',
    isRead: true,
  }),
]
