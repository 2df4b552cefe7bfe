import { CRITERIA, sharesOf } from '#entities/casino/weights.ts'
import { fromKeys } from '#shared/objects.ts'

export function setUpWeights(): void {
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof HTMLInputElement ? target.form : null
    if (form && 'weights' in form.dataset) showShares(form)
  })
  // The first slide may be the interaction that started this script.
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-weights]')) showShares(form)
}

function showShares(form: HTMLFormElement): void {
  const sliders = [...form.querySelectorAll<HTMLInputElement>('input[type=range]')]
  const shares = sharesOf(fromKeys(CRITERIA, (name) => Number(sliders[CRITERIA.indexOf(name)]?.value ?? 0)))
  for (const [index, output] of form.querySelectorAll('output').entries()) {
    const name = CRITERIA[index]
    if (name) output.value = `${shares[name]}\u00a0%`
  }
}
