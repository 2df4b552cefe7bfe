import { PAGE_SHOWN } from '#site/browser/page-shown.ts'

/** Readable by scripts on purpose, see the session cookies. Visitors who are not signed in have none. */
export const isEditor = () => document.cookie.includes('refreshToken=')

/** Added in the browser of signed-in users only, so that pages are the same for all and can be cached. */
export function showEditButton(): void {
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
