interface Site {
  url: string
  name: string
}

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
export const dataset = (site: Site, { name, description, path, files }: Dataset) => ({
  '@type': 'Dataset',
  name,
  description,
  url: site.url + path,
  inLanguage: 'cs',
  license: LICENCE,
  isAccessibleForFree: true,
  creator: { '@type': 'Organization', '@id': `${site.url}/#redakce`, name: site.name, url: `${site.url}/` },
  distribution: files.map((file) => ({
    '@type': 'DataDownload',
    contentUrl: site.url + file,
    encodingFormat: file.endsWith('.json') ? TYPES.json : TYPES.csv,
  })),
})
