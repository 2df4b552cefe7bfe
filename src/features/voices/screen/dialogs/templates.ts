import type { DeskVoice } from '#features/voices/api-schema.ts'
import { withOffer } from '#features/players/offer.ts'
import { formatCrowns } from '#shared/czech/format.ts'

export interface Template {
  title: string
  hint: string
  question: string
}

/** Questions to a player, as they stand in the letter. */
export function templatesFor({ offer, amount }: DeskVoice): Template[] {
  const withdrawal = amount === null ? 'výběru' : `výběru ${formatCrowns(amount)}`
  return [
    {
      title: 'Pošlete doklad',
      hint: 'výpis nebo snímek, zakryjte jméno a číslo účtu',
      question: `Pošlete nám prosím doklad k ${withdrawal}: výpis z účtu nebo snímek obrazovky, na kterém je částka a den. Jméno a číslo účtu zakryjte, než soubor nahrajete. Přiložíte ho na stránce, na kterou vede odkaz, tlačítkem Změnit zkušenost.`,
    },
    {
      title: 'Kdy přesně',
      hint: 'den a hodina žádosti a připsání',
      question: `Který den a v kolik hodin jste o výběr požádali a kdy vám peníze přišly? Stačí přibližně.`,
    },
    {
      title: 'Čí je to zkušenost',
      hint: 'psali jste to vy, nebo někdo z rodiny?',
      question: `Je to vaše vlastní zkušenost ${withOffer(offer)}, nebo píšete za někoho blízkého? Zveřejňujeme jen to, co zažil ten, kdo píše.`,
    },
    {
      title: 'Kolik a jak',
      hint: 'částka a způsob platby',
      question: 'O jakou částku šlo a kam jste si ji nechali poslat: na účet, na kartu, nebo do peněženky?',
    },
    {
      title: 'Můžeme to předat jako stížnost?',
      hint: 'kniha stížností, odpovídá provozovatel',
      question:
        'To, co popisujete, by mohl řešit provozovatel. Chcete to podat jako stížnost? Potom mu ji předáme a zveřejníme, jak odpověděl. Podat ji můžete na stránce Kniha stížností.',
    },
  ]
}
