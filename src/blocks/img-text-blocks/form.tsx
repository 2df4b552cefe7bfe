import { plainText } from '#shared/plain-text.ts'
import * as m from '#blocks/messages.ts'
import { Switch, TextInput } from '@mantine/core'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import { OptionalButtonFields } from '#blocks/admin/button-fields.tsx'
import { ChoiceField } from '#blocks/admin/choice-field.tsx'
import { at, flag, optionalText, richText, set } from '#blocks/admin/editing.ts'
import { ItemList } from '#blocks/admin/item-list.tsx'
import { PictureField } from '#blocks/admin/picture-field.tsx'
import { emptyItem } from '#blocks/img-text-blocks/block.ts'
import { RichTextField } from '#records/admin/form/rich-text-field.tsx'

const SIDES = [
  { value: 'left', label: m.left, pictogram: 'pictureLeft' },
  { value: 'right', label: m.right, pictogram: 'pictureRight' },
  { value: 'auto', label: m.asBlockSays },
] as const

export default function ImgTextBlocksForm({ block }: BlockFormProps<'imgTextBlocks'>) {
  return (
    <>
      <Switch label={m.alternate()} description={m.alternateHint()} {...flag(block, 'alternate')} />
      <ItemList
        label={m.picturesWithText()}
        one={m.pictureWithText}
        list={at(block, 'items')}
        max={10}
        empty={emptyItem}
        summaryOf={(item) => item.title || plainText(item.text).slice(0, 80)}
        mediaIdOf={(item) => item.img.mediaId}
      >
        {(item) => (
          <>
            <PictureField hint={m.itemPictureHint()} img={at(item, 'img')} />
            <ChoiceField
              label={m.pictureOnThe()}
              options={SIDES}
              value={item.value.side ?? 'auto'}
              onChange={(side) => set(item, { side: side === 'auto' ? undefined : side })}
            />
            <TextInput label={m.title()} maxLength={120} {...optionalText(item, 'title')} />
            <RichTextField label={m.text()} required maxLength={2000} {...richText(item, 'text')} />
            <OptionalButtonFields button={at(item, 'button')} />
          </>
        )}
      </ItemList>
    </>
  )
}
