import { expect, test } from 'vitest'
import { utf8 } from '#infra/utf8.server.ts'

test.each(['', 'abc', 'Příliš žluťoučký kůň 🐴', 'ž'.repeat(500_000), 'ž'.repeat(500_001), '\ud800 half a pair'])(
  'the bytes are those of node (%#)',
  (text) => {
    const bytes = utf8(text)
    expect(bytes.equals(Buffer.from(text))).toBe(true)
    // Not shared: the next text does not change them.
    const copy = Buffer.from(bytes)
    utf8('x'.repeat(1000))
    expect(bytes.equals(copy)).toBe(true)
  },
)
