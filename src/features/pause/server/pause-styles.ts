import type { AppHono } from '#records/calls/calls.server.ts'
import type { Services } from '#records/services.server.ts'
import { NO_STORE } from '#server/http/no-store.ts'
import { PAUSE_STYLES_PATH, pauseWords, readPause } from '#shared/pause.ts'
import styles from '#features/pause/site/paused.css?inline'

/** Set by the script in the head. Without scripts the styles apply to the whole page. */
const MARK = '[data-pause]'

/** `/pauza.css`: hides outbound links for visitors without scripts, and is empty without a pause. */
export function mountPauseStyles(app: AppHono, { now }: Services): void {
  const always = styles.replaceAll(MARK, ':root')
  app.get(PAUSE_STYLES_PATH, (http) => {
    const time = now()
    const pause = readPause(http.req.header('cookie'), time)
    const words = pause && pauseWords(pause, time)
    http.header('Cache-Control', NO_STORE)
    http.header('Content-Type', 'text/css; charset=utf-8')
    return http.body(
      words ? `:root{--pause-until:${quoted(words.until)};--pause-left:${quoted(words.left)}}${always}` : '',
    )
  })
}

const quoted = (text: string) => JSON.stringify(text)
