import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as m from '#records/admin/form/messages.ts'
import { Strip } from '#records/admin/form/strip.tsx'
import css from './form-sections.module.css'

/** Set by FieldGroup. */
const GROUP_SELECTOR = 'section[data-group]'

/** A section counts as current from this far below the strip on; the one above it ends higher. */
const BELOW_STRIP = 40

/** Where the strip ends when it sticks: below the form's header, whose height changes. */
const endOf = (strip: HTMLElement) => (Number.parseFloat(getComputedStyle(strip).top) || 0) + strip.offsetHeight

const groupsIn = (form: HTMLElement | null) => [...(form?.querySelectorAll<HTMLElement>(GROUP_SELECTOR) ?? [])]

export function FormSections({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const [titles, setTitles] = useState<string[]>([])
  const [shown, setShown] = useState<string>()
  const [line, setLine] = useState(0)

  useEffect(() => {
    const strip = body.current?.querySelector('nav')
    const form = body.current?.closest('form')
    if (!strip || !form) return undefined
    // A taller header makes the form taller.
    const sizes = new ResizeObserver(() => setLine(Math.round(endOf(strip) + BELOW_STRIP)))
    sizes.observe(form)
    return () => sizes.disconnect()
  }, [])

  useEffect(() => {
    const found = groupsIn(body.current)
    const observer = new IntersectionObserver(
      (entries) => {
        // The first callback reports all of them.
        if (entries.length === found.length) setTitles(found.map(({ dataset }) => dataset['group'] ?? ''))
        const read = entries.find((entry) => entry.isIntersecting)?.target
        if (read instanceof HTMLElement) setShown(read.dataset['group'])
      },
      { rootMargin: `-${line}px 0px -60% 0px` },
    )
    for (const group of found) observer.observe(group)
    return () => observer.disconnect()
  }, [line])

  function goTo(title: string): void {
    const group = groupsIn(body.current).find(({ dataset }) => dataset['group'] === title)
    group?.scrollIntoView({ block: 'start' })
    // The keyboard continues from there.
    group?.focus({ preventScroll: true })
    setShown(title)
  }

  return (
    <div ref={body} className={css.sections} style={line > 0 ? { '--strip-end': `${line - BELOW_STRIP}px` } : {}}>
      <Strip
        label={m.sections()}
        items={titles.map((title) => ({ name: title, label: title }))}
        shown={shown}
        onShow={goTo}
      />
      {children}
    </div>
  )
}
