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
  { value: 'single', label: m.oneByOne, pictogram: 'single' },
  { value: 'row', label: m.inRow, pictogram: 'row' },
  { value: 'grid', label: m.grid, pictogram: 'grid' },
] as const

export default function ImgBlocksForm({ block }: BlockFormProps<'imgBlocks'>) {
  const { images, layout } = block.value
  return (
    <>
      <ChoiceField
        label={m.layout()}
        options={LAYOUTS}
        value={layout ?? (images.length === 1 ? 'single' : 'row')}
        onChange={(chosen) => set(block, { layout: chosen })}
      />
      <Switch label={m.openLarge()} description={m.linkInstead()} {...flag(block, 'lightbox')} />
      <ItemList
        label={m.pictures()}
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
            <PictureField hint={m.imageHint()} img={at(image, 'img')} />
            <TextInput label={m.caption()} maxLength={200} {...optionalText(image, 'caption')} />
            <LinkField label={m.link()} link={at(image, 'link')} />
          </>
        )}
      </ItemList>
    </>
  )
}
