/** What could not be loaded makes room for what stands behind it: initials, or what the picture would have shown. */
export function coverFailedImages(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) giveUp(target)
    },
    { capture: true },
  )
  // Those that failed before this script came.
  for (const image of document.images) if (image.complete && image.naturalWidth === 0 && image.currentSrc) giveUp(image)
}

function giveUp(image: HTMLImageElement): void {
  if (image.hidden) return
  image.hidden = true
  const { initials } = image.dataset
  if (initials && image.parentElement) image.parentElement.dataset['initials'] = initials
  if (image.alt)
    image.after(Object.assign(document.createElement('span'), { className: 'lost', textContent: image.alt }))
}
