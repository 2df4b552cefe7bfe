import { rt } from '#posts/content/build.ts'
import { FaqView } from '#posts/parts/faq-view.tsx'

/** What people ask about the site itself. */
export const HOUSE_FAQ = [
  {
    question: 'Podle čeho kasina řadíte?',
    answer: rt(
      'Pořadí určuje výsledné hodnocení z pěti kritérií, jejichž váhy najdete na stránce [Jak hodnotíme](/jak-hodnotime/). Provize od provozovatelů do něj nevstupuje a redakce ji při psaní nezná.',
    ),
  },
  {
    question: 'Jak poznám, že je kasino legální?',
    answer: rt(
      'Provozovatel musí mít povolení Ministerstva financí ČR. V recenzi uvádíme, kdo povolení vydal a kdy jsme je naposledy ověřili.',
    ),
  },
  {
    question: 'Jak rychle dostanu výhru?',
    answer: rt(
      'U kasin v našem žebříčku obvykle do 24 až 72 hodin. První výběr bývá pomalejší kvůli ověření totožnosti.',
    ),
  },
  {
    question: 'Co dělat, když mám pocit, že hraju příliš?',
    answer: rt(
      'Nastavte si limity nebo sebevyloučení přímo v účtu a obraťte se na odbornou pomoc. Nejste v tom sami a čím dřív si o ni řeknete, tím je to snazší.',
    ),
  },
]

export const HouseFaq = () => (
  <section className="section">
    <div className="wrap faq-grid">
      <div>
        <h2>Časté otázky</h2>
        <p className="muted">
          Nenašli jste odpověď? <a href="/kontaktujte-nas/">Kontaktujte nás</a>.
        </p>
      </div>
      <div>
        <FaqView items={HOUSE_FAQ} heading="" />
      </div>
    </div>
  </section>
)
