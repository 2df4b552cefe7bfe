const WRONG = '[aria-invalid="true"], .mantine-InputWrapper-error'
const FOCUSABLE = 'input, textarea, select, button, [contenteditable="true"], [tabindex="0"]'

/** Focuses and scrolls to the first invalid field. A field without an input focuses its first button. */
export function focusFirstError(fields: HTMLElement | null): void {
  const wrong = fields?.querySelector<HTMLElement>(WRONG)
  const field = wrong?.matches(FOCUSABLE)
    ? wrong
    : wrong?.closest('.mantine-InputWrapper-root')?.querySelector<HTMLElement>(FOCUSABLE)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}
