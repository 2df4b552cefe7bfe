import { Stack } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { FormSections } from '#ui/admin/form/form-sections.tsx'
import css from './form-columns.module.css'

const BELOW = 20

interface FormColumnsProps {
  children: ReactNode
  /** Stays in sight while the fields scroll; on narrow screens it follows them. */
  aside: ReactNode
}

/** The fields of a form and, beside them, what shows their effect. */
export function FormColumns({ children, aside }: FormColumnsProps) {
  const { ref, height } = useElementSize()
  return (
    <FormSections>
      <div className={css.columns}>
        <Stack gap={16} miw={0}>
          {children}
        </Stack>
        {/* Higher than the window it would never show its end; then it stops where its end is seen. */}
        <aside className={css.aside} style={{ top: `min(var(--aside-top), calc(100dvh - ${height + BELOW}px))` }}>
          <Stack gap={16} ref={ref}>
            {aside}
          </Stack>
        </aside>
      </div>
    </FormSections>
  )
}
