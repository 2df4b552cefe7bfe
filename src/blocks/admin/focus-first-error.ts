const WRONG = '[aria-invalid="true"], .mantine-InputWrapper-error'
const FOCUSABLE = 'input, textarea, select, button, [contenteditable="true"], [tabindex="0"]'

/** Takes the editor to the first field that is wrong. A field without an input of its own offers its first button. */
export function focusFirstError(fields: HTMLElement | null): void {
  const wrong = fields?.querySelector<HTMLElement>(WRONG)
  const field = wrong?.matches(FOCUSABLE)
    ? wrong
    : wrong?.closest('.mantine-InputWrapper-root')?.querySelector<HTMLElement>(FOCUSABLE)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}
