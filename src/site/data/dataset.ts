import type { Env } from '#infra/env.server.ts'

interface Dataset {
  name: string
  description: string
  /** The page that describes it. */
  path: string
  /** Paths of the files. */
  files: readonly string[]
}

const LICENCE = 'https://creativecommons.org/licenses/by/4.0/'
const TYPES = { csv: 'text/csv', json: 'application/json' } as const

/** So that searches for data find ours. */
export const dataset = (
  { SITE_URL, SITE_NAME }: Pick<Env, 'SITE_URL' | 'SITE_NAME'>,
  { name, description, path, files }: Dataset,
) => ({
  '@type': 'Dataset',
  name,
  description,
  url: SITE_URL + path,
  inLanguage: 'cs',
  license: LICENCE,
  isAccessibleForFree: true,
  creator: { '@type': 'Organization', '@id': `${SITE_URL}/#redakce`, name: SITE_NAME, url: `${SITE_URL}/` },
  distribution: files.map((file) => ({
    '@type': 'DataDownload',
    contentUrl: SITE_URL + file,
    encodingFormat: file.endsWith('.json') ? TYPES.json : TYPES.csv,
  })),
})
