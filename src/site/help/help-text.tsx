import { rt } from '#posts/content/build.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { PAUSE_PATH } from '#shared/pause.ts'
import { HELP_LINES, HELP_PARTS, telephone } from '#shared/help-lines.ts'
import { HelpTools } from '#site/help/help-tools.tsx'
import type { LimitQuestion } from '#site/help/limit.ts'
import { BuiltInPage } from '#site/built-in-page.tsx'
import { type PageSection, PageSections } from '#site/page-sections.tsx'
import { PauseButton } from '#features/pause/site/pause-parts.tsx'
import { Icon } from '#ui/site/icon.tsx'
import { RichText } from '#ui/site/rich-text.tsx'

const STOP: PageSection[] = [
  {
    title: 'Dejte si pauzu na tomto webu',
    id: HELP_PARTS.pause,
    text: [
      `Jedním klepnutím schováte v tomto zařízení všechna tlačítka ke hraní na 48 hodin, na [stránce o pauze](${PAUSE_PATH}) i na týden nebo měsíc. Nepotřebujete účet a nikde to neevidujeme.`,
    ],
  },
]

const PANIC: PageSection[] = [
  {
    title: 'Zastavte hru hned: panic button',
    id: HELP_PARTS.panic,
    text: [
      'Každý provozovatel s povolením Ministerstva financí ČR musí hráčům nabízet takzvaný **panic button**, česky tlačítko paniky. Najdete ho po přihlášení do hráčského účtu.',
      'Po jeho stisknutí jste **48 hodin vyloučeni ze hry**, a to nejen u tohoto provozovatele, ale u všech legálních. Použít ho můžete kdykoli a opakovaně. Je to nejrychlejší způsob, jak přečkat chvíli, kdy máte chuť vyhrát zpět, co jste prohráli.',
    ],
  },
]

const ADVICE: PageSection[] = [
  {
    title: 'Nastavte si limity',
    id: HELP_PARTS.limits,
    text: [
      'Zákon provozovatelům ukládá nabízet sebeomezující opatření. V nastavení účtu si proto můžete určit, kolik smíte vsadit, vložit nebo prohrát a jak dlouho smíte hrát. Nastavte je dřív, než začnete. Zpřísnit limit jde snadno, zmírnění mívá odklad, abyste si ho stihli rozmyslet.',
    ],
  },
  {
    title: 'Jak hrát s rozumem',
    id: HELP_PARTS.sensibly,
    text: [
      [
        'Hrajte jen za peníze, které si můžete dovolit ztratit. Nikdy za půjčené.',
        'Předem si určete částku a čas. Když jedno z toho dojde, skončete.',
        'Nesnažte se vyhrát zpět, co jste prohráli.',
        'Nehrajte, když je vám zle, když pijete nebo když se nudíte.',
        'V průměru hráč vždycky prohrává. Hra je zábava, ne příjem.',
      ],
    ],
  },
  {
    title: 'Podle čeho poznáte, že je to vážné',
    id: HELP_PARTS.signs,
    text: [
      'Hazardní hra může vést k závislosti. Zavolejte na některou z linek, pokud o sobě víte aspoň jedno z toho:',
      [
        'Hrajete déle nebo za víc, než jste chtěli, a zastavit se vám nedaří.',
        'O hraní a prohrách lžete doma, v práci nebo sami sobě.',
        'Na hraní si půjčujete, něco kvůli němu prodáváte, neplatíte účty.',
        'Hrajete, abyste dohnali ztrátu nebo abyste na něco nemuseli myslet.',
        'Kvůli hraní přicházíte o spánek, o lidi nebo o práci.',
      ],
      'Když máte pocit, že už nechcete žít, volejte hned: [116 123](tel:116123), Linka první psychické pomoci, nebo [112](tel:112).',
    ],
  },
  {
    title: 'Když hraje někdo blízký',
    id: HELP_PARTS.family,
    text: [
      [
        'Zavolejte na linku sami za sebe. Poradí i vám, hráč o tom vědět nemusí.',
        'Mluvte o tom, co vidíte a co to dělá s vámi, ne o tom, jaký ten druhý je.',
        'Dluhy za něj neplaťte dřív, než se poradíte. Peníze bez jiné změny obvykle skončí zase ve hře.',
        'Chraňte společné peníze: oddělený účet, vlastní hesla, karta bez sdíleného přístupu.',
      ],
      'Poradny ve vašem okolí najdete na [Mapě pomoci](https://www.drogy-info.cz/mapa-pomoci/), začít můžete i u praktického lékaře.',
    ],
  },
  {
    title: 'Hazard je až od 18 let',
    id: HELP_PARTS.adults,
    text: [
      'Hazardních her se podle zákona nesmí účastnit nikdo mladší 18 let. Provozovatel s povolením proto ověřuje totožnost každého hráče. Svůj účet ani kartu nikomu mladšímu nepůjčujte.',
      'Dětem a dospívajícím poradí zdarma Linka bezpečí na čísle [116 111](tel:116111).',
    ],
  },
]

const CONTENTS: { part: string; title: string }[] = [
  { part: HELP_PARTS.pause, title: 'Pauza na tomto webu' },
  { part: HELP_PARTS.panic, title: 'Panic button' },
  { part: HELP_PARTS.test, title: 'Krátký test pro sebe' },
  { part: HELP_PARTS.limit, title: 'Kolik si můžu dovolit' },
  { part: HELP_PARTS.register, title: 'Zápis do rejstříku' },
  { part: HELP_PARTS.limits, title: 'Limity v účtu' },
  { part: HELP_PARTS.sensibly, title: 'Jak hrát s rozumem' },
  { part: HELP_PARTS.signs, title: 'Varovná znamení' },
  { part: HELP_PARTS.family, title: 'Když hraje někdo blízký' },
  { part: HELP_PARTS.adults, title: 'Hazard je až od 18 let' },
]

/** Until an editor publishes their own. */
export const HelpText = ({ question }: { question: LimitQuestion }) => (
  <BuiltInPage
    title="Pomoc hráčům a jejich blízkým"
    name="Pomoc"
    lead={hardSpaces(
      'Pokud hraní přestává být zábavou, nečekejte, až bude hůř. Tady je, kam zavolat, jak hru hned zastavit a co může udělat rodina.',
    )}
  >
    <div className="prose">
      <h2 id={HELP_PARTS.lines}>Zavolejte</h2>
      <ul className="help-lines">
        {HELP_LINES.map(({ name, number, about }) => (
          <li key={number} className="card">
            <b>{hardSpaces(name)}</b>
            <a className="btn lg" href={telephone(number)}>
              <Icon name="phone" />
              {number.replaceAll(' ', '\u00a0')}
            </a>
            <p>
              <RichText nodes={rt(about)} />
            </p>
          </li>
        ))}
      </ul>
    </div>
    <div className="help-cols">
      <nav className="help-toc" aria-label="Obsah stránky">
        <ul>
          {CONTENTS.map(({ part, title }) => (
            <li key={part}>
              <a href={`#${part}`}>{hardSpaces(title)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <article className="prose">
        <PageSections sections={STOP} />
        <PauseButton look="tonal" />
        <PageSections sections={PANIC} />
        <HelpTools question={question} />
        <PageSections sections={ADVICE} />
        <p className="legal">{hardSpaces('Jsou to obecné informace. Odbornou pomoc ani právní radu nenahrazují.')}</p>
      </article>
    </div>
  </BuiltInPage>
)
