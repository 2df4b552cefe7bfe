import { errorLabels, visitorWords } from '#shared/czech/error-labels.ts'

export const ErrorPage = ({ status, message }: { status: number; message: string }) => (
  <div className="wrap err">
    <div>
      <h1 className="code404">{status}</h1>
      <div className="rulerbig">
        <span className="ruler" style={{ '--v': status / 100 }} aria-hidden="true" />
      </div>
      <p>{visitorWords(status, message)}</p>
      <a className="btn lg" href="/">
        {errorLabels.back}
      </a>
    </div>
  </div>
)
