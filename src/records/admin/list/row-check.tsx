import type { ComponentProps } from 'react'
import css from './list.module.css'

interface RowCheckProps extends ComponentProps<'input'> {
  /** Some, but not all of what it stands for. */
  isPartly?: boolean
}

/** The browser's own: a list shows many, and they are there with its first rows. */
export const RowCheck = ({ isPartly = false, ...input }: RowCheckProps) => (
  <input
    type="checkbox"
    className={css.box}
    ref={(box) => {
      if (box) box.indeterminate = isPartly
    }}
    {...input}
  />
)
