import { BLOCK_NAMES } from '#blocks/names.ts'
import { expect, test } from 'vitest'
import { BLOCK_KINDS, type BlockKind } from '#blocks/kinds.ts'
import type { Lookup } from '#blocks/lookup.ts'
import { blocks } from '#blocks/registry.ts'
import type { BookmakerCard } from '#entities/bookmaker/schema.ts'
import type { CasinoCard } from '#entities/casino/schema.ts'
import type { WriterCard } from '#entities/writer/schema.ts'
import { rt } from '#posts/content/build.ts'
import type { BlockData } from '#posts/shortcodes.ts'
import { fullBlocks } from '#testing/blocks.ts'

const ids = {
  casino: 'casino-0001',
  bookmaker: 'bookmaker-0001',
  writer: 'writer-0001',
  media: 'media-0001',
  post: 'post-0001',
  gameType: 'game-0001',
  paymentMethod: 'method-0001',
  softwareProvider: 'provider-0001',
}
const casino: CasinoCard = {
  slug: 'modry-lev',
  title: 'Modrý lev',
  logo: null,
  rating: 9.4,
  ribbon: 'Jednička',
  bonus: '100 % do 5 000 Kč',
  wageringRequirements: '30×',
  benefits: 'Rychlé výplaty',
  payoutsSpeed: 24,
  measuredHours: null,
  measuredCount: 0,
  minimumDeposit: 100,
  bonusPrice: null,
  numberCasinosGame: 1200,
  licence: 'MF ČR',
  closedYear: null,
  hasLink: true,
  licenceState: 'valid',
  prosList: ['Česká licence'],
  consList: ['Bez pokeru'],
  reviewPath: '/recenze/modry-lev/',
}
const bookmaker: BookmakerCard = {
  slug: 'pevny-tip',
  title: 'Pevný tip',
  logo: null,
  rating: 8,
  ribbon: '',
  bonus: 'Vklad zpět',
  benefits: 'Kurzy',
  topFeature: 'Přenosy zdarma',
  reviewPath: null,
  payoutsSpeed: 12,
  measuredHours: null,
  measuredCount: 0,
  minimumDeposit: 50,
  bonusPrice: null,
  licence: 'MF ČR',
  termsCondition: 'Platí podmínky.',
  hasLink: true,
  licenceState: 'valid',
}
const writer: WriterCard = {
  avatar: { url: '/media/a.webp', width: 200, height: 200, alt: 'Klára' },
  username: 'klara',
  fullName: 'Klára Vondrová',
  info: 'Redaktorka.',
  position: 'šéfredaktorka',
  authorPath: '/autor/klara/',
}
const picture = { url: '/media/h.webp', width: 640, height: 480, alt: 'Herna v noci' }

const full: Lookup = {
  casino: (id) => (id === ids.casino ? casino : undefined),
  casinoList: () => [casino],
  bookmaker: (id) => (id === ids.bookmaker ? bookmaker : undefined),
  bookmakerList: () => [bookmaker],
  attribute: () => undefined,
  writer: (id) => (id === ids.writer ? writer : undefined),
  rubric: () => undefined,
  picture: ({ mediaId, alt }) => (mediaId === ids.media ? { ...picture, alt } : undefined),
  post: (id) => (id === ids.post ? { title: 'Jak hodnotíme', path: '/jak-hodnotime/' } : undefined),
}
/** Everything has been archived. */
const empty: Lookup = {
  casino: () => undefined,
  casinoList: () => [],
  bookmaker: () => undefined,
  bookmakerList: () => [],
  attribute: () => undefined,
  writer: () => undefined,
  rubric: () => undefined,
  picture: () => undefined,
  post: () => undefined,
}

const examples = fullBlocks(ids)
const present = <Kind extends BlockKind>(kind: Kind, data: Omit<BlockData<Kind>, 'uniqId'>, lookup: Lookup) =>
  (blocks[kind].present as unknown as (data: object, lookup: Lookup) => ReturnType<(typeof blocks)[Kind]['present']>)(
    { uniqId: 'blok-1', ...data },
    lookup,
  )

const head = { heading: 'Nadpis bloku', headingId: 'nadpis', level: 3 }
const toCasino = { href: '/go/modry-lev', isOffer: true }

test.each<[BlockKind, object]>([
  ['prosConsPosts', { pros: ['Česká licence'], cons: ['Bez pokeru'] }],
  [
    'casinosRating',
    {
      casinos: [{ ...casino, ribbon: 'Tip redakce', bonus: 'Bonus jen tady' }],
      order: { sort: null, conditions: [], reason: 'Podle rychlosti podpory.' },
      layout: 'table',
      show: ['licence', 'bonus'],
    },
  ],
  [
    'bookmakersRating',
    {
      bookmakers: [{ ...bookmaker, ribbon: 'Novinka', bonus: 'Sázka zdarma' }],
      order: { sort: null, conditions: [], reason: 'Podle rychlosti podpory.' },
      layout: 'table',
      show: ['licence', 'bonus'],
    },
  ],
  [
    'sliders',
    {
      perView: 3,
      autoplay: true,
      slides: [
        { picture, title: 'První', text: 'Popis', link: toCasino },
        { picture, title: 'Druhý', text: 'Další', link: { href: '/go/pevny-tip', isOffer: true } },
      ],
    },
  ],
  [
    'dataTables',
    {
      caption: 'Jak dlouho trvá výplata',
      columns: [
        { label: 'Banka', type: 'text', align: 'center' },
        { label: 'Hodin', type: 'number', align: 'left' },
      ],
      rows: [[rt('**Karta**'), rt('24')]],
      headerRow: false,
      headerColumn: false,
      sortable: true,
    },
  ],
  [
    'gridCardsWithButton',
    {
      columns: 4,
      cards: [
        {
          picture,
          title: 'Karta',
          text: rt('Text'),
          button: { label: 'Číst', link: { href: '/jak-hodnotime/', isOffer: false } },
        },
      ],
    },
  ],
  [
    'gridCards',
    {
      columns: 2,
      cards: [{ picture, title: 'Karta', text: rt('Text'), link: { href: 'https://example.cz/', isOffer: false } }],
    },
  ],
  ['listsCards', { style: 'number', cards: [{ title: 'Postup', icon: 'shield', items: [rt('Krok')] }] }],
  [
    'imgTextBlocks',
    {
      items: [
        {
          picture,
          side: 'right',
          title: 'Vedle obrázku',
          text: rt('Dlouhý text'),
          button: { label: 'Hrát', link: toCasino },
        },
      ],
    },
  ],
  [
    'videos',
    {
      title: 'Jak jsme vybírali',
      still: picture,
      player: {
        from: 'Vimeo',
        src: 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
        href: 'https://vimeo.com/76979871',
      },
    },
  ],
  ['imgBlocks', { layout: 'grid', lightbox: true, images: [{ picture, caption: 'Popisek', link: toCasino }] }],
  [
    'biographyWriters',
    { writer: { fullName: 'Klára Vondrová', text: 'Píše o výplatách.', avatar: null, position: '', authorPath: null } },
  ],
  [
    'quoteWriters',
    {
      quote: 'Hrajte s rozvahou.',
      name: 'Klára Vondrová',
      position: 'šéfredaktorka',
      avatar: writer.avatar,
      authorPath: '/autor/klara/',
      sourceUrl: 'https://noviny.example/rozhovor',
    },
  ],
])('%s presents exactly these fields: live data, no ids, no label', (kind, shown) => {
  expect(present(kind, examples[kind] as never, full)).toEqual({ ...head, ...shown })
})

test('missing fields get their defaults', () => {
  expect(present('casinosRating', { mode: 'top', layout: 'cards' }, full)).toEqual({
    heading: '',
    level: 2,
    casinos: [casino],
    order: { sort: 'rating', conditions: [], reason: '' },
    layout: 'cards',
    show: ['bonus', 'payoutsSpeed', 'minimumDeposit', 'review'],
  })
  expect(present('sliders', { slides: [] }, full)).toMatchObject({ perView: 2, autoplay: false })
  expect(present('gridCards', { cards: [{ title: 'Karta' }] }, full)).toEqual({
    heading: '',
    level: 2,
    columns: 3,
    cards: [{ picture: undefined, title: 'Karta', text: [], link: undefined }],
  })
  const image = { img: { mediaId: ids.media, alt: '' } }
  expect(present('imgBlocks', { images: [image] }, full)).toMatchObject({ layout: 'single', lightbox: false })
  expect(present('imgBlocks', { images: [image, image] }, full)).toMatchObject({ layout: 'row' })
  expect(present('biographyWriters', { writerId: ids.writer }, full).writer).toEqual({
    fullName: 'Klára Vondrová',
    text: 'Redaktorka.',
    avatar: writer.avatar,
    position: 'šéfredaktorka',
    authorPath: '/autor/klara/',
  })
})

test('a table pads short rows, right-aligns numbers and has both headers by default', () => {
  const shown = present(
    'dataTables',
    { caption: 'T', columns: [{ label: 'A' }, { label: 'B', type: 'rating' }], rows: [[rt('x')]] },
    full,
  )
  expect(shown).toMatchObject({ headerRow: true, headerColumn: true, sortable: false, rows: [[rt('x'), []]] })
  expect(shown.columns).toEqual([
    { label: 'A', type: 'text', align: 'left' },
    { label: 'B', type: 'rating', align: 'right' },
  ])
})

test('pictures alternate sides only if set', () => {
  const item = { img: { mediaId: ids.media, alt: '' }, text: rt('x') }
  const sides = (alternate: boolean) =>
    present('imgTextBlocks', { items: [item, item, { ...item, side: 'right' }], alternate }, full).items.map(
      (each) => each.side,
    )
  expect(sides(true)).toEqual(['left', 'right', 'right'])
  expect(sides(false)).toEqual(['left', 'left', 'right'])
})

test('a filtered list has its conditions and order; a pinned offer has its reason', () => {
  const byRule = { ...examples.casinosRating, mode: 'filter' as const }
  const other = { ...casino, slug: 'zlata-vydra' }
  const found = { ...full, casinoList: () => [casino, other], attribute: (id: string) => `„${id}“` }
  const shown = present('casinosRating', byRule, found)
  expect(shown.order).toEqual({
    sort: 'title',
    conditions: [
      `platební metoda „${ids.paymentMethod}“`,
      `typ hry „${ids.gameType}“`,
      `herní studio „${ids.softwareProvider}“`,
      'hodnocení aspoň 7,5',
    ],
    reason: '',
  })
  expect(shown.casinos.map(({ slug, ...card }) => [slug, 'moved' in card ? card.moved : null])).toEqual([
    ['zlata-vydra', null],
    ['modry-lev', { from: 1, reason: 'Změřili jsme nové výplaty.' }],
  ])
})

test('missing records are left out, and the rest of the block stays', () => {
  expect(present('prosConsPosts', examples.prosConsPosts, empty)).toMatchObject({
    pros: ['Rychlé výplaty'],
    cons: ['Malá podpora'],
  })
  expect(present('casinosRating', examples.casinosRating, empty).casinos).toEqual([])
  expect(present('bookmakersRating', examples.bookmakersRating, empty).bookmakers).toEqual([])
  expect(present('sliders', examples.sliders, empty).slides).toEqual([])
  expect(present('gridCardsWithButton', examples.gridCardsWithButton, empty).cards).toEqual([
    { picture: undefined, title: 'Karta', text: rt('Text'), button: undefined },
  ])
  expect(present('imgTextBlocks', examples.imgTextBlocks, empty).items).toEqual([
    { picture: undefined, side: 'right', title: 'Vedle obrázku', text: rt('Dlouhý text'), button: undefined },
  ])
  expect(present('imgBlocks', examples.imgBlocks, empty).images).toEqual([])
  expect(present('biographyWriters', examples.biographyWriters, empty).writer).toBeUndefined()
  expect(present('quoteWriters', examples.quoteWriters, empty)).toMatchObject({
    name: 'Jan Novák',
    position: 'ekonom',
    avatar: null,
    authorPath: null,
  })
})

test('a missing record in a hand-picked list does not change the order of the others', () => {
  const second = { ...casino, slug: 'bily-jelen', title: 'Bílý jelen' }
  const lookup: Lookup = { ...full, casino: (id) => ({ a: casino, b: second })[id] }
  const shown = present('casinosRating', { mode: 'manual', layout: 'cards', casinoIds: ['b', 'gone', 'a'] }, lookup)
  expect(shown.casinos.map((each) => each.title)).toEqual(['Bílý jelen', 'Modrý lev'])
})

test.each(['manual', 'top', 'filter'] as const)(
  'an override works in a list of mode %s; an empty one is none',
  (mode) => {
    const ofCasinos = { mode, layout: 'cards' as const, casinoIds: [ids.casino] }
    const ofBookmakers = { mode, layout: 'cards' as const, bookmakerIds: [ids.bookmaker] }
    const override = (id: string) => ({ [id]: { ribbon: 'Jinak', bonus: '' } })
    expect(present('casinosRating', { ...ofCasinos, override: override(ids.casino) }, full).casinos).toEqual([
      { ...casino, ribbon: 'Jinak' },
    ])
    expect(
      present('bookmakersRating', { ...ofBookmakers, override: override(ids.bookmaker) }, full).bookmakers,
    ).toEqual([{ ...bookmaker, ribbon: 'Jinak' }])
  },
)

test.each(BLOCK_KINDS)('%s: a new block starts from data the form can edit', (kind) => {
  expect(Object.keys(blocks[kind].schema.shape)).toEqual(expect.arrayContaining(Object.keys(blocks[kind].empty)))
  expect(BLOCK_NAMES[kind]()).not.toBe('')
})
