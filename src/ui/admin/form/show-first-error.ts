/** A field, or the sentence under a list: what is wrong with a list is in none of its fields. */
const WRONG = '[aria-invalid="true"], .mantine-InputWrapper-error'

/** After the errors are drawn: the first field that is wrong comes into view, with the cursor in it. */
export function showFirstError(): void {
  requestAnimationFrame(() => {
    const wrong = [...document.querySelectorAll<HTMLElement>(WRONG)]
    // What a closed section hides cannot be written into; its badge says that something is there.
    const seen = wrong.find((field) => field.checkVisibility())
    seen?.focus({ preventScroll: true })
    seen?.scrollIntoView({ block: 'center' })
  })
}
