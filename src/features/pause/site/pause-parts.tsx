import { hardSpaces } from '#shared/czech/typography.ts'
import { LENGTH_PARAM, PAUSE_PATH, SHORTEST } from '#shared/pause.ts'
import { Icon } from '#ui/site/icon.tsx'

interface PauseButtonProps {
  look: string
  /** Where there is little room, the rest of the label is for screen readers and in the tooltip. */
  isShort?: boolean
}

/** One tap starts the shortest pause, or leads to the active one. Styles show the one that applies. */
export const PauseButton = ({ look, isShort = false }: PauseButtonProps) => (
  <>
    <form className="pz-off" method="post" action={PAUSE_PATH}>
      <button
        type="submit"
        className={`btn ${look}`}
        name={LENGTH_PARAM}
        value={SHORTEST}
        title={isShort ? hardSpaces('Schová odkazy ke hraní v tomto zařízení na 48 hodin') : undefined}
      >
        <Icon name="pause" />
        <span>
          {hardSpaces('Dej si pauzu')}
          <span className={isShort ? 'vh' : undefined}>{hardSpaces(' na 48 hodin')}</span>
        </span>
      </button>
    </form>
    <div className="pz-on">
      <a className={`btn ${look}`} href={PAUSE_PATH}>
        <Icon name="pause" />
        <span className="pz-left">Pauza</span>
      </a>
    </div>
  </>
)

export const PauseBar = () => (
  <aside className="pz-bar pz-on" aria-label="Pauza">
    <div className="wrap">
      <p>
        <b className="pz-until">Máte pauzu</b> {hardSpaces('Číst můžete všechno, odkazy ke hraní jsou schované.')}
      </p>
      <a href={PAUSE_PATH}>{hardSpaces('Pomoc a linky')}</a>
    </div>
  </aside>
)
