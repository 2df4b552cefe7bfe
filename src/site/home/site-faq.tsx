import { rt } from '#posts/content/build.ts'
import { FaqView } from '#posts/parts/faq-view.tsx'
import { formatPayoutHours } from '#shared/czech/format.ts'
import type { RichText } from '#shared/schema/rich-text.ts'
import type { ToplistStats } from '#site/home/toplist.server.ts'

export interface SiteQuestion {
  question: string
  answer: RichText
}

function promisedPayouts(payouts: ToplistStats['payouts']): string {
  if (!payouts) return ''
  const fastest = formatPayoutHours(payouts.fastest)
  const slowest = formatPayoutHours(payouts.slowest)
  if (fastest === slowest) return `Kasina v našem žebříčku slibují výplatu ${fastest}. `
  return `Lhůtu si určuje kasino. V našem žebříčku slibují výplatu nejrychlejší kasina ${fastest}, nejpomalejší ${slowest}. `
}

export const siteFaq = ({ payouts }: ToplistStats): SiteQuestion[] => [
  {
    question: 'Podle čeho kasina řadíte?',
    answer: rt(
      'Pořadí určuje výsledné hodnocení z pěti kritérií, jejichž váhy najdete na stránce [Jak hodnotíme](/jak-hodnotime/). Provize od provozovatelů do něj nevstupuje a redakce ji při psaní nezná.',
    ),
  },
  {
    question: 'Jak poznám, že je kasino legální?',
    answer: rt(
      'Provozovatel musí mít povolení Ministerstva financí ČR. Kdo povolení vydal, najdete v recenzi mezi základními údaji.',
    ),
  },
  {
    question: 'Jak rychle dostanu výhru?',
    answer: rt(`${promisedPayouts(payouts)}První výběr bývá pomalejší kvůli ověření totožnosti.`),
  },
  {
    question: 'Co dělat, když mám pocit, že hraju příliš?',
    answer: rt(
      'Hru hned zastavíte tlačítkem, kterému se říká panic button, a zavolat můžete na Linku pomoci [777 477 877](tel:+420777477877). Další možnosti má stránka [Pomoc](/pomoc/). Nejste v tom sami a čím dřív si o pomoc řeknete, tím je to snazší.',
    ),
  },
]

export const SiteFaq = ({ items }: { items: SiteQuestion[] }) => (
  <section className="section">
    <div className="wrap faq-grid">
      <div>
        <h2>Časté otázky</h2>
        <p className="muted">
          Nenašli jste odpověď? <a href="/kontaktujte-nas/">Kontaktujte nás</a>.
        </p>
      </div>
      <div>
        <FaqView items={items} heading="" />
      </div>
    </div>
  </section>
)
