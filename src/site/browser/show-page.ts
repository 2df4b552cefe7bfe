const HEAD_TAGS = 'title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"]'
const PAGE_SHEET = 'link[data-page-sheet]'

export async function showPage(html: string): Promise<void> {
  const next = new DOMParser().parseFromString(html, 'text/html')
  const main = next.querySelector('main')
  if (!main) throw new Error('There is no page in this document.')
  const sheet = next.querySelector(PAGE_SHEET)?.getAttribute('href') ?? ''
  await loadSheet(sheet)
  for (const tag of document.head.querySelectorAll(HEAD_TAGS)) tag.remove()
  document.head.prepend(...next.head.querySelectorAll(HEAD_TAGS))
  switchSheets(sheet)
  document.querySelector('main')?.replaceWith(main)
  // The header stays, with its marked item.
  const nav = next.querySelector('.nav')
  if (nav) document.querySelector('.nav')?.replaceWith(nav)
}

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>(PAGE_SHEET)]

async function loadSheet(href: string): Promise<void> {
  if (!href || sheets().some((link) => link.getAttribute('href') === href)) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  link.dataset['pageSheet'] = ''
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${href} cannot be loaded`))
    })
  })
  document.head.append(link)
  await loaded
}

/** Sheets stay once loaded, so that going back never shows an unstyled page; only that of the shown page is enabled. */
function switchSheets(shown: string): void {
  for (const { sheet, href } of sheets()) if (sheet) sheet.disabled = href !== new URL(shown, location.href).href
}
