import { ARTICLES_PATH, rubricPath } from '#shared/rubric-address.ts'

export const ARTICLE_CHOICES = ['rubrika', 'autor', 'rok'] as const
export type ArticleChoice = (typeof ARTICLE_CHOICES)[number]
export type ArticlesAddress = Record<ArticleChoice, string>

export const parseArticles = (params: URLSearchParams): ArticlesAddress => ({
  rubrika: params.get('rubrika') ?? '',
  autor: params.get('autor') ?? '',
  rok: params.get('rok') ?? '',
})

export const hasArticleParams = (params: URLSearchParams) => ARTICLE_CHOICES.some((name) => params.has(name))

/** The canonical address of the list: a rubric alone has a page of its own. */
export function articlesHref(address: ArticlesAddress): string {
  const chosen = ARTICLE_CHOICES.filter((name) => address[name] !== '')
  if (chosen.length === 1 && address.rubrika) return rubricPath(encodeURIComponent(address.rubrika))
  const params = new URLSearchParams(chosen.map((name) => [name, address[name]]))
  return params.size > 0 ? `${ARTICLES_PATH}?${params}` : ARTICLES_PATH
}
