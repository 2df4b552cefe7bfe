import * as m from '#blocks/messages.ts'
import { Switch, Textarea, TextInput } from '@mantine/core'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import { NumberChoice } from '#blocks/admin/choice-field.tsx'
import { at, flag, optionalText, set } from '#blocks/admin/editing.ts'
import { ItemList } from '#blocks/admin/item-list.tsx'
import { LinkField } from '#blocks/admin/link-field.tsx'
import { PictureField } from '#blocks/admin/picture-field.tsx'
import { emptySlide } from '#blocks/sliders/block.ts'

export default function SlidersForm({ block }: BlockFormProps<'sliders'>) {
  return (
    <>
      <NumberChoice
        label={m.slidesSideBySide()}
        from={1}
        to={4}
        value={block.value.perView ?? 2}
        onChange={(perView) => set(block, { perView })}
      />
      <Switch label={m.moveByItself()} description={m.moveByItselfHint()} {...flag(block, 'autoplay')} />
      <ItemList
        label={m.slides()}
        one={m.slide}
        list={at(block, 'slides')}
        max={20}
        empty={emptySlide}
        fromPictures={(img) => ({ ...emptySlide, img })}
        summaryOf={(slide) => slide.title || slide.text || slide.img.alt}
        mediaIdOf={(slide) => slide.img.mediaId}
      >
        {(slide) => (
          <>
            <PictureField hint={m.slideHint()} img={at(slide, 'img')} />
            <TextInput label={m.title()} maxLength={80} {...optionalText(slide, 'title')} />
            <Textarea label={m.text()} autosize minRows={2} maxLength={240} {...optionalText(slide, 'text')} />
            <LinkField label={m.link()} link={at(slide, 'link')} />
          </>
        )}
      </ItemList>
    </>
  )
}
