import type { TabName } from '#posts/admin/form/tabs.ts'

interface FieldPlace {
  tab: TabName
  /** As the field is called on the screen. */
  label: string
}

const FIELDS: Record<string, FieldPlace> = {
  title: { tab: 'text', label: 'Title' },
  slug: { tab: 'page', label: 'Slug' },
  writer: { tab: 'page', label: 'Writer' },
  entity: { tab: 'page', label: 'Linked casino/bookmaker' },
  banner: { tab: 'page', label: 'Banner: what it shows' },
  breadcrumbTitle: { tab: 'page', label: 'Breadcrumb title' },
  breadcrumbs: { tab: 'page', label: 'Breadcrumbs' },
  'metaTag.title': { tab: 'seo', label: 'Meta title' },
  'metaTag.description': { tab: 'seo', label: 'Meta description' },
  faq: { tab: 'blocks', label: 'Edit FAQ' },
  references: { tab: 'blocks', label: 'Edit References' },
  tableContent: { tab: 'blocks', label: 'Edit Table of contents' },
}

const placeOf = (field: string): FieldPlace =>
  FIELDS[field] ?? FIELDS[field.split('.')[0] ?? ''] ?? { tab: 'page', label: '' }

/** Opens the part of the form that has the field, and puts the cursor into it. */
export function goToField(field: string, show: (tab: TabName) => void): void {
  const { tab, label } = placeOf(field)
  show(tab)
  // After the part is drawn.
  requestAnimationFrame(() => {
    const input = fieldCalled(label)
    input?.focus({ preventScroll: true })
    input?.scrollIntoView({ block: 'center' })
  })
}

function fieldCalled(label: string): HTMLElement | undefined {
  const named = [...document.querySelectorAll<HTMLElement>(`[aria-label="${CSS.escape(label)}"]`)]
  const labels = [...document.querySelectorAll('label')].filter((each) => each.textContent?.trim().startsWith(label))
  const controls = labels.flatMap((each) => (each.control instanceof HTMLElement ? [each.control] : []))
  return [...named, ...controls].find((field) => field.checkVisibility())
}
