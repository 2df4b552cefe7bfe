import type { SourceSeo } from '#features/import-site/server/read/source.ts'

type Meta = ReadonlyMap<string, readonly string[]>

/** Of Yoast, else of Rank Math, else of All in One SEO. */
export function seoOf(meta: Meta, title: string): SourceSeo {
  const first = (...keys: string[]) =>
    keys.map((key) => meta.get(key)?.[0]?.trim() ?? '').find((value) => value !== '') ?? ''
  const robots = first('rank_math_robots')
  return {
    title: filled(first('_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_aioseop_title'), title),
    description: filled(
      first('_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description', '_aioseop_description'),
      title,
    ),
    keyword: first('_yoast_wpseo_focuskw', 'rank_math_focus_keyword', '_aioseop_keywords'),
    canonical: first('_yoast_wpseo_canonical', 'rank_math_canonical_url'),
    isHidden: first('_yoast_wpseo_meta-robots-noindex') === '1' || robots.includes('"noindex"'),
  }
}

/** `%%title%% %%page%% %%sep%% %%sitename%%` of Yoast, `%title% %sep% %sitename%` of Rank Math, `#post_title` of All in One SEO. */
const VARIABLE = /%%?(\w+)%%?|#(post_title|site_title|tagline|separator_sa)/g
const TITLES = new Set(['title', 'post_title'])

/** The name of the site is ours to add, and so is its separator. */
function filled(template: string, title: string): string {
  const text = template.replaceAll(VARIABLE, (_all, theirs?: string, other = '') => {
    const name = theirs ?? other
    return TITLES.has(name) ? title : name.startsWith('sep') ? '–' : ''
  })
  const words = text.split(/\s+/)
  const isWord = (word: string) => word !== '' && !EDGES.has(word)
  return words.slice(words.findIndex(isWord), words.findLastIndex(isWord) + 1).join(' ')
}

/** Between a title and the name of the site. */
const EDGES = new Set(['–', '-', '|', '—', '·', '•'])
