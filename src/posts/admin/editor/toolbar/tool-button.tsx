import type { ComponentPropsWithRef, ReactNode } from 'react'
import { TipIcon } from '#ui/admin/tip-icon.tsx'

interface ToolButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'> {
  label: string
  keys?: string
  isOn?: boolean
  children: ReactNode
}

/** A toolbar button. Pressing it does not move the focus out of the text. */
export const ToolButton = ({ label, keys, isOn, children, ...props }: ToolButtonProps) => (
  <TipIcon
    {...props}
    tip={keys ? `${label} (${keys})` : label}
    size={32}
    radius={7}
    aria-label={label}
    aria-pressed={isOn}
    onMouseDown={(event) => event.preventDefault()}
  >
    {children}
  </TipIcon>
)
