import { labels } from '#shared/czech/labels.ts'
import { Ruler } from '#ui/site/score.tsx'

const NOT_FOUND = 404

/** The status on the ruler; 404 has a fixed text, everything else says what the server says. */
export const ErrorPage = ({ status, message }: { status: number; message: string }) => (
  <div className="wrap err">
    <div>
      <h1 className="code404">{status}</h1>
      <div className="rulerbig">
        <Ruler value={status / 100} />
      </div>
      <p>{status === NOT_FOUND ? labels.error.notFound : message}</p>
      <a className="btn lg" href="/">
        {labels.error.back}
      </a>
    </div>
  </div>
)
