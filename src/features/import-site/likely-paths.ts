/** Ghost makes smaller copies in folders of their own: `size/w600/2024/…`, `size/w600/format/webp/2024/…`. */
const COPY = /^(?:size\/\w+\/)?(?:format\/\w+\/)?/
const SIZE = /^\d+x\d+$/
const SCALED = '-scaled'

/** A text shows a smaller copy of a picture, `foto-300x200.jpg`; the file to take is its original. */
export function* originalKeys(key: string): Generator<string> {
  const dot = key.lastIndexOf('.')
  const [name, ending] = [key.slice(0, dot), key.slice(dot)]
  const dash = name.lastIndexOf('-')
  const whole = dash !== -1 && SIZE.test(name.slice(dash + 1)) ? name.slice(0, dash) : name
  yield whole + ending
  yield whole + SCALED + ending
  if (whole.endsWith(SCALED)) yield whole.slice(0, -SCALED.length) + ending
  yield key
}

export const withoutCopyFolder = (key: string) => key.replace(COPY, '')

const FOLDERS = ['/wp-content/uploads/', '/content/images/']
const FEEDS = new Set(['rss', 'rss2', 'rdf', 'atom'])
const NUMBER = /^\d{1,4}$/
const COMMENTS = /^comment-page-\d{1,4}$/
const BELOW = new Set(['feed', 'amp', 'embed', 'trackback'])
/** Below it the home page of WordPress and Ghost had its older posts. */
export const PAGES_PATH = '/page/'

const INDEX = '/index.php'

/** WordPress on a server that cannot rewrite addresses puts its program into them: `/index.php/2019/05/clanek/`. */
export function withoutIndex(path: string): string {
  const at = path.indexOf(INDEX)
  const rest = path.slice(at + INDEX.length)
  if (at === -1 || !(rest === '' || rest.startsWith('/'))) return path
  return path.slice(0, at) + (rest || '/')
}

/** What an old address without a rule of its own belongs to. */
export function likelyPaths(path: string): string[] {
  const pretty = withoutIndex(path)
  return pretty === path ? pathsAbove(path) : [pretty, ...pathsAbove(pretty)]
}

function pathsAbove(path: string): string[] {
  const folder = FOLDERS.find((each) => path.startsWith(each))
  if (folder !== undefined) {
    const keys = [...originalKeys(withoutCopyFolder(path.slice(folder.length)))]
    return [...new Set(keys)].map((key) => folder + key).filter((other) => other !== path)
  }
  const parts = path.split('/').filter(Boolean)
  if (parts.length === 2 && parts[0] === 'page' && NUMBER.test(parts[1] ?? '')) return [PAGES_PATH]
  const above = parts.slice(0, -partsBelow(parts))
  return above.length > 0 && above.length < parts.length ? [`/${above.join('/')}/`] : []
}

/** How many parts name the feed of a list or a post, its next page, a page of its comments, or itself for phones and others. */
function partsBelow(parts: string[]): number {
  const [before = '', last = ''] = parts.slice(-2)
  if (before === 'feed' && FEEDS.has(last)) return 2
  if (before === 'page' && NUMBER.test(last)) return 2
  return BELOW.has(last) || NUMBER.test(last) || COMMENTS.test(last) ? 1 : parts.length
}
