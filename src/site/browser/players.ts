/** The player is loaded when readers ask for it, in place of its still picture. */
export function setUpPlayers(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-player]:not([data-ready])')) {
    link.dataset['ready'] = ''
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      const { player: src = '', title = '' } = link.dataset
      const frame = Object.assign(document.createElement('iframe'), {
        src,
        title,
        allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
      })
      link.replaceWith(frame)
      frame.focus()
    })
  }
}
