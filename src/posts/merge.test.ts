import { emptyPost } from '#posts/empty-post.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { block, faq, h2, note, ol, p, page, type Part, rt, table, ul } from '#posts/content/build.ts'
import { isSoundBlock } from '#posts/content/sound-block.ts'
import { postMergeGroups } from '#posts/merge-groups.ts'
import { PostInput } from '#posts/schema.ts'
import { isSame } from '#shared/is-same.ts'
import { type Decide, mergeRecords } from '#shared/merge.ts'

const POST_MERGE_GROUPS = postMergeGroups(isSoundBlock)

const post = (...parts: Part[]): PostInput => ({ ...emptyPost(), title: 'Recenze', ...page(...parts) })
const merge = (base: PostInput, mine: PostInput, theirs: PostInput, decide?: Decide) =>
  mergeRecords(base, mine, theirs, POST_MERGE_GROUPS, decide)
const pros = (data: { pros?: string[]; cons?: string[]; heading?: string; source?: 'manual' | 'casino' } = {}) =>
  block('prosConsPosts', 'klady', { source: 'manual', pros: ['Rychlé výplaty'], cons: [], ...data })

test('changes of different paragraphs are joined without a question', () => {
  const base = post(p('První věta.'), p('Druhá věta.'), p('Třetí věta.'))
  const mine = post(p('První věta.'), p('Druhá věta.'), p('Třetí věta, moje.'))
  const theirs = post(p('První věta, jejich.'), p('Nový odstavec.'), p('Druhá věta.'), p('Třetí věta.'))
  const { values, clashes, conflicting, joined } = merge(base, mine, theirs)
  expect(values.content).toEqual(
    post(p('První věta, jejich.'), p('Nový odstavec.'), p('Druhá věta.'), p('Třetí věta, moje.')).content,
  )
  expect([clashes, conflicting, joined.map(({ name }) => name)]).toEqual([[], [], ['content']])
})

test('only the paragraph that both changed is asked about', () => {
  const base = post(p('První věta.'), p('Druhá věta.'), p('Třetí věta.'))
  const mine = post(p('První věta, moje.'), p('Druhá věta.'), p('Třetí věta, moje.'))
  const theirs = post(p('První věta, jejich.'), p('Druhá věta, jejich.'), p('Třetí věta.'))
  const { clashes, conflicting } = merge(base, mine, theirs)
  expect(conflicting.map(({ name }) => name)).toEqual(['content'])
  expect(clashes).toMatchObject([
    {
      name: 'content.0',
      mine: post(p('První věta, moje.')).content && { content: post(p('První věta, moje.')).content },
    },
  ])
  expect(merge(base, mine, theirs, () => 'theirs').values.content).toEqual(
    post(p('První věta, jejich.'), p('Druhá věta, jejich.'), p('Třetí věta, moje.')).content,
  )
})

test('a paragraph that one deleted and the other changed is asked about, one that only one deleted is gone', () => {
  const base = post(p('První věta.'), p('Druhá věta.'), p('Třetí věta.'))
  const mine = post(p('Třetí věta.'))
  const theirs = post(p('První věta.'), p('Druhá věta, delší.'), p('Třetí věta.'))
  const { clashes, values } = merge(base, mine, theirs)
  expect(clashes).toMatchObject([{ mine: { content: { content: [] } } }])
  expect(values.content).toEqual(mine.content)
  expect(merge(base, mine, theirs, () => 'theirs').values.content).toEqual(
    post(p('Druhá věta, delší.'), p('Třetí věta.')).content,
  )
})

test('a moved paragraph takes the change of the other one with it', () => {
  const base = post(h2('Nadpis'), p('První věta.'), p('Druhá věta.'), p('Třetí věta.'))
  const mine = post(h2('Nadpis'), p('Třetí věta.'), p('První věta.'), p('Druhá věta.'))
  const theirs = post(h2('Nadpis'), p('První věta.'), p('Druhá věta.'), p('Třetí věta, opravená.'))
  expect(merge(base, mine, theirs)).toMatchObject({
    clashes: [],
    values: { content: post(h2('Nadpis'), p('Třetí věta, opravená.'), p('První věta.'), p('Druhá věta.')).content },
  })
})

test('what both added alike is there once: a save whose response was lost', () => {
  const base = post(p('První věta.'))
  const sent = post(p('První věta.'), p('Druhá věta, kterou píšu.'))
  const typedOn = post(p('První věta.'), p('Druhá věta, kterou píšu.'), p('Třetí.'))
  expect(merge(base, typedOn, sent)).toMatchObject({ clashes: [], values: { content: typedOn.content } })
})

test('tables are merged by row, lists and quotes by item', () => {
  const base = post(
    table(['Banka', 'Doba'], ['Karta', '1 den'], ['Převod', '2 dny']),
    ul('jedna', 'dvě'),
    note('A', 'B'),
  )
  const mine = post(table(['Banka', 'Doba'], ['Karta', '3 dny'], ['Převod', '2 dny']), ul('jedna!', 'dvě'), note('A'))
  const theirs = post(
    table(['Banka', 'Doba'], ['Karta', '1 den'], ['Převod', '4 dny'], ['Krypto', 'hned']),
    ul('jedna', 'dvě!'),
    note('A', 'B', 'C'),
  )
  expect(merge(base, mine, theirs)).toMatchObject({
    clashes: [],
    values: {
      content: post(
        table(['Banka', 'Doba'], ['Karta', '3 dny'], ['Převod', '4 dny'], ['Krypto', 'hned']),
        ul('jedna!', 'dvě!'),
        note('A', 'C'),
      ).content,
    },
  })
})

test('a column that one added makes the table one question', () => {
  const base = post(table(['Banka', 'Doba'], ['Karta', '1 den']))
  const mine = post(table(['Banka', 'Doba', 'Cena'], ['Karta', '1 den', '0 Kč']))
  const theirs = post(table(['Banka', 'Doba'], ['Karta', '1 den'], ['Převod', '2 dny']))
  const { clashes, values } = merge(base, mine, theirs)
  expect(clashes).toHaveLength(1)
  expect(values.content).toEqual(mine.content)
})

test('a list that both emptied, each a half, is gone', () => {
  const base = post(p('Text.'), ol('jedna', 'dvě'))
  const { values, clashes } = merge(base, post(p('Text.'), ol('jedna')), post(p('Text.'), ol('dvě')))
  expect([values.content, clashes]).toEqual([post(p('Text.')).content, []])
})

test('settings of a block are merged by field, wherever the block was moved to', () => {
  const base = post(p('Text.'), pros(), p('Konec.'))
  const mine = post(p('Text.'), p('Konec.'), pros({ heading: 'Klady' }))
  const theirs = post(p('Text.'), pros({ cons: ['Pomalá podpora'] }), p('Konec, jiný.'))
  const { values, clashes } = merge(base, mine, theirs)
  const wanted = post(p('Text.'), p('Konec, jiný.'), pros({ heading: 'Klady', cons: ['Pomalá podpora'] }))
  expect(clashes).toEqual([])
  expect([values.content, values.shortcodesConfig]).toEqual([wanted.content, wanted.shortcodesConfig])
})

test('settings that make no sense together are one question', () => {
  const base = post(pros({ pros: ['Jedna'], cons: ['Dvě'] }))
  // One empties the list that the other's source needs.
  const mine = post(
    block('prosConsPosts', 'klady', { source: 'casino', casinoId: 'kasino-0001', pros: [], cons: ['Dvě'] }),
  )
  const theirs = post(
    block('prosConsPosts', 'klady', { source: 'casino', casinoId: 'kasino-0002', pros: ['Jedna'], cons: [] }),
  )
  const { clashes } = merge(base, mine, theirs)
  expect(clashes.map(({ name }) => name)).toEqual(['content.0'])
  for (const side of ['mine', 'theirs'] as const) {
    expect(PostInput.safeParse(merge(base, mine, theirs, () => side).values).success).toBe(true)
  }
})

test('a block deleted by one and changed by the other is asked about, together with its data', () => {
  const base = post(p('Text.'), pros())
  const mine = post(p('Text, můj.'))
  const theirs = post(p('Text.'), pros({ cons: ['Pomalá podpora'] }))
  expect(merge(base, mine, theirs).clashes).toHaveLength(1)
  expect(merge(base, mine, theirs).values).toMatchObject({ shortcodesConfig: mine.shortcodesConfig })
  const taken = merge(base, mine, theirs, () => 'theirs').values
  expect(taken.shortcodesConfig).toEqual(theirs.shortcodesConfig)
  expect(PostInput.safeParse(taken).success).toBe(true)
})

test('questions and references are merged by item', () => {
  const base = { ...post(p('Text.')), faq: { data: [faq('Kdy?', 'Dnes.'), faq('Kde?', 'Tady.')] } }
  const mine = { ...base, faq: { data: [faq('Kdy?', 'Zítra.'), faq('Kde?', 'Tady.'), faq('Jak?', 'Takto.')] } }
  const theirs = { ...base, faq: { data: [faq('Kdy?', 'Dnes.'), faq('Kde?', 'Tam.'), faq('Proč?', 'Proto.')] } }
  expect(merge(base, mine, theirs)).toMatchObject({
    clashes: [],
    values: {
      faq: { data: [faq('Kdy?', 'Zítra.'), faq('Kde?', 'Tam.'), faq('Jak?', 'Takto.'), faq('Proč?', 'Proto.')] },
    },
  })
  const other = { ...base, faq: { data: [faq('Kdy?', 'Včera.'), faq('Kde?', 'Tady.')] } }
  expect(merge(base, mine, other).clashes).toMatchObject([
    {
      name: 'faq.0',
      mine: { faq: { data: [faq('Kdy?', 'Zítra.')] } },
      theirs: { faq: { data: [faq('Kdy?', 'Včera.')] } },
    },
  ])
})

test('without a base nothing is removed or doubled, and what differs is asked about', () => {
  const mine = post(p('Stejný odstavec.'), p('Jen můj.'))
  const theirs = post(p('Stejný odstavec.'), p('Cizí věta o výplatách.'))
  const { clashes } = mergeRecords(undefined, mine, theirs, POST_MERGE_GROUPS)
  expect(clashes.filter(({ unit }) => unit.name === 'content')).toHaveLength(2)
})

/** A text as an editor sees it: parts with sentences that occur nowhere else. */
type Kind = 'p' | 'ul' | 'table' | 'block' | 'h2'
interface Piece {
  id: number
  kind: Kind
  sentences: string[]
}

const sentence = (name: string) => `${name} ${name}x ${name}y a ${name}.`
const partOf = ({ id, kind, sentences }: Piece): Part => {
  switch (kind) {
    case 'p':
      return p(sentences.join(' '))
    case 'h2':
      return { type: 'heading', attrs: { level: 2, id: `nadpis-${id}` }, content: rt(sentences.join(' ')) }
    case 'ul':
      return ul(...sentences)
    case 'table':
      return table(['Nadpis', 'Text'], ...sentences.map((each) => [each, 'x']))
    case 'block':
      return block('prosConsPosts', `blok-${id}`, { source: 'manual', pros: ['Klad'], cons: sentences })
  }
}
const textOf = (pieces: Piece[]) => post(...pieces.filter(({ sentences }) => sentences.length > 0).map(partOf))

type Step = { do: 'write' | 'cut' | 'add' | 'remove' | 'move' | 'insert'; at: number; to: number; kind: Kind }
const steps = fc.array(
  fc.record({
    do: fc.constantFrom<Step['do'][]>('write', 'cut', 'add', 'remove', 'move', 'insert'),
    at: fc.nat(20),
    to: fc.nat(20),
    kind: fc.constantFrom<Kind[]>('p', 'ul', 'table', 'block', 'h2'),
  }),
  { maxLength: 6 },
)

/** Each editor's new sentences have names of their own. */
function edited(start: Piece[], made: Step[], who: string): Piece[] {
  let pieces = start.map((piece) => ({ ...piece, sentences: [...piece.sentences] }))
  for (const [count, step] of made.entries()) {
    const piece = pieces[step.at % Math.max(1, pieces.length)]
    const fresh = sentence(`${who}${count}`)
    if (step.do === 'insert') {
      const inserted = { id: (who === 'a' ? 1000 : 2000) + count, kind: step.kind, sentences: [fresh] }
      pieces.splice(step.to % (pieces.length + 1), 0, inserted)
    }
    if (!piece) continue
    const place = step.to % Math.max(1, piece.sentences.length)
    if (step.do === 'write') piece.sentences.splice(place, 1, fresh)
    if (step.do === 'add') piece.sentences.splice(place, 0, fresh)
    if (step.do === 'cut') piece.sentences.splice(place, 1)
    if (step.do === 'remove') pieces = pieces.filter((each) => each !== piece)
    if (step.do === 'move') {
      pieces = pieces.filter((each) => each !== piece)
      pieces.splice(step.to % (pieces.length + 1), 0, piece)
    }
  }
  return pieces
}

/** The sentences of what one editor removed and the other did not touch. */
const removedIn = (start: Piece[], remover: Piece[], other: Piece[]) =>
  start
    .filter(({ id }) => !remover.some((piece) => piece.id === id && piece.sentences.length > 0))
    .filter((piece) =>
      isSame(
        other.find(({ id }) => id === piece.id),
        piece,
      ),
    )
    .flatMap(({ sentences }) => namesIn(sentences))

const NAMES = /\b[a-z]\d+(?=x )/g
const namesIn = (value: unknown): string[] => JSON.stringify(value).match(NAMES) ?? []
const written = ({ content, shortcodesConfig }: PostInput) => namesIn([content, shortcodesConfig])

const base = fc
  .array(fc.constantFrom<Kind[]>('p', 'p', 'p', 'ul', 'table', 'block', 'h2'), { maxLength: 7 })
  .map((kinds) =>
    kinds.map((kind, id) => ({ id, kind, sentences: [0, 1, 2].map((each) => sentence(`z${id * 3 + each}`)) })),
  )

test('two editors keep every sentence that nobody deleted, and a sound post, whatever they do', () => {
  fc.assert(
    fc.property(base, steps, steps, (start, mySteps, theirSteps) => {
      const [mySide, theirSide] = [edited(start, mySteps, 'a'), edited(start, theirSteps, 'b')]
      const [before, mine, theirs] = [textOf(start), textOf(mySide), textOf(theirSide)]
      const gone = new Set([...removedIn(start, mySide, theirSide), ...removedIn(start, theirSide, mySide)])
      const { clashes } = merge(before, mine, theirs)
      const asked = (side: 'mine' | 'theirs') => new Set(clashes.flatMap((clash) => namesIn(clash[side])))
      const [old, own, other] = [new Set(written(before)), new Set(written(mine)), new Set(written(theirs))]
      for (const side of ['mine', 'theirs'] as const) {
        const { values } = merge(before, mine, theirs, () => side)
        const result = written(values)
        const refused = asked(side === 'mine' ? 'theirs' : 'mine')
        const wanted = [...own.union(other)].filter((name) => {
          const isDeleted = old.has(name) && !(own.has(name) && other.has(name))
          return !isDeleted && !refused.has(name)
        })
        expect(result).toEqual(expect.arrayContaining(wanted))
        const doubled = result.filter((name, index) => result.indexOf(name) !== index)
        expect(clashes.length === 0 ? doubled : []).toEqual([])
        expect(PostInput.safeParse(values).error?.issues ?? []).toEqual([])
        expect(result.filter((name) => gone.has(name))).toEqual([])
      }
    }),
    { numRuns: 300 },
  )
})
