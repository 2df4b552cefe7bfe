import { expect, test } from 'vitest'
import { contentHref, httpsUrl, optionalHttpsUrl, rootRelative } from '#shared/schema/url.ts'

const accepts = (schema: { safeParse: (given: unknown) => { success: boolean } }, given: unknown) =>
  schema.safeParse(given).success

const NEVER = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//zlo.example/',
  '/\\zlo.example/',
  '\\\\zlo.example/',
  'https:\\\\zlo.example',
  'https:/kasino.example',
  'https://',
  'https://user:pw@kasino.example/',
  'https://user@kasino.example/',
  'https://kasino.example/ mezera',
  'https://kasino.example/\u0000',
  'http://kasino.example/',
  'kasino.example',
]

test.each(NEVER)('%j is neither a URL, a path nor a link', (given) => {
  expect(accepts(httpsUrl, given)).toBe(false)
  expect(accepts(rootRelative, given)).toBe(false)
  expect(accepts(contentHref, given)).toBe(false)
})

test.each(['https://kasino.example', 'https://kasino.example:8443/a?b=c#d', 'https://příklad.cz/háčky'])(
  '%j is a URL',
  (given) => {
    expect(accepts(httpsUrl, given)).toBe(true)
    expect(accepts(contentHref, given)).toBe(true)
    expect(accepts(rootRelative, given)).toBe(false)
  },
)

test.each(['/', '/recenze/modry-lev/', '/hledat?q=bonus', '/go/modry-lev', '/a/#nadpis'])('%j is a path', (given) => {
  expect(accepts(rootRelative, given)).toBe(true)
  expect(accepts(contentHref, given)).toBe(true)
  expect(accepts(httpsUrl, given)).toBe(false)
})

test.each(['#vyplaty', 'mailto:redakce@rozvazne.example', 'tel:+420800350000', 'tel:116-111'])(
  '%j is a link in content only',
  (given) => {
    expect(accepts(contentHref, given)).toBe(true)
    expect(accepts(rootRelative, given)).toBe(false)
    expect(accepts(httpsUrl, given)).toBe(false)
  },
)

test.each(['#', 'mailto:', 'mailto:nikdo', 'tel:javascript', 'tel:', 'vyplaty/', ''])('%j is not a link', (given) => {
  expect(accepts(contentHref, given)).toBe(false)
})

test('a host without a dot is rejected as local', () => {
  expect(accepts(httpsUrl, 'https://localhost/')).toBe(false)
  expect(accepts(httpsUrl, 'https://intranet')).toBe(false)
})

test('limits URLs to 2 000 characters; only the optional one may be empty', () => {
  const long = `https://kasino.example/${'a'.repeat(2000 - 23)}`
  expect(long).toHaveLength(2000)
  expect(accepts(httpsUrl, long)).toBe(true)
  expect(accepts(httpsUrl, `${long}a`)).toBe(false)
  expect(accepts(httpsUrl, '')).toBe(false)
  expect(accepts(optionalHttpsUrl, '')).toBe(true)
  expect(accepts(optionalHttpsUrl, 'http://kasino.example')).toBe(false)
})
