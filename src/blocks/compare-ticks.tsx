import type { ReactNode } from 'react'
import { CHOICE_PARAM, COMPARE_PATH, MIN_COMPARED, MAX_COMPARED } from '#shared/compare-address.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

const formOf = (from: string) => `porovnat-${from}`

/** „Porovnat“ checkbox of a card; belongs to the form below the list. */
export const CompareTick = ({ slug, title, from }: { slug: string; title: string; from: string }) => (
  <label className="tick">
    <input type="checkbox" name={CHOICE_PARAM} value={slug} form={formOf(from)} />
    Porovnat<span className="vh"> {title}</span>
  </label>
)

/** Cards with checkboxes and the form that compares them. Without scripts, the server reports too few or too many. */
export const CompareTray = ({ from, children }: { from: string; children: ReactNode }) => (
  <div className="ticks">
    {children}
    <form className="tray" id={formOf(from)} method="get" action={COMPARE_PATH} data-tray={MAX_COMPARED}>
      <p role="status">{hardSpaces(`Zaškrtněte ${MIN_COMPARED} až ${MAX_COMPARED} a postavte je vedle sebe.`)}</p>
      <button type="submit" className="btn sm">
        Porovnat vedle sebe
      </button>
    </form>
  </div>
)
