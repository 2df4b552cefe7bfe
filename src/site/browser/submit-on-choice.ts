export function submitOnChoice(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && 'submits' in target.dataset) target.form?.requestSubmit()
  })
}
