import { TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import * as m from '#entities/offer/messages.ts'
import { slugFollowing } from '#records/admin/form/rename.ts'

interface TitledForm {
  getValues: () => { title: string; slug: string }
  getInputProps: (path: 'title') => GetInputPropsReturnType
  setFieldValue: (path: 'title' | 'slug', value: string) => void
}

export const TitleField = ({ form, isNew }: { form: TitledForm; isNew: boolean }) => (
  <TextInput
    label={m.title()}
    required
    autoFocus={isNew}
    {...form.getInputProps('title')}
    onChange={(event) => {
      const { title, slug } = form.getValues()
      const typed = event.currentTarget.value
      form.setFieldValue('title', typed)
      if (isNew) form.setFieldValue('slug', slugFollowing(slug, title, typed))
    }}
  />
)
