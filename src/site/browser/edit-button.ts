import { PAGE_SHOWN } from '#site/browser/page-shown.ts'

/** Readable by scripts on purpose: see the session's cookies. A visitor has none. */
const isEditor = () => document.cookie.includes('refreshToken=')

/** Only in the browser of who is signed in, so that pages are the same for all and can be cached. */
export function offerEditing(): void {
  if (!isEditor()) return
  const link = document.createElement('a')
  link.className = 'edit-page'
  link.lang = 'en'
  link.textContent = 'Edit'
  const point = () => {
    link.href = `/admin/edit?path=${encodeURIComponent(location.pathname)}`
  }
  point()
  document.addEventListener(PAGE_SHOWN, point)
  document.body.append(link)
}
