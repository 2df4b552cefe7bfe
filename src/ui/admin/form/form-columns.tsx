import { Stack } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { FormSections } from '#ui/admin/form/form-sections.tsx'
import css from './form-columns.module.css'

const BELOW = 20

interface FormColumnsProps {
  children: ReactNode
  /** Sticky while the fields scroll; on narrow screens it comes after them. */
  aside: ReactNode
}

/** The fields of a form and, next to them, a view of their effect. */
export function FormColumns({ children, aside }: FormColumnsProps) {
  const { ref, height } = useElementSize()
  return (
    <FormSections>
      <div className={css.columns}>
        <Stack gap={16} miw={0}>
          {children}
        </Stack>
        {/* If it is taller than the window, it sticks at its end, which would be out of reach otherwise. */}
        <aside className={css.aside} style={{ top: `min(var(--aside-top), calc(100dvh - ${height + BELOW}px))` }}>
          <Stack gap={16} ref={ref}>
            {aside}
          </Stack>
        </aside>
      </div>
    </FormSections>
  )
}
