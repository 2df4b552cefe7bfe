import type { Imported } from '#features/import-site/server/write/import-site.server.ts'
import type { Report } from '#features/import-site/server/examine.ts'

const MAX_ERRORS = 20

/** The report for people. */
export function reportLines(report: Report): string[] {
  const { source, version, posts, pages, drafts, authors, pictures, rubrics, redirects, kept, errors } = report
  const numbers = { posts, pages, drafts, authors, pictures, rubrics, redirects }
  return [
    `${source === 'ghost' ? 'Ghost' : 'WordPress, WXR'} ${version}`,
    ...Object.entries(numbers).map(([what, count]) => `${String(count).padStart(7)}  ${what}`),
    ...(kept.length > 0 ? ['', 'Not taken over, or kept in a block that only editors see:'] : []),
    ...kept.map(
      ({ what, count, examples }) =>
        `${String(count).padStart(7)}  ${what}${examples[0] ? `, such as ${examples[0]}` : ''}`,
    ),
    ...(errors.length > 0 ? ['', 'Mistakes in the file:', ...errors.slice(0, MAX_ERRORS)] : []),
  ]
}

/** What an import did, for people. */
export function importedLines({ importId, written, toLookAt }: Imported): string[] {
  if (importId === undefined) return ['All of it is here already; nothing was written.']
  return [
    ...Object.entries(written).map(([what, count]) => `${String(count).padStart(7)}  ${what}`),
    ...(toLookAt.length > 0 ? ['', 'To look at, because something of them is kept and not shown:', ...toLookAt] : []),
    '',
    `To take all of it back: npm run cli -- undo-import ${importId}`,
  ]
}
