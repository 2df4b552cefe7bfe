import type { ReactElement, ReactNode } from 'react'
import { TOKEN_PARAM } from '#features/players/shared/address.ts'
import { AppError } from '#shared/app-error.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { BuiltInPage } from '#site/built-in-page.tsx'
import type { Page, PageRequest } from '#site/page.ts'
import { Icon } from '#ui/site/icon.tsx'

/** The length of a valid token is below this. */
const TOKEN_MAX = 100
export const tokenIn = (params: URLSearchParams) => (params.get(TOKEN_PARAM) ?? '').slice(0, TOKEN_MAX)

/** Nobody else may see it, and no Referer header may carry the token elsewhere. */
const SECRET = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' }

interface Shown {
  sheet: 'voices' | 'complaints'
  title: string
}

/** Without a canonical address, which would contain the token. */
export const secretPage =
  ({ sheet, title }: Shown) =>
  ({ services: { env } }: PageRequest, main: ReactElement, status = 200): Page => ({
    sheet,
    main,
    head: { title: `${title} – ${env.SITE_NAME}`, robots: 'noindex' },
    status,
    headers: SECRET,
  })

/** Somebody else was first, or it is too late: what it is now is shown. */
export async function unlessMoved(take: () => Promise<Page>, show: () => Promise<Page>): Promise<Page> {
  try {
    return await take()
  } catch (error) {
    if (error instanceof AppError && (error.code === 'VERSION_CONFLICT' || error.code === 'NOT_FOUND')) return show()
    throw error
  }
}

interface OwnPageProps {
  title: string
  name: string
  /** Where the page belongs. */
  step: { title: string; path: string }
  /** What whoever has the link can do. */
  link?: string
  children: ReactNode
}

/** The page of whoever has written something. */
export const OwnPage = ({ title, name, step, link, children }: OwnPageProps) => (
  <BuiltInPage title={title} name={name} steps={[step]} lead="">
    {link ? (
      <div className="two">
        <div className="pv">{children}</div>
        <div className="side-n">
          <div>
            <h2>{hardSpaces('Odkaz z e-mailu')}</h2>
            <p>{hardSpaces(link)}</p>
          </div>
        </div>
      </div>
    ) : (
      children
    )}
  </BuiltInPage>
)

/** What was just done. */
export const Done = ({ words, children }: { words: string; children?: ReactNode }) => (
  <div className="note good" role="status" tabIndex={-1} autoFocus>
    <Icon name="check" />
    <div>
      <p>{hardSpaces(words)}</p>
      {children}
    </div>
  </div>
)

/** What was typed and cannot be sent any more: it can still be copied. */
export const Unsent = ({ problem, words }: { problem: string; words: string }) => (
  <div className="errs" role="alert" tabIndex={-1} autoFocus>
    <h2>{hardSpaces(problem)}</h2>
    <label htmlFor="neodeslano">{hardSpaces('Co jste napsali, si odtud můžete zkopírovat:')}</label>
    <textarea className="field" id="neodeslano" rows={7} readOnly defaultValue={words} />
  </div>
)

export const STEP_FIELD = 'krok'

interface StepFormProps {
  action: string
  /** The value that is sent. */
  step: string
  button: string
  isGhost?: boolean
  children: string
}

/** A form with one button: mail scanners open links, so opening one must change nothing. */
export const StepForm = ({ action, step, button, isGhost = false, children }: StepFormProps) => (
  <form className="acts" method="post" action={action}>
    <input type="hidden" name={STEP_FIELD} value={step} />
    <button type="submit" className={isGhost ? 'btn ghost' : 'btn'}>
      {button}
    </button>
    <p className="hint">{hardSpaces(children)}</p>
  </form>
)
