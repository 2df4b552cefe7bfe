import { FileButton as MantineFileButton, type FileButtonProps } from '@mantine/core'
import { useRef } from 'react'

export function FileButton<Multiple extends boolean = false>({ onChange, ...props }: FileButtonProps<Multiple>) {
  const forget = useRef<() => void>(null)
  return (
    <MantineFileButton<Multiple>
      {...props}
      resetRef={forget}
      onChange={(chosen) => {
        onChange(chosen)
        // Browsers fire no change event when the same file is chosen again.
        forget.current?.()
      }}
    />
  )
}
