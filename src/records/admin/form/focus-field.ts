const FOCUSABLE = 'input, textarea, select, button, [contenteditable="true"]'

/** Moves the focus into the field at a path, or into its nearest ancestor. */
export function focusField(path: string): void {
  const steps = path.split('.')
  for (let length = steps.length; length > 0; length--) {
    const field = shownAt(steps.slice(0, length).join('.'))
    if (!field) continue
    inputIn(field)?.focus({ preventScroll: true })
    field.scrollIntoView({ block: 'center' })
    return
  }
}

const inputIn = (field: HTMLElement) => (field.matches(FOCUSABLE) ? field : field.querySelector<HTMLElement>(FOCUSABLE))

const shownAt = (path: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)].find((field) =>
    field.checkVisibility(),
  )
