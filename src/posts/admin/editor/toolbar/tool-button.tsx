import { ActionIcon, Tooltip } from '@mantine/core'
import type { ComponentPropsWithRef, ReactNode } from 'react'

interface ToolButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'> {
  label: string
  keys?: string
  isOn?: boolean
  children: ReactNode
}

/** A button of the toolbar. The text keeps its selection when it is pressed. */
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
