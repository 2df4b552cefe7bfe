/** Hides images that failed to load, which uncovers the fallback behind them: initials, or the alternative text. */
export function hideFailedImages(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) hide(target)
    },
    { capture: true },
  )
  // Images that failed before this script was loaded.
  for (const image of document.images) if (image.complete && image.naturalWidth === 0 && image.currentSrc) hide(image)
}

function hide(image: HTMLImageElement): void {
  if (image.hidden) return
  image.hidden = true
  const { initials } = image.dataset
  if (initials && image.parentElement) image.parentElement.dataset['initials'] = initials
  if (image.alt)
    image.after(Object.assign(document.createElement('span'), { className: 'lost', textContent: image.alt }))
}
