import * as m from '#blocks/admin/messages.ts'
import type { Editing } from '#blocks/admin/editing.ts'
import { ImgField } from '#entities/media/admin/img-field.tsx'
import { type Img, NO_IMG } from '#entities/media/schema.ts'

interface PictureFieldProps {
  hint: string
  img: Editing<Img>
}

export const PictureField = ({ hint, img }: PictureFieldProps) => (
  <ImgField
    label={m.picture()}
    hint={hint}
    required
    value={img.value.mediaId ? img.value : null}
    onChange={(chosen) => img.update(() => chosen ?? NO_IMG)}
    error={img.errorAt('mediaId')}
  />
)

interface OptionalPictureFieldProps {
  hint: string
  img: Editing<Img | undefined>
}

export const OptionalPictureField = ({ hint, img }: OptionalPictureFieldProps) => (
  <ImgField
    label={m.picture()}
    hint={hint}
    value={img.value ?? null}
    onChange={(chosen) => img.update(() => chosen ?? undefined)}
    error={img.errorAt('mediaId')}
  />
)
