import * as m from '#blocks/messages.ts'
import { Switch, TextInput } from '@mantine/core'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import { ChoiceField } from '#blocks/admin/choice-field.tsx'
import { at, flag, optionalText, set } from '#blocks/admin/editing.ts'
import { ItemList } from '#blocks/admin/item-list.tsx'
import { LinkField } from '#blocks/admin/link-field.tsx'
import { PictureField } from '#blocks/admin/picture-field.tsx'
import { emptyImage } from '#blocks/img-blocks/block.ts'

const LAYOUTS = [
  { value: 'single', label: 'One by one', pictogram: 'single' },
  { value: 'row', label: 'In a row', pictogram: 'row' },
  { value: 'grid', label: 'Grid', pictogram: 'grid' },
] as const

export default function ImgBlocksForm({ block }: BlockFormProps<'imgBlocks'>) {
  const { images, layout } = block.value
  return (
    <>
      <ChoiceField
        label="Layout"
        options={LAYOUTS}
        value={layout ?? (images.length === 1 ? 'single' : 'row')}
        onChange={(chosen) => set(block, { layout: chosen })}
      />
      <Switch
        label="Open the picture large when it is clicked"
        description="A picture with a link follows the link instead."
        {...flag(block, 'lightbox')}
      />
      <ItemList
        label="Pictures"
        one={m.picture}
        list={at(block, 'images')}
        max={12}
        empty={emptyImage}
        fromPictures={(img) => ({ ...emptyImage, img })}
        summaryOf={(image) => image.caption || image.img.alt}
        mediaIdOf={(image) => image.img.mediaId}
      >
        {(image) => (
          <>
            <PictureField hint="At least 1024 px wide" img={at(image, 'img')} />
            <TextInput label="Caption" maxLength={200} {...optionalText(image, 'caption')} />
            <LinkField label="Link" link={at(image, 'link')} />
          </>
        )}
      </ItemList>
    </>
  )
}
