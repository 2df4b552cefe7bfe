/** A field, or the message under a list: an error of a list belongs to none of its fields. */
const WRONG = '[aria-invalid="true"], .mantine-InputWrapper-error'

/** Once the errors are rendered, scrolls to the first invalid field and focuses it. */
export function showFirstError(): void {
  requestAnimationFrame(() => {
    const wrong = [...document.querySelectorAll<HTMLElement>(WRONG)]
    // A field in a closed section cannot be focused; the section's badge shows the error.
    const seen = wrong.find((field) => field.checkVisibility())
    seen?.focus({ preventScroll: true })
    seen?.scrollIntoView({ block: 'center' })
  })
}
