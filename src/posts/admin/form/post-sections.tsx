import * as m from '#posts/admin/form/messages.ts'
import { Accordion } from '@mantine/core'
import { useState } from 'react'
import { BlocksSection } from '#posts/admin/form/blocks-section.tsx'
import { DateSection } from '#posts/admin/form/date-section.tsx'
import { PageSection } from '#posts/admin/form/page-section.tsx'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { Section } from '#posts/admin/form/section.tsx'
import { SECTION_FIELDS, SECTION_NAMES, type SectionName } from '#posts/admin/form/sections.ts'
import { SeoSection } from '#posts/admin/form/seo-section.tsx'
import { ShortcodesSection } from '#posts/admin/form/shortcodes-section.tsx'
import { shortcodesIn } from '#posts/content/walk.ts'
import { Lockable } from '#records/admin/form/lockable.tsx'
import { countErrors } from '#records/admin/form/form-errors.ts'
import { usePostTabs } from '#posts/admin/form/tabs.ts'
import css from './post-sections.module.css'

const OPEN_AT_FIRST: SectionName[] = ['page', 'date', 'seo', 'blocks']

export function PostSections({ form, record, editor }: PartProps) {
  const [unfolded, setOpen] = useState<string[]>(OPEN_AT_FIRST)
  const { shown, isWide } = usePostTabs()
  // On narrow screens the strip selects a single section, which cannot be collapsed.
  const alone = isWide ? undefined : shown
  const open = alone ? [alone] : unfolded
  const { errors, values } = form
  const errorsIn = (name: SectionName) => countErrors(errors, SECTION_FIELDS[name])

  // Expands sections with errors after a rejected save.
  const [seen, setSeen] = useState(errors)
  if (errors !== seen) {
    setSeen(errors)
    setOpen([...new Set([...unfolded, ...SECTION_NAMES.filter((name) => errorsIn(name) > 0)])])
  }

  return (
    <Accordion
      multiple
      value={open}
      onChange={setOpen}
      order={2}
      classNames={css}
      transitionDuration={120}
      data-alone={alone}
    >
      <Section name="page" title={m.page()} errors={errorsIn('page')}>
        <Lockable>
          <PageSection form={form} record={record} />
        </Lockable>
      </Section>
      <Section name="date" title={m.publishing()} errors={errorsIn('date')}>
        <Lockable>
          <DateSection form={form} record={record} />
        </Lockable>
      </Section>
      <Section name="seo" title="SEO" errors={errorsIn('seo')}>
        <Lockable>
          <SeoSection form={form} />
        </Lockable>
      </Section>
      <Section name="blocks" title={m.blocks()} errors={errorsIn('blocks')}>
        <BlocksSection form={form} record={record} editor={editor} />
      </Section>
      <Section
        name="shortcodes"
        title={m.shortcodes()}
        note={m.usedCount({ count: shortcodesIn(values.content).length })}
        errors={errorsIn('shortcodes')}
      >
        <ShortcodesSection form={form} editor={editor} />
      </Section>
    </Accordion>
  )
}
