/** A choice that needs no button: taking it sends its form. */
export function submitOnChoice(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && 'submits' in target.dataset) target.form?.requestSubmit()
  })
}
