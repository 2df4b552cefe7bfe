import { hardSpaces } from '#shared/czech/typography.ts'
import { PAUSE_PATH } from '#shared/pause.ts'
import { Icon } from '#ui/site/icon.tsx'

/** Leads to the page where a pause is confirmed, or to the active one. Styles show the one that applies. */
export const PauseButton = ({ look }: { look: string }) => (
  <>
    <div className="pz-off">
      <a className={`btn ${look}`} href={PAUSE_PATH}>
        <Icon name="pause" />
        {hardSpaces('Dejte si pauzu na 48 hodin')}
      </a>
    </div>
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
