import { hardSpaces } from '#shared/czech/typography.ts'
import { HELP_LINES, HELP_PARTS, HELP_PATH, telephone } from '#shared/help-lines.ts'
import { PauseButton } from '#features/pause/site/pause-parts.tsx'

const NEXT = [
  { part: 'test', title: 'Krátký test pro sebe' },
  { part: 'limit', title: 'Spočítat si limit' },
  { part: 'register', title: 'Zápis do rejstříku vyloučených' },
] as const

export const HelpBand = () => (
  <section className="help-band" aria-labelledby="pomoc-nadpis">
    <div className="wrap">
      <div>
        <h2 id="pomoc-nadpis">{hardSpaces('Když hraní přestává být zábava')}</h2>
        <p className="pz-off">
          {hardSpaces(
            'Schovejte si tlačítka ke hraní v tomto zařízení na 48 hodin nebo déle. Bez účtu a bez evidence. Pauzu potvrdíte na další stránce, předčasně ji pak jedním klepnutím zrušit nejde.',
          )}
        </p>
        <p className="pz-on">
          {hardSpaces('Pauza běží, tlačítka ke hraní jsou v tomto zařízení schovaná. Prodloužit ji můžete kdykoli.')}
        </p>
        <PauseButton look="sm" />
      </div>
      <ul>
        {HELP_LINES.map(({ name, number }) => (
          <li key={number}>
            <a className="line" href={telephone(number)}>
              {hardSpaces(name)} <b className="tel">{number.replaceAll(' ', '\u00a0')}</b>
            </a>
          </li>
        ))}
      </ul>
      <ul>
        {NEXT.map(({ part, title }) => (
          <li key={part}>
            <a href={`${HELP_PATH}#${HELP_PARTS[part]}`}>{hardSpaces(title)}</a>
          </li>
        ))}
        <li>
          <a href={HELP_PATH}>{hardSpaces('Jak hru zastavit a kdo poradí')}</a>
        </li>
      </ul>
    </div>
  </section>
)
