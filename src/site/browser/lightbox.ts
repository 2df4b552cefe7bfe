export function setUpLightbox(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]:not([data-ready])')) {
    link.dataset['ready'] = ''
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      open(link)
    })
  }
}

function open(link: HTMLAnchorElement): void {
  const small = link.querySelector('img')
  const dialog = Object.assign(document.createElement('dialog'), { className: 'lightbox' })
  const sources = { srcset: small?.srcset ?? '', sizes: '96vw', src: link.href }
  const image = Object.assign(document.createElement('img'), { ...sources, alt: small?.alt ?? '' })
  dialog.setAttribute('aria-label', link.getAttribute('aria-label') ?? '')
  dialog.append(image)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    dialog.remove()
    link.focus()
  })
  document.body.append(dialog)
  dialog.showModal()
}
