import { FileButton as MantineFileButton, type FileButtonProps } from '@mantine/core'
import { useRef } from 'react'

/** Opens the choice of a file. The same one may be chosen again: it was mended meanwhile, or did not get through. */
export function FileButton<Multiple extends boolean = false>({ onChange, ...props }: FileButtonProps<Multiple>) {
  const forget = useRef<() => void>(null)
  return (
    <MantineFileButton<Multiple>
      {...props}
      resetRef={forget}
      onChange={(chosen) => {
        onChange(chosen)
        // A browser tells nothing of a choice that is the one before.
        forget.current?.()
      }}
    />
  )
}
