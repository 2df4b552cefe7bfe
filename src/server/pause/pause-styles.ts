import type { AppHono } from '#entities/calls.server.ts'
import type { Services } from '#entities/services.server.ts'
import { NO_STORE } from '#server/http/no-store.ts'
import { PAUSE_STYLES_PATH, pauseWords, readPause } from '#shared/pause.ts'
import styles from '#site/pause/paused.css?inline'

/** What the script in the head sets. Without scripts the styles count for the whole page. */
const MARK = '[data-pause]'

/** `/pauza.css`: for visitors without scripts what hides the ways to play, and nothing for those who have no pause. */
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
