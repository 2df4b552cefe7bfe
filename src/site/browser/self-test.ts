export function setUpSelfTest(): void {
  document.addEventListener('change', ({ target }) => {
    const test = target instanceof Element ? target.closest<HTMLElement>('[data-self-test]') : null
    if (test) showBand(test)
  })
  // The first answer may be the interaction that started this script.
  for (const test of document.querySelectorAll<HTMLElement>('[data-self-test]')) showBand(test)
}

function showBand(test: HTMLElement): void {
  const answers = [...test.querySelectorAll<HTMLInputElement>('input:checked')]
  const isWhole = answers.length === test.querySelectorAll('fieldset').length
  const points = answers.reduce((sum, { value }) => sum + Number(value), 0)
  const bands = [...test.querySelectorAll<HTMLElement>('[data-least]')]
  const band = isWhole ? bands.findLast(({ dataset }) => Number(dataset['least']) <= points) : undefined
  for (const each of bands) each.toggleAttribute('data-yours', each === band)
  const output = test.querySelector('output')
  if (output)
    output.value = band ? `Součet ${points}: ${band.querySelector('b')?.textContent?.toLowerCase() ?? ''}.` : ''
}
