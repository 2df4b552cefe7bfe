import { rt } from '#posts/content/build.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import {
  END_PARAM,
  LENGTH_PARAM,
  PAUSE_LENGTHS,
  PAUSE_PARTS,
  PAUSE_PATH,
  type PauseLength,
  SHORTEST,
} from '#shared/pause.ts'
import { HELP_LINES, HELP_PARTS, HELP_PATH, telephone } from '#shared/help-lines.ts'
import { Breadcrumbs } from '#site/post/post-article.tsx'
import { Icon } from '#ui/site/icon.tsx'
import { RichText } from '#ui/site/rich-text.tsx'

export const PAUSE_TITLE = 'Dejte si pauzu'

const NAMES: Record<PauseLength, string> = { '48-hodin': '48 hodin', '7-dni': '7 dní', '30-dni': '30 dní' }
const LENGTHS = Object.keys(PAUSE_LENGTHS).filter((name): name is PauseLength => name in NAMES)

/** The same for everyone; styles show the half that applies to the visitor. */
export const PausePage = () => (
  <div className="wrap listing pause">
    <Breadcrumbs steps={[]} current="Pauza" />
    <div className="pause-cols">
      <div>
        <h1>
          <span className="pz-off">{hardSpaces(PAUSE_TITLE)}</span>
          <span className="pz-on pz-until">{hardSpaces('Máte pauzu')}</span>
        </h1>
        <div className="pz-off">
          <p className="lead">
            {hardSpaces(
              'Schováme všechna tlačítka ke hraní na tomto webu a v tomto zařízení. Pauza skončí sama. Než ji začnete, rozmyslete si délku: zkrátit ji hned nepůjde, a to je záměr.',
            )}
          </p>
          <LengthForm legend="Na jak dlouho" button="Začít pauzu" />
        </div>
        <Running />
      </div>
      <Elsewhere />
    </div>
    <Questions />
  </div>
)

const Running = () => (
  <div className="pz-on" id={PAUSE_PARTS.on} tabIndex={-1}>
    <FormOutcome id={PAUSE_PARTS.tooEarly}>
      Dřívější konec zatím nejde. Požádat o něj můžete nejdřív 24 hodin poté, co jste pauzu začali nebo prodloužili.
    </FormOutcome>
    <FormOutcome id={PAUSE_PARTS.endAsked}>
      O dřívější konec jste požádali. Nový konec je v nadpisu. Pokud si to rozmyslíte, stačí pauzu prodloužit.
    </FormOutcome>
    <p className="lead">
      {hardSpaces(
        'Odkazy ke hraní jsou na celém webu schované a nefungují, ani když je otevřete odjinud. Recenze, měření a fakta číst můžete. Až pauza skončí, vrátí se všechno samo.',
      )}
    </p>
    <LengthForm legend="Na jak dlouho, počítáno od teď" button="Prodloužit pauzu" />
    <details className="pause-end">
      <summary>{hardSpaces('Chci pauzu ukončit dřív')}</summary>
      <form method="post" action={PAUSE_PATH}>
        <p>
          {hardSpaces(
            'Hned to nejde. Požádat můžete nejdřív 24 hodin po začátku nebo prodloužení a pauza pak skončí za dalších 24 hodin. Pauza na 48 hodin se proto zkrátit nedá.',
          )}
        </p>
        <label className="opt">
          <input type="checkbox" name={END_PARAM} value="ano" required autoComplete="off" />
          {hardSpaces('Rozumím, že to bude trvat ještě 24 hodin.')}
        </label>
        <button type="submit" className="btn ghost">
          {hardSpaces('Požádat o dřívější konec')}
        </button>
      </form>
    </details>
  </div>
)

/** The outcome of a form: visible when the fragment targets it. */
const FormOutcome = ({ id, children }: { id: string; children: string }) => (
  <p className="note warn pause-told" id={id} role="status" tabIndex={-1}>
    <Icon name="info" />
    <span>{hardSpaces(children)}</span>
  </p>
)

/** Opening a length is the choice, its button the confirmation, because a pause cannot be undone. */
const LengthForm = ({ legend, button }: { legend: string; button: string }) => (
  <section className="pause-form" aria-label={legend}>
    <h2>{hardSpaces(legend)}</h2>
    {LENGTHS.map((length) => (
      <details key={length} name={legend} open={length === SHORTEST}>
        <summary>{hardSpaces(NAMES[length])}</summary>
        <form method="post" action={PAUSE_PATH}>
          <p>{hardSpaces(`Začne hned a skončí sama za ${NAMES[length]}. Vzít ji zpět nejde.`)}</p>
          <button type="submit" className="btn lg block" name={LENGTH_PARAM} value={length}>
            <Icon name="pause" />
            {hardSpaces(`${button} na ${NAMES[length]}`)}
          </button>
        </form>
      </details>
    ))}
    <p className="pause-small">
      {hardSpaces('Nepotřebujete účet. Kdo a kdy pauzuje, neevidujeme, konec pauzy si pamatuje jen váš prohlížeč.')}
    </p>
  </section>
)

const Elsewhere = () => (
  <aside className="pause-help" aria-label={hardSpaces('Pomoc a linky')}>
    {HELP_LINES.map(({ name, number, about }) => (
      <div key={number}>
        <b>{hardSpaces(name)}</b>
        <a className="tel" href={telephone(number)}>
          {number.replaceAll(' ', '\u00a0')}
        </a>
        <RichText nodes={rt(about)} />
      </div>
    ))}
    <div>
      <b>{hardSpaces('Panic button v kasinu')}</b>
      <RichText
        nodes={rt(
          `Tlačítko, které musí mít v hráčském účtu každý provozovatel s českou licencí. Na 48 hodin vás vyloučí ze hry u všech legálních provozovatelů. [Jak funguje](${HELP_PATH}#${HELP_PARTS.panic})`,
        )}
      />
    </div>
    <div>
      <b>{hardSpaces('Rejstřík vyloučených osob')}</b>
      <RichText
        nodes={rt(
          `Kdo je v něm zapsaný, toho legální provozovatelé ke hře nepustí. Zápis na vlastní žádost trvá nejméně rok. [Jak na to, krok za krokem](${HELP_PATH}#${HELP_PARTS.register})`,
        )}
      />
    </div>
    <div>
      <b>{hardSpaces('Další kroky')}</b>
      <RichText
        nodes={rt(
          `[Krátký test pro sebe](${HELP_PATH}#${HELP_PARTS.test}), [kolik si můžu dovolit](${HELP_PATH}#${HELP_PARTS.limit}) a [pomoc blízkým](${HELP_PATH}#${HELP_PARTS.family}).`,
        )}
      />
    </div>
  </aside>
)

const ANSWERS = [
  {
    question: 'Co přesně se schová',
    answer:
      'Všechny odkazy, které z tohoto webu vedou ke kasinům a sázkovým kancelářím: tlačítka v recenzích, žebříčcích, porovnání, kalkulačce i v menu. Kdo takový odkaz otevře z paměti nebo ze záložky, skončí na této stránce.',
  },
  {
    question: 'Co pauza neumí',
    answer:
      'Platí jen na tomto webu a v tomto prohlížeči. Kasino samotné vám hru nezakáže a v jiném telefonu nebo po smazání cookies pauza není. Když potřebujete pevnější zábranu, použijte panic button nebo rejstřík vyloučených osob.',
  },
  {
    question: 'Jak pauza skončí',
    answer:
      'Sama, ve chvíli, kterou vidíte nahoře na každé stránce. Nic potvrzovat nemusíte. Když nechcete, aby skončila, prodlužte ji.',
  },
]

const Questions = () => (
  <div className="pause-more">
    {ANSWERS.map(({ question, answer }) => (
      <section key={question}>
        <h2>{hardSpaces(question)}</h2>
        <p>{hardSpaces(answer)}</p>
      </section>
    ))}
  </div>
)
