/** Order matters: derived browsers also contain the names of their ancestors. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Macintosh', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

/** What a `User-Agent` says; of other programs than browsers, their own name. */
export const deviceParts = (userAgent: string) => ({
  browser: BROWSERS.find(([sign]) => userAgent.includes(`${sign}/`))?.[1],
  system: SYSTEMS.find(([sign]) => userAgent.includes(sign))?.[1],
  program: userAgent.split(/[\s/]/, 1).join(''),
})
