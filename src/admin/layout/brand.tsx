import * as m from '#admin/layout/messages.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import css from './brand.module.css'

export const Brand = () => (
  <span className={css.brand}>
    <BrandMark />
    <span>
      Rozvážně
      <small>{m.tagline()}</small>
    </span>
  </span>
)
