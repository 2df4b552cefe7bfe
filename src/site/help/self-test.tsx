import { rt } from '#posts/content/build.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { HELP_LINES, HELP_PARTS, telephone } from '#shared/help-lines.ts'
import { PAUSE_PATH } from '#shared/pause.ts'
import { RichText } from '#ui/site/rich-text.tsx'

/** Problem Gambling Severity Index (Ferris and Wynne, 2001), reworded. */
const QUESTIONS = [
  'Vsadili jste víc, než jste si opravdu mohli dovolit ztratit?',
  'Potřebovali jste hrát o vyšší částky, abyste cítili stejné vzrušení?',
  'Vrátili jste se jiný den ke hře, abyste vyhráli zpátky, co jste prohráli?',
  'Půjčili jste si peníze nebo něco prodali, abyste měli na hraní?',
  'Měli jste pocit, že možná máte s hraním problém?',
  'Způsobilo vám hraní zdravotní potíže, třeba stres nebo úzkost?',
  'Kritizovali vás lidé za hraní nebo vám říkali, že s ním máte problém, ať už to podle vás byla pravda, nebo ne?',
  'Způsobilo hraní vám nebo vaší domácnosti potíže s penězi?',
  'Cítili jste se provinile kvůli tomu, jak hrajete nebo co se při hraní děje?',
]

const ANSWERS = ['nikdy', 'někdy', 'většinou', 'téměř vždy']

const [LINE] = HELP_LINES
const CALL = LINE ? `[Zavolejte ${LINE.number}](${telephone(LINE.number)})` : ''

const BANDS = [
  { least: 0, most: 0, name: 'Bez potíží', advice: 'Hraní vám podle odpovědí potíže nedělá.' },
  {
    least: 1,
    most: 2,
    name: 'Nízké riziko',
    advice: `Následky jsou malé nebo žádné. Hlídejte si čas a peníze, třeba [limitem](#${HELP_PARTS.limit}).`,
  },
  {
    least: 3,
    most: 7,
    name: 'Střední riziko',
    advice: `Hraní už vám škodí. [Dejte si pauzu](${PAUSE_PATH}) a promluvte si s někým, kdo tomu rozumí: [linky pomoci](#${HELP_PARTS.lines}).`,
  },
  {
    least: 8,
    most: 27,
    name: 'Vysoké riziko',
    advice: `${CALL}, i kdyby jen pro radu. Nad hraním nejspíš ztrácíte kontrolu. Zvažte i [zápis do rejstříku](#${HELP_PARTS.register}).`,
  },
]

/** Outside of any form, so nothing can be submitted. Styles add up the points and put the reader's band first. */
export const SelfTest = () => (
  <section className="prose tool self-test" data-self-test>
    <h2 id={HELP_PARTS.test}>{hardSpaces('Krátký test pro sebe')}</h2>
    <p>
      {hardSpaces(
        'Devět otázek o posledních 12 měsících. Odpovědi nikam neposíláme ani neukládáme, body sečte váš prohlížeč.',
      )}
    </p>
    <ol>
      {QUESTIONS.map((question, index) => (
        <li key={question}>
          <fieldset className="opts">
            <legend>{hardSpaces(`${index + 1}. ${question}`)}</legend>
            {ANSWERS.map((answer, points) => (
              <label key={answer} className="opt">
                <input type="radio" name={`pgsi-${index + 1}`} value={points} autoComplete="off" />
                {hardSpaces(answer)} <small>{points}</small>
              </label>
            ))}
          </fieldset>
        </li>
      ))}
    </ol>
    <p className="test-sum">
      Zodpovězeno <b className="answered" /> {hardSpaces('z 9, součet bodů ')}
      <b className="points" />
    </p>
    <output />
    <dl className="test-bands">
      {BANDS.map(({ least, most, name, advice }) => (
        <div key={name} data-least={least} style={{ '--least': least, '--most': most }}>
          <dt>
            <b>{hardSpaces(name)}</b> {least === most ? least : hardSpaces(`${least}–${most}`)}
          </dt>
          <dd>
            <RichText nodes={rt(advice)} />
          </dd>
        </div>
      ))}
    </dl>
    <p className="legal">
      {hardSpaces(
        'Otázky a hranice jsou z dotazníku PGSI (Problem Gambling Severity Index, Ferris a Wynne, 2001), překlad je náš. Výsledek není diagnóza, tu stanoví jen odborník.',
      )}
    </p>
  </section>
)
