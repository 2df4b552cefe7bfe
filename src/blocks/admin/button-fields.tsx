import * as m from '#blocks/admin/messages.ts'
import { Switch, TextInput } from '@mantine/core'
import { at, type Editing, filled, text } from '#blocks/admin/editing.ts'
import { LinkField } from '#blocks/admin/link-field.tsx'
import { type Link, NO_LINK } from '#blocks/link.ts'

interface Button {
  label: string
  link: Link
}

const NO_BUTTON: Button = { label: '', link: NO_LINK }

export const ButtonFields = ({ button }: { button: Editing<Button> }) => (
  <>
    <TextInput label={m.button()} required maxLength={30} placeholder="Číst recenzi" {...text(button, 'label')} />
    <LinkField label={m.buttonLeadsTo()} required link={linkOf(button)} />
  </>
)

/** A required link is emptied instead of removed. */
function linkOf(button: Editing<Button>): Editing<Link | undefined> {
  const link = at(button, 'link')
  return { ...link, update: (change) => link.update((now) => change(now) ?? NO_LINK) }
}

export const OptionalButtonFields = ({ button }: { button: Editing<Button | undefined> }) => (
  <>
    <Switch
      label={m.withButton()}
      checked={button.value !== undefined}
      onChange={(event) => {
        const { checked } = event.currentTarget
        button.update(() => (checked ? NO_BUTTON : undefined))
      }}
    />
    {button.value && <ButtonFields button={filled(button, NO_BUTTON)} />}
  </>
)
