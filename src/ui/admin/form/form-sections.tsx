import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Strip } from '#ui/admin/form/strip.tsx'
import css from './form-sections.module.css'

/** Set by FieldGroup. */
const GROUP_SELECTOR = 'section[data-group]'

/** How far below the top of the window a section counts as current: under the form's header and the strip. */
const READING_LINE = '-180px 0px -60% 0px'

const groupsIn = (form: HTMLElement | null) => [...(form?.querySelectorAll<HTMLElement>(GROUP_SELECTOR) ?? [])]

/** A sticky strip with links to the field groups of a form. */
export function FormSections({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const [titles, setTitles] = useState<string[]>([])
  const [shown, setShown] = useState<string>()

  useEffect(() => {
    const found = groupsIn(body.current)
    const observer = new IntersectionObserver(
      (entries) => {
        // The first callback reports all of them.
        if (entries.length === found.length) setTitles(found.map(({ dataset }) => dataset['group'] ?? ''))
        const read = entries.find((entry) => entry.isIntersecting)?.target
        if (read instanceof HTMLElement) setShown(read.dataset['group'])
      },
      { rootMargin: READING_LINE },
    )
    for (const group of found) observer.observe(group)
    return () => observer.disconnect()
  }, [])

  function goTo(title: string): void {
    const group = groupsIn(body.current).find(({ dataset }) => dataset['group'] === title)
    group?.scrollIntoView({ block: 'start' })
    // The keyboard continues from there.
    group?.focus({ preventScroll: true })
    setShown(title)
  }

  return (
    <div ref={body} className={css.sections}>
      <Strip
        label="Sections"
        items={titles.map((title) => ({ name: title, label: title }))}
        shown={shown}
        onShow={goTo}
      />
      {children}
    </div>
  )
}
