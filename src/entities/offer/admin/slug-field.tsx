import { TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import * as m from '#entities/offer/messages.ts'

interface SlugFieldProps {
  field: GetInputPropsReturnType
  value: string
  stored: string | undefined
}

export const SlugField = ({ field, value, stored }: SlugFieldProps) => (
  <TextInput
    label={m.slug()}
    leftSection={<span className="mono">/go/</span>}
    leftSectionWidth={48}
    leftSectionPointerEvents="none"
    description={hintFor(value, stored)}
    {...field}
  />
)

function hintFor(value: string, stored: string | undefined): string | undefined {
  if (value === '') return m.slugFromTitle()
  return stored && stored !== value ? m.oldSlugLeadsHome({ address: `/go/${stored}` }) : undefined
}
