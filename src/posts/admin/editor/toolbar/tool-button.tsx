import { ActionIcon, Tooltip } from '@mantine/core'
import type { ComponentPropsWithRef, ReactNode } from 'react'

interface ToolButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'> {
  label: string
  keys?: string
  isOn?: boolean
  children: ReactNode
}

/** A toolbar button. Pressing it does not move the focus out of the text. */
export const ToolButton = ({ label, keys, isOn, children, ...props }: ToolButtonProps) => (
  <Tooltip label={keys ? `${label} (${keys})` : label} openDelay={400}>
    <ActionIcon
      {...props}
      size={32}
      radius={7}
      aria-label={label}
      aria-pressed={isOn}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </ActionIcon>
  </Tooltip>
)
