import { expect, test } from 'vitest'
import { blockedBy, hostsInLine } from '#shared/blocked-hosts.ts'

test.each([
  ['kasino.example', ['kasino.example']],
  ['  KASINO.Example.  ', ['kasino.example']],
  ['https://www.kasino.example/hrat?x=1#y', ['www.kasino.example']],
  ['http://kasino.example:8080', ['kasino.example']],
  ['kasino.example:8080/cesta', ['kasino.example']],
  ['//kasino.example/', ['kasino.example']],
  ['*.kasino.example', ['kasino.example']],
  ['https://*.kasino.example/', ['kasino.example']],
  ['žlutý-kůň.example', [new URL('http://žlutý-kůň.example').hostname]],
  ['\uFEFFkasino.example # od 1. 5. 2024', ['kasino.example']],
  ['12;"www.kasino.example";1. 5. 2024', ['www.kasino.example']],
  ['0.0.0.0 kasino.example', ['kasino.example']],
  ['<https://kasino.example>, (jine.example)', ['kasino.example', 'jine.example']],
])('%j names %j', (line, hosts) => expect(hostsInLine(line)).toEqual(hosts))

test.each(['', '   ', '# Seznam ministerstva', '// komentář', '; komentář', '! komentář'])('%j is ignored', (line) =>
  expect(hostsInLine(line)).toBeUndefined(),
)

test.each([
  'Poř. č.',
  '1. 5. 2024',
  '12.3.2024',
  '10.0.0.1',
  'Hry s.r.o.',
  'kdo@kasino.example',
  'kasino.*',
  'kasino',
  '.cz',
  'http://',
])('%j names no host', (line) => expect(hostsInLine(line)).toEqual([]))

test('a host blocks its subdomains, too', () => {
  const blocked = new Set(['kasino.example', 'www.jine.example'])
  expect(blockedBy('kasino.example', blocked)).toBe('kasino.example')
  expect(blockedBy('cs.www.kasino.example', blocked)).toBe('kasino.example')
  expect(blockedBy('nekasino.example', blocked)).toBeUndefined()
  expect(blockedBy('jine.example', blocked)).toBeUndefined()
  expect(blockedBy('', blocked)).toBeUndefined()
})

test('a long line is parsed quickly', () => {
  const started = process.cpuUsage().user
  hostsInLine('a.'.repeat(500_000))
  hostsInLine('*.'.repeat(500_000))
  hostsInLine('.,'.repeat(500_000))
  expect((process.cpuUsage().user - started) / 1e6).toBeLessThan(5)
})
