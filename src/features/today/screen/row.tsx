import type { ReactNode } from 'react'
import { Link } from 'react-router'
import css from './today.module.css'

interface RowProps {
  to: string
  mark: ReactNode
  title: ReactNode
  about: ReactNode
  actions?: ReactNode
}

/** An item to act on; J and K move between them. */
export const Row = ({ to, mark, title, about, actions }: RowProps) => (
  <li className={css.row}>
    <span className={css.mark}>{mark}</span>
    <span className={css.words}>
      <Link to={to} data-row>
        {title}
      </Link>
      <small>{about}</small>
    </span>
    {actions && <span className={css.actions}>{actions}</span>}
  </li>
)

/** Single-letter shortcuts work only while a row is focused. */
export function moveInRows({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  if (ctrlKey || metaKey || altKey) return
  const step = { j: 1, k: -1 }[key]
  if (step === undefined || !(target instanceof HTMLElement) || !target.matches('[data-row]')) return
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  rows.at((rows.indexOf(target) + step) % rows.length)?.focus()
}
