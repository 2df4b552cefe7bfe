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
