import * as m from '#posts/admin/form/messages.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import { Alert, TextInput } from '@mantine/core'
import { useState } from 'react'
import { folderOf, followsTitle, redirectedFrom, shownSlug } from '#posts/admin/form/address.ts'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { slugify } from '#shared/czech/slug.ts'
import { postPath } from '#shared/post-address.ts'
import { memoGroup } from '#records/admin/form/memo-group.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import css from './slug-field.module.css'

export const SlugField = memoGroup(function SlugField({ form, record }: Pick<PartProps, 'form' | 'record'>) {
  const { values, errors } = form
  // Raw input while focused, so that a cleared field stays empty.
  const [typed, setTyped] = useState<string>()
  const folder = folderOf(values.category)
  const from = redirectedFrom(values, record)

  function finish(): void {
    if (typed !== undefined && typed !== shownSlug(values)) form.setFieldValue('slug', slugify(typed))
    setTyped(undefined)
  }

  return (
    <div>
      <TextInput
        label={m.slug()}
        data-path="slug"
        description={followsTitle(values, record) && typed === undefined ? m.madeFromTitle() : undefined}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        classNames={{ section: css.folder ?? '' }}
        leftSection={folder}
        leftSectionWidth={`calc(${folder.length * 0.78}ch + 16px)`}
        value={typed ?? shownSlug(values)}
        error={errors['slug']}
        spellCheck={false}
        onFocus={() => setTyped(shownSlug(values))}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          form.setFieldValue('slug', slugify(event.currentTarget.value))
        }}
        onBlur={finish}
      />
      {from && (
        <Alert color="yellow" mt={8} p={10} icon={<Icon name="warn" size={16} />}>
          {rich(m.writesRedirect, {
            from: <span className="mono">{from}</span>,
            to: <span className="mono">{postPath({ category: values.category, slug: shownSlug(values) })}</span>,
          })}
        </Alert>
      )}
    </div>
  )
})
