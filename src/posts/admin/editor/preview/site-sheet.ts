/** The site's styles as text, in cascade order. */
const texts = [
  import.meta.glob<string>('/src/ui/site/base.css', { query: '?inline', import: 'default', eager: true }),
  import.meta.glob<string>('/src/ui/site/kit.css', { query: '?inline', import: 'default', eager: true }),
  import.meta.glob<string>(
    ['/src/blocks/**/*.css', '/src/posts/content/*.css', '/src/posts/parts/*.css', '!**/*.module.css'],
    { query: '?inline', import: 'default', eager: true },
  ),
].flatMap((files) => Object.values(files))

/** Replaces the site's body styles. Colours and fonts are inherited as custom properties. */
const FRAME = `
:host {
  display: block;
  container-type: inline-size;
  color: var(--text-body);
  font: var(--fw-regular) 0.9375rem/var(--lh-ui) var(--font-sans);
}
.prose > * { margin: 0 !important; }
`

let sheet: CSSStyleSheet | undefined

export function siteSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync([...texts, FRAME].join('\n'))
  }
  return sheet
}
