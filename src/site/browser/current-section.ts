let observer: IntersectionObserver | undefined

export function markCurrentSection(): void {
  observer?.disconnect()
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.aside .toc a[href^="#"]')]
  const byId = new Map(links.map((link) => [decodeURIComponent(link.hash.slice(1)), link]))
  const headings = [...byId.keys()].flatMap((id) => document.getElementById(id) ?? [])
  if (headings.length === 0) return
  observer = new IntersectionObserver(
    () => {
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight * 0.35)
      const current = passed.at(-1) ?? headings[0]
      for (const [id, link] of byId) {
        if (id === current?.id) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      }
    },
    // A tall margin keeps passed headings intersecting, so that a jump past them, such as to the start, is reported too.
    { rootMargin: '1000000px 0px -65% 0px', threshold: [0, 1] },
  )
  for (const heading of headings) observer.observe(heading)
}
