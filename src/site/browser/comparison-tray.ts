export function setUpComparisonTray(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.form?.dataset['tray']) showTicked(target.form)
  })
  // The first tick may be the interaction that started this script.
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-tray]')) showTicked(form)
}

function showTicked(form: HTMLFormElement): void {
  const most = Number(form.dataset['tray'])
  const boxes = [...form.elements].filter((field) => field instanceof HTMLInputElement)
  const ticked = boxes.filter((box) => box.checked)
  for (const box of boxes) box.disabled = !box.checked && ticked.length >= most
  const words = form.querySelector('p')
  const button = form.querySelector('button')
  if (!words || !button) return
  form.dataset['hint'] ??= words.textContent
  button.disabled = ticked.length === 1
  const logos = ticked.flatMap((box) => box.closest('li')?.querySelector('.clogo')?.cloneNode(true) ?? [])
  words.replaceChildren(...logos, ticked.length === 0 ? form.dataset['hint'] : wordsFor(ticked.length, most))
}

function wordsFor(count: number, most: number): string {
  const chosen = `Vybráno ${count} ze ${most}`
  if (count === 1) return `${chosen}, k\u00a0porovnání jsou potřeba aspoň dvě`
  return count < most ? chosen : `${chosen}, víc se vedle sebe nevejde`
}
