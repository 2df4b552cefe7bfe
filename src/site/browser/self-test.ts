export function setUpSelfTest(): void {
  document.addEventListener('change', ({ target }) => {
    const test = target instanceof Element ? target.closest<HTMLElement>('[data-self-test]') : null
    if (test) announceBand(test)
  })
  // The first answer may be the interaction that started this script.
  for (const test of document.querySelectorAll<HTMLElement>('[data-self-test]')) announceBand(test)
}

/** Styles show the reader's band first; here it is announced, and read out first. */
function announceBand(test: HTMLElement): void {
  const answers = [...test.querySelectorAll<HTMLInputElement>('input:checked')]
  const isWhole = answers.length === test.querySelectorAll('fieldset').length
  const points = answers.reduce((sum, { value }) => sum + Number(value), 0)
  const bands = [...test.querySelectorAll<HTMLElement>('[data-least]')].toSorted(
    (one, other) => leastOf(one) - leastOf(other),
  )
  const band = isWhole ? bands.findLast((each) => leastOf(each) <= points) : undefined
  bands[0]?.parentElement?.prepend(...(band ? [band, ...bands.filter((each) => each !== band)] : bands))
  const output = test.querySelector('output')
  if (!output) return
  const [advice = ''] = band?.querySelector('dd')?.textContent?.split('.') ?? []
  output.value = band
    ? `Součet ${points}: ${band.querySelector('b')?.textContent?.toLowerCase() ?? ''}. ${advice}.`
    : ''
}

const leastOf = ({ dataset }: HTMLElement) => Number(dataset['least'])
