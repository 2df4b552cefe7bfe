import { expect, test } from 'vitest'
import { checkRobots, decideRobots, matchesRobotsPath, robotsPath } from '#shared/robots.ts'

const FILE = `# Everybody
User-agent: *
Disallow: /admin
Disallow: /hledat/*?strana=
Disallow: /*.pdf$
Allow: /admin/napoveda
Disallow:

User-agent: Googlebot
User-agent: Bingbot
Disallow: /jen-pro-lidi/
User-agent: googlebot
Allow: /jen-pro-lidi/vyjimka/

Sitemap: https://rozvazne.example/sitemap.xml
`

test('a valid file has no problems', () => {
  expect(checkRobots(FILE)).toEqual([])
  expect(checkRobots('')).toEqual([])
})

test('reports lines that crawlers would skip or misread', () => {
  const text = [
    'Disallow: /early',
    'User-agent:',
    'Dissalow: /admin',
    'just words',
    'Disallow: admin',
    'Sitemap: /sitemap.xml',
    'Crawl-delay: soon',
  ].join('\n')
  expect(
    checkRobots(text).map(({ line, message }) => `${line}: ${message.text.split(' ').slice(0, 4).join(' ')}`),
  ).toEqual([
    '1: A rule counts only',
    '2: Say which crawler is',
    '3: Crawlers do not know',
    '4: Write a directive, a',
    '5: A path begins with',
    '6: The address of a',
    '7: The delay is a',
  ])
})

test('warns about blocking all crawlers, not about blocking one', () => {
  expect(checkRobots('User-agent: *\nDisallow: /')).toMatchObject([
    { line: 2, message: { text: 'This keeps all crawlers off the whole site.' } },
  ])
  expect(checkRobots('User-agent: *\nAllow: /\nUser-agent: BadBot\nDisallow: /')).toEqual([])
})

test.each([
  ['/admin', '/admin', true],
  ['/admin', '/administrace', true],
  ['/admin', '/x/admin', false],
  ['/*.pdf$', '/a/b.pdf', true],
  ['/*.pdf$', '/a/b.pdf?x=1', false],
  ['/*.pdf', '/a/b.pdf?x=1', true],
  ['/a*b*c', '/a-b-c', true],
  ['/a*b*c', '/a-c-b', false],
  ['/a$', '/a', true],
  ['/a$', '/ab', false],
  ['/ab*b$', '/ab', false],
  ['*', '/anything', true],
  ['/křeslo', '/k%C5%99eslo', true],
])('%s on %s: %s', (pattern, path, isMatch) => {
  expect(matchesRobotsPath(pattern, path)).toBe(isMatch)
})

test('the longest rule decides, and of two equal ones the allowing one', () => {
  expect(decideRobots(FILE, '/admin/posts', 'Seznambot')).toEqual({
    isAllowed: false,
    agent: '*',
    rule: { line: 3, text: 'Disallow: /admin' },
  })
  expect(decideRobots(FILE, '/admin/napoveda/', 'Seznambot')).toMatchObject({ isAllowed: true, rule: { line: 6 } })
  expect(decideRobots(FILE, '/recenze/', 'Seznambot')).toEqual({ isAllowed: true, agent: '*' })
  const tie = 'User-agent: *\nDisallow: /a\nAllow: /a'
  expect(decideRobots(tie, '/a', 'x')).toMatchObject({ isAllowed: true, rule: { line: 3 } })
})

test('a crawler follows all groups of its most specific name only', () => {
  expect(decideRobots(FILE, '/jen-pro-lidi/', 'Mozilla/5.0 (compatible; Googlebot/2.1)')).toMatchObject({
    isAllowed: false,
    agent: 'Googlebot',
  })
  expect(decideRobots(FILE, '/jen-pro-lidi/vyjimka/', 'Googlebot-Image')).toMatchObject({ isAllowed: true })
  expect(decideRobots(FILE, '/admin', 'bingbot')).toEqual({ isAllowed: true, agent: 'Bingbot' })
  expect(decideRobots('User-agent: A\nDisallow: /', '/', 'B')).toEqual({ isAllowed: true })
  expect(decideRobots('User-agent: *\nDisallow: /', '/robots.txt', 'B')).toEqual({ isAllowed: true })
})

test('accepts full URLs and paths without a slash', () => {
  expect(robotsPath('https://rozvazne.example/go/x?a=1#b')).toBe('/go/x?a=1')
  expect(robotsPath('recenze/')).toBe('/recenze/')
  expect(robotsPath('/křeslo')).toBe('/k%C5%99eslo')
  expect(robotsPath('/100%')).toBe('/100%')
})
