import { ALT_MAX } from '#entities/media/alt-max.ts'
import { Stack, TextInput } from '@mantine/core'
import * as m from '#entities/media/admin/messages.ts'
import { MediaField } from '#entities/media/admin/media-field.tsx'
import type { Img } from '#entities/media/schema.ts'

interface ImgFieldProps {
  label: string
  hint: string
  value: Img | null
  onChange: (img: Img | null) => void
  required?: boolean
  error?: React.ReactNode
  'data-path'?: string
}

export const ImgField = ({
  label,
  hint,
  value,
  onChange,
  required = false,
  error,
  'data-path': path,
}: ImgFieldProps) => (
  <Stack gap={8} data-path={path}>
    <MediaField
      label={label}
      hint={hint}
      value={value?.mediaId ?? null}
      required={required}
      error={error}
      onChange={(mediaId, media) => onChange(mediaId ? { mediaId, alt: value?.alt || (media?.alt ?? '') } : null)}
    />
    {value && (
      <TextInput
        label={m.whatItShows({ label })}
        description={m.whatItShowsHint()}
        maxLength={ALT_MAX}
        data-path={path && `${path}.alt`}
        value={value.alt}
        onChange={(event) => onChange({ ...value, alt: event.currentTarget.value })}
      />
    )}
  </Stack>
)
