import { Tooltip } from '@mantine/core'

export const Tip = ({ target, label }: { target: HTMLElement; label: string }) => (
  <Tooltip target={target} label={label} opened />
)
