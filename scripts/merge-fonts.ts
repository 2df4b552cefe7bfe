/** Both must be subsets of the same variable TrueType font. Kerning and features are those of the first. */
export function mergeFonts(first: Buffer, second: Buffer): Buffer {
  const [one, two] = [tablesOf(first), tablesOf(second)]
  for (const same of ['fvar', 'avar', 'prep'])
    if (!table(one, same).equals(table(two, same))) throw new Error(`The halves differ in ${same}.`)

  const offset = glyphCount(one)
  const total = offset + glyphCount(two)
  const glyphs = [...glyphsOf(one), ...glyphsOf(two).map((glyph) => shifted(glyph, offset))]
  const characters = new Map([
    ...[...charactersOf(two)].map(([character, glyph]) => [character, glyph + offset] as const),
    ...charactersOf(one),
  ])
  const merged = new Map(
    ['OS/2', 'STAT', 'avar', 'fvar', 'gasp', 'name', 'prep', 'GDEF', 'GPOS', 'GSUB', 'MVAR'].flatMap((name) =>
      one.has(name) ? [[name, table(one, name)] as const] : [],
    ),
  )
  merged.set('glyf', Buffer.concat(glyphs))
  merged.set('loca', uint32s(offsetsOf(glyphs)))
  merged.set('gvar', mergedVariations(table(one, 'gvar'), table(two, 'gvar')))
  merged.set('hmtx', Buffer.concat([metricsOf(one), metricsOf(two)]))
  merged.set('cmap', characterMap(characters))
  merged.set(
    'head',
    patched(table(one, 'head'), (head) => head.writeInt16BE(LONG_OFFSETS, 50)),
  )
  merged.set(
    'hhea',
    patched(table(one, 'hhea'), (hhea) => hhea.writeUInt16BE(total, 34)),
  )
  merged.set('maxp', mergedLimits(table(one, 'maxp'), table(two, 'maxp'), total))
  // Version 3: glyphs have no names.
  merged.set(
    'post',
    patched(table(one, 'post').subarray(0, 32), (post) => post.writeUInt32BE(0x30000, 0)),
  )
  return fontOf(merged)
}

type Tables = Map<string, Buffer>

const LONG_OFFSETS = 1
const DIRECTORY_ENTRY = 16

function tablesOf(font: Buffer): Tables {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * DIRECTORY_ENTRY
      const start = font.readUInt32BE(at + 8)
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))]
    }),
  )
}

function table(tables: Tables, name: string): Buffer {
  const found = tables.get(name)
  if (!found) throw new Error(`The font has no ${name}.`)
  return found
}

const glyphCount = (font: Tables) => table(font, 'maxp').readUInt16BE(4)

const patched = (original: Buffer, patch: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(original)
  patch(copy)
  return copy
}

function uint32s(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, index * 4)
  return bytes
}

/** Start offset of each buffer when concatenated, and the end of the last one. */
function offsetsOf(parts: readonly Buffer[]): number[] {
  const offsets = [0]
  for (const part of parts) offsets.push((offsets.at(-1) ?? 0) + part.length)
  return offsets
}

const between = (data: Buffer, offsets: readonly number[]): Buffer[] =>
  offsets.slice(0, -1).map((start, index) => data.subarray(start, offsets[index + 1]))

/** Offsets are stored as 32-bit values, or halved as 16-bit values. */
const readOffsets = (bytes: Buffer, count: number, isLong: boolean): number[] =>
  Array.from({ length: count }, (_, index) =>
    isLong ? bytes.readUInt32BE(index * 4) : bytes.readUInt16BE(index * 2) * 2,
  )

function glyphsOf(font: Tables): Buffer[] {
  const isLong = table(font, 'head').readInt16BE(50) === LONG_OFFSETS
  return between(table(font, 'glyf'), readOffsets(table(font, 'loca'), glyphCount(font) + 1, isLong))
}

const COMPOSITE = { words: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80 }

/** A composite glyph refers to its components by glyph index. */
function shifted(glyph: Buffer, by: number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph
  return patched(glyph, (copy) => {
    for (let at = 10, flags = COMPOSITE.more; flags & COMPOSITE.more;) {
      flags = copy.readUInt16BE(at)
      copy.writeUInt16BE(copy.readUInt16BE(at + 2) + by, at + 2)
      at += flags & COMPOSITE.words ? 8 : 6
      if (flags & COMPOSITE.scale) at += 2
      else if (flags & COMPOSITE.twoScales) at += 4
      else if (flags & COMPOSITE.matrix) at += 8
    }
  })
}

/** Advance width and left side bearing of every glyph; trailing glyphs may have only a bearing and share the last width. */
function metricsOf(font: Tables): Buffer {
  const hmtx = table(font, 'hmtx')
  const whole = table(font, 'hhea').readUInt16BE(34)
  const metrics = Buffer.alloc(glyphCount(font) * 4)
  for (let glyph = 0; glyph < glyphCount(font); glyph++) {
    const widthAt = Math.min(glyph, whole - 1) * 4
    const edgeAt = glyph < whole ? widthAt + 2 : whole * 4 + (glyph - whole) * 2
    hmtx.copy(metrics, glyph * 4, widthAt, widthAt + 2)
    hmtx.copy(metrics, glyph * 4 + 2, edgeAt, edgeAt + 2)
  }
  return metrics
}

const mergedLimits = (one: Buffer, two: Buffer, total: number) =>
  patched(one, (maxp) => {
    for (let at = 6; at < maxp.length; at += 2)
      maxp.writeUInt16BE(Math.max(one.readUInt16BE(at), two.readUInt16BE(at)), at)
    maxp.writeUInt16BE(total, 4)
  })

const VARIATIONS_HEADER = 20

/** How glyphs change with the weight; both must have the same shared peaks, since glyphs refer to them by index. */
function mergedVariations(one: Buffer, two: Buffer): Buffer {
  const [first, second] = [variationsOf(one), variationsOf(two)]
  if (!first.shared.equals(second.shared)) throw new Error('The halves differ in their peaks.')
  const glyphs = [...first.glyphs, ...second.glyphs]
  const offsets = uint32s(offsetsOf(glyphs))
  const header = patched(one.subarray(0, VARIATIONS_HEADER), (gvar) => {
    gvar.writeUInt32BE(VARIATIONS_HEADER + offsets.length, 8)
    gvar.writeUInt16BE(glyphs.length, 12)
    gvar.writeUInt16BE(LONG_OFFSETS, 14)
    gvar.writeUInt32BE(VARIATIONS_HEADER + offsets.length + first.shared.length, 16)
  })
  return Buffer.concat([header, offsets, first.shared, ...glyphs])
}

function variationsOf(gvar: Buffer): { shared: Buffer; glyphs: Buffer[] } {
  const [axes, peaks] = [gvar.readUInt16BE(4), gvar.readUInt16BE(6)]
  const start = gvar.readUInt32BE(8)
  const isLong = (gvar.readUInt16BE(14) & LONG_OFFSETS) !== 0
  const offsets = readOffsets(gvar.subarray(VARIATIONS_HEADER), gvar.readUInt16BE(12) + 1, isLong)
  return {
    shared: gvar.subarray(start, start + peaks * axes * 2),
    glyphs: between(gvar.subarray(gvar.readUInt32BE(16)), offsets),
  }
}

/** Reads the cmap table in format 4, which every web font has. */
function charactersOf(font: Tables): Map<number, number> {
  const cmap = table(font, 'cmap')
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(4 + index * 8 + 4))
  const at = subtables.find((start) => cmap.readUInt16BE(start) === 4)
  if (at === undefined) throw new Error('The font has no character map in format 4.')
  const found = new Map<number, number>()
  const doubled = cmap.readUInt16BE(at + 6)
  for (let segment = 0; segment < doubled; segment += 2) {
    const end = cmap.readUInt16BE(at + 14 + segment)
    const start = cmap.readUInt16BE(at + 16 + doubled + segment)
    const delta = cmap.readUInt16BE(at + 16 + 2 * doubled + segment)
    const rangeAt = at + 16 + 3 * doubled + segment
    const range = cmap.readUInt16BE(rangeAt)
    for (let character = start; character <= end && character !== 0xffff; character++) {
      const raw = range === 0 ? character : cmap.readUInt16BE(rangeAt + range + (character - start) * 2)
      const glyph = range !== 0 && raw === 0 ? 0 : (raw + delta) & 0xffff
      if (glyph !== 0) found.set(character, glyph)
    }
  }
  return found
}

/** Writes cmap format 12, with one group per character. */
function characterMap(characters: ReadonlyMap<number, number>): Buffer {
  const groups = [...characters]
    .toSorted(([a], [b]) => a - b)
    .map(([character, glyph]) => [character, character, glyph])
  const header = Buffer.alloc(12)
  header.writeUInt16BE(1, 2)
  header.writeUInt16BE(3, 4)
  header.writeUInt16BE(10, 6)
  header.writeUInt32BE(header.length, 8)
  const format = Buffer.from([0, 12, 0, 0])
  return Buffer.concat([header, format, uint32s([16 + groups.length * 12, 0, groups.length, ...groups.flat()])])
}

/** Table checksums are left zero: the subsetter that runs next writes them. */
function fontOf(tables: Tables): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const header = Buffer.alloc(12)
  header.writeUInt32BE(0x10000, 0)
  header.writeUInt16BE(sorted.length, 4)
  const padded = sorted.map(([, data]) => Buffer.concat([data, Buffer.alloc(-data.length & 3)]))
  const start = header.length + sorted.length * DIRECTORY_ENTRY
  const offsets = offsetsOf(padded)
  const directory = sorted.map(([name, data], index) =>
    Buffer.concat([Buffer.from(name, 'latin1'), uint32s([0, start + (offsets[index] ?? 0), data.length])]),
  )
  return Buffer.concat([header, ...directory, ...padded])
}
