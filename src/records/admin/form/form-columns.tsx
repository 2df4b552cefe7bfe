import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormSections } from '#records/admin/form/form-sections.tsx'
import css from './form-columns.module.css'

interface FormColumnsProps {
  children: ReactNode
  /** Sticky while the fields scroll; on narrow screens it comes after them. */
  aside: ReactNode
}

export const FormColumns = ({ children, aside }: FormColumnsProps) => (
  <FormSections>
    <div className={css.columns}>
      <Stack gap={16} miw={0}>
        {children}
      </Stack>
      <aside className={css.aside}>
        <Stack gap={16}>{aside}</Stack>
      </aside>
    </div>
  </FormSections>
)
