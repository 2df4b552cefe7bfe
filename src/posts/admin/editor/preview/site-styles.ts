import address from './preview.css?url'

let sheet: CSSStyleSheet | undefined

/** As a style sheet: within the script the text of all blocks' styles would be in the way of the editor. */
export async function loadSiteStyles(): Promise<void> {
  if (sheet) return
  // In development Vite sends whoever asks for anything else a script.
  const response = await fetch(address, { headers: { accept: 'text/css' } })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  sheet = await new CSSStyleSheet().replace(await response.text())
}

export const siteStyles = (): CSSStyleSheet[] => (sheet ? [sheet] : [])
