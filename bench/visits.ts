const PART =
  /(?:href|src)="(\/(?:assets|media|cover|portrait)\/[^"?#]+\.(?:css|js|woff2|webp|avif|svg|png|jpg))(?:"|#)/g

/** What browsers request for these pages: each page with its styles, scripts, fonts and pictures. */
export async function visitsTo(url: string, pages: Record<string, string>): Promise<string[]> {
  const paths: string[] = []
  for (const page of Object.values(pages)) {
    const html = await (await fetch(url + page)).text()
    paths.push(page, ...new Set([...html.matchAll(PART)].map(([, path = '']) => path)))
  }
  return paths
}
