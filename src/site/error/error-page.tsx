import type { CSSProperties } from 'react'
import { errorLabels } from '#shared/czech/error-labels.ts'

const NOT_FOUND = 404

/** The status on the ruler; 404 has a fixed text, everything else says what the server says. */
export const ErrorPage = ({ status, message }: { status: number; message: string }) => (
  <div className="wrap err">
    <div>
      <h1 className="code404">{status}</h1>
      <div className="rulerbig">
        <span className="ruler" style={{ '--v': status / 100 } as CSSProperties} aria-hidden="true" />
      </div>
      <p>{status === NOT_FOUND ? errorLabels.notFound : message}</p>
      <a className="btn lg" href="/">
        {errorLabels.back}
      </a>
    </div>
  </div>
)
