import * as m from '#posts/admin/form/messages.ts'
import type { FormErrors } from '@mantine/form'
import { ErrorBadge } from '#posts/admin/form/section.tsx'
import { SECTION_FIELDS, SECTION_NAMES, type SectionName } from '#posts/admin/form/sections.ts'
import type { Panels } from '#posts/admin/form/side-panel.tsx'
import type { TabName } from '#posts/admin/form/tabs.ts'
import { entriesOf } from '#shared/objects.ts'
import type { StripItem } from '#records/admin/form/strip.tsx'
import { countErrors } from '#records/admin/form/form-errors.ts'

const SHORT: Record<SectionName, () => string> = {
  page: m.page,
  date: m.publishing,
  seo: () => 'SEO',
  blocks: m.blocks,
  shortcodes: m.shortcodes,
}

export const stripItems = (errors: FormErrors, panels: Panels): StripItem<TabName>[] => [
  { name: 'text', label: m.text(), badge: <ErrorBadge count={countErrors(errors, ['title', 'content'])} /> },
  ...SECTION_NAMES.map((name) => ({
    name,
    label: SHORT[name](),
    badge: <ErrorBadge count={countErrors(errors, SECTION_FIELDS[name])} />,
  })),
  ...entriesOf(panels).flatMap(([name, panel]) => (panel ? [{ name, label: panel.label, badge: panel.badge }] : [])),
]
