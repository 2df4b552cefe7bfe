import { TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'

interface SlugFieldProps {
  field: GetInputPropsReturnType
  value: string
  stored: string | undefined
}

export const SlugField = ({ field, value, stored }: SlugFieldProps) => (
  <TextInput
    label="Slug"
    leftSection={<span className="mono">/go/</span>}
    leftSectionWidth={48}
    leftSectionPointerEvents="none"
    description={hintFor(value, stored)}
    {...field}
  />
)

function hintFor(value: string, stored: string | undefined): string | undefined {
  if (value === '') return 'Left empty, it is made from the title.'
  return stored && stored !== value
    ? `Links to /go/${stored} that are out in the world will lead to the home page.`
    : undefined
}
