import * as m from '#blocks/admin/messages.ts'
import { TextInput } from '@mantine/core'
import type { z } from 'zod'
import { at, type Editing, narrowed, optionalRichText, text } from '#blocks/admin/editing.ts'
import { OptionalPictureField } from '#blocks/admin/picture-field.tsx'
import { CARD_TEXT_MAX, type cardFields } from '#blocks/cards.ts'
import { RichTextField } from '#records/admin/form/rich-text-field.tsx'

export type Card = z.infer<z.ZodObject<typeof cardFields>>

export function CardFields<Value extends Card>({ card: edited }: { card: Editing<Value> }) {
  const card = narrowed<Card, Value>(edited)
  return (
    <>
      <TextInput label={m.title()} required maxLength={100} {...text(card, 'title')} />
      <RichTextField label={m.text()} maxLength={CARD_TEXT_MAX} {...optionalRichText(card, 'text')} />
      <OptionalPictureField hint={m.cardPictureHint()} img={at(card, 'img')} />
    </>
  )
}
