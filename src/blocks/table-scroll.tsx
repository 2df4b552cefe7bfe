import type { ReactNode } from 'react'

interface TableScrollProps {
  label: string
  columns: number
  children: ReactNode
}

export const TableScroll = ({ label, columns, children }: TableScrollProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable from the keyboard
  <div className="dt-wrap" role="group" aria-label={label} tabIndex={0} style={{ '--cols': columns }}>
    {children}
  </div>
)
