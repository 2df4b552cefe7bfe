import { TextInput } from '@mantine/core'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import { at, optionalText, text } from '#blocks/admin/editing.ts'
import { OptionalPictureField } from '#blocks/admin/picture-field.tsx'
import { UploadVideo } from '#features/video-files/admin/upload-video.tsx'
import * as m from '#blocks/messages.ts'

export default function VideosForm({ block }: BlockFormProps<'videos'>) {
  return (
    <>
      <TextInput
        label={m.videoAddress()}
        required
        description={m.videoHint()}
        maxLength={400}
        {...text(block, 'url')}
      />
      <UploadVideo onChosen={(address) => block.update((now) => ({ ...now, url: address }))} />
      <TextInput label={m.title()} description={m.videoTitleHint()} maxLength={120} {...optionalText(block, 'title')} />
      <OptionalPictureField hint={m.stillHint()} img={at(block, 'still')} />
    </>
  )
}
