import * as m from '#blocks/messages.ts'
import { Switch, TextInput } from '@mantine/core'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import { OptionalButtonFields } from '#blocks/admin/button-fields.tsx'
import { ChoiceField } from '#blocks/admin/choice-field.tsx'
import { at, flag, optionalText, richText, set } from '#blocks/admin/editing.ts'
import { ItemList } from '#blocks/admin/item-list.tsx'
import { PictureField } from '#blocks/admin/picture-field.tsx'
import { emptyItem } from '#blocks/img-text-blocks/block.ts'
import { plainText } from '#shared/schema/rich-text.ts'
import { RichTextField } from '#records/admin/form/rich-text-field.tsx'

const SIDES = [
  { value: 'left', label: 'Left', pictogram: 'pictureLeft' },
  { value: 'right', label: 'Right', pictogram: 'pictureRight' },
  { value: 'auto', label: 'As the block says' },
] as const

export default function ImgTextBlocksForm({ block }: BlockFormProps<'imgTextBlocks'>) {
  return (
    <>
      <Switch
        label="Alternate the sides"
        description="Pictures stand left and right in turn, except those that have a side of their own."
        {...flag(block, 'alternate')}
      />
      <ItemList
        label="Pictures with text"
        one={m.pictureWithText}
        list={at(block, 'items')}
        max={10}
        empty={emptyItem}
        summaryOf={(item) => item.title || plainText(item.text).slice(0, 80)}
        mediaIdOf={(item) => item.img.mediaId}
      >
        {(item) => (
          <>
            <PictureField hint="4:3, at least 768 px wide" img={at(item, 'img')} />
            <ChoiceField
              label="Picture on the"
              options={SIDES}
              value={item.value.side ?? 'auto'}
              onChange={(side) => set(item, { side: side === 'auto' ? undefined : side })}
            />
            <TextInput label="Title" maxLength={120} {...optionalText(item, 'title')} />
            <RichTextField label="Text" required maxLength={2000} {...richText(item, 'text')} />
            <OptionalButtonFields button={at(item, 'button')} />
          </>
        )}
      </ItemList>
    </>
  )
}
