import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { BLOCK_KINDS, type BlockKind } from '#blocks/kinds.ts'
import type { Lookup } from '#blocks/lookup.ts'
import { OfferCard } from '#blocks/offer-card.tsx'
import { type Blocks, blocks } from '#blocks/registry.ts'
import { views } from '#blocks/views.ts'
import type { BookmakerCard } from '#entities/bookmaker/schema.ts'
import type { CasinoCard } from '#entities/casino/schema.ts'
import { rt } from '#posts/content/build.ts'
import { sortValue } from '#blocks/data-tables/cell.tsx'
import { labels } from '#shared/czech/labels.ts'
import { axisOf } from '#shared/payout-axis.ts'

const NBSP = '\u00a0'
const picture = (name: string, alt: string) => ({ url: `/media/${name}/lg.webp`, width: 1600, height: 900, alt })

const lion: CasinoCard = {
  slug: 'modry-lev',
  title: 'Modrý Lev',
  logo: picture('lev', 'Logo'),
  rating: 9.4,
  ribbon: 'Nejlepší celkově',
  bonus: '100 % do 25 000 Kč',
  wageringRequirements: '30× bonus',
  benefits: 'Podpora v češtině',
  payoutsSpeed: 24,
  measuredHours: null,
  measuredCount: 0,
  minimumDeposit: 200,
  bonusPrice: null,
  numberCasinosGame: 2400,
  licence: 'Ministerstvo financí ČR',
  closedYear: null,
  hasLink: true,
  licenceState: 'valid',
  prosList: ['Výplaty do 24 hodin'],
  consList: ['Krátká lhůta'],
  reviewPath: '/recenze/modry-lev/',
}
const raven: CasinoCard = { ...lion, slug: 'cerny-havran', title: 'Černý Havran', closedYear: 2025, reviewPath: null }
const bare: CasinoCard = {
  ...lion,
  slug: 'holy-kos',
  title: 'Holý Kos',
  logo: null,
  rating: null,
  ribbon: '',
  bonus: '',
  wageringRequirements: '',
  benefits: '',
  payoutsSpeed: null,
  minimumDeposit: null,
  numberCasinosGame: null,
  licence: '',
  hasLink: false,
  reviewPath: null,
}
const ten: BookmakerCard = {
  slug: 'desitka',
  title: 'Desítka',
  logo: null,
  rating: 8.6,
  ribbon: '',
  bonus: '50 % do 2 500 Kč',
  benefits: 'Výběry i o víkendu',
  topFeature: 'Výplata do 2 hodin',
  reviewPath: null,
  payoutsSpeed: 2,
  measuredHours: null,
  measuredCount: 0,
  minimumDeposit: 200,
  bonusPrice: null,
  licence: 'Malta',
  termsCondition: 'Prosázet osmkrát.',
  hasLink: true,
  licenceState: 'valid',
}
const casinos: Record<string, CasinoCard> = { 'casino-lion': lion, 'casino-raven': raven, 'casino-bare': bare }
const longTerms = {
  ...ten,
  slug: 'sokol',
  title: 'Kurzový Sokol',
  termsCondition: 'Podmínka za podmínkou. '.repeat(12),
}
const bookmakers: Record<string, BookmakerCard> = { 'bookmaker-ten': ten }
const writer = {
  avatar: picture('matej', 'Matěj'),
  username: 'matej',
  fullName: 'Matěj Hrubeš',
  info: 'Měří výplaty.\n\nDruhý odstavec.',
  position: 'Analytik',
  authorPath: '/autor/matej/',
}

const lookup: Lookup = {
  casino: (id) => casinos[id],
  casinoList: () => [lion, raven, bare],
  bookmaker: (id) => bookmakers[id],
  bookmakerList: () => [ten, longTerms],
  attribute: () => undefined,
  writer: (id) => (id === 'writer-matej' ? writer : undefined),
  rubric: () => undefined,
  picture: ({ mediaId, alt }) => (mediaId === 'picture-gone' ? undefined : picture(mediaId, alt)),
  post: (id) => (id === 'post-gone' ? undefined : { title: id, path: `/${id}/` }),
}

const axis = axisOf([])
const html = (element: ReactElement) => renderToStaticMarkup(element)

/** A block from stored data, through its own schema and `present`. */
function show(kind: BlockKind, data: object, found: Lookup) {
  const { schema, present, isEmpty } = blocks[kind] as unknown as {
    schema: Blocks[BlockKind]['schema']
    present: (data: unknown, lookup: Lookup) => object
    isEmpty: (shown: object) => boolean
  }
  const shown = present(schema.parse({ uniqId: 'blok-1', ...data }), found)
  return { shown, isEmpty: isEmpty(shown) }
}

function render(kind: BlockKind, data: object, found: Lookup = lookup): string {
  const View = views[kind] as (props: { data: object }) => ReactElement
  return html(<View data={{ uniqId: 'blok-1', ...show(kind, data, found).shown }} />)
}

const img = (name: string, alt = '') => ({ mediaId: `picture-${name}`, alt })
const examples: { [Kind in BlockKind]: object } = {
  prosConsPosts: { source: 'manual', pros: ['Rychlé výplaty'], cons: ['Málo her'] },
  casinosRating: { mode: 'top', layout: 'cards' },
  bookmakersRating: { mode: 'top', layout: 'cards' },
  sliders: { slides: [{ img: img('a', 'Úvodní stránka') }, { img: img('b', 'Registrace'), title: 'Druhý' }] },
  dataTables: { caption: 'Výběry', columns: [{ label: 'Den' }], rows: [[rt('pondělí')]] },
  gridCardsWithButton: {
    cards: [{ title: 'Karta', button: { label: 'Dál', link: { type: 'url', href: '/dal/' } } }],
  },
  gridCards: { cards: [{ title: 'Karta', img: img('a', 'Kresba karet') }] },
  listsCards: { style: 'check', cards: [{ title: 'Doklady', items: [rt('občanský průkaz')] }] },
  imgTextBlocks: { items: [{ img: img('a', 'Kresba telefonu'), text: rt('V mobilu.') }] },
  imgBlocks: { images: [{ img: img('a', 'Kresba povolení'), caption: 'Číslo povolení' }] },
  videos: { url: 'https://vimeo.com/76979871', title: 'Jak jsme vybírali', still: img('a', 'Záběr') },
  biographyWriters: { writerId: 'writer-matej' },
  quoteWriters: { quote: 'Slib nic nestojí.', person: { name: 'Jana Nováková' } },
  marginNotes: { figure: '26 h', text: 'Z deseti kasin.' },
  keptSource: { kind: 'Formulář', source: '<form></form>' },
}

test('what was kept from the old site is shown to nobody', () => {
  expect(show('keptSource', { ...examples.keptSource, heading: 'Nadpis' }, lookup)).toEqual({
    shown: { heading: '', level: 2 },
    isEmpty: true,
  })
  expect(render('keptSource', examples.keptSource)).toBe('')
})

describe.each(BLOCK_KINDS.filter((kind) => kind !== 'keptSource'))('%s', (kind) => {
  test('renders its heading at its level, and no leaked values such as undefined', () => {
    const markup = render(kind, { ...examples[kind], heading: 'Nadpis v bloku', level: 4 })
    expect(markup).toContain(`<div class="blk"><h4 class="blk-h">Nadpis v${NBSP}bloku</h4>`)
    expect(markup).not.toMatch(/undefined|null|NaN|\[object|<script|on[a-z]+="/)
  })

  test('renders no heading without one', () => {
    expect(render(kind, examples[kind])).not.toContain('blk-h')
  })

  test('opens every outbound link in a new document', () => {
    for (const link of render(kind, examples[kind]).match(/<a [^>]*href="\/go\/[^>]*>/g) ?? []) {
      expect(link).toContain('rel="sponsored nofollow noopener"')
      expect(link).toContain('target="_blank"')
      expect(link).toContain('?from=blok-1')
    }
  })
})

test.each<[BlockKind, object]>([
  ['prosConsPosts', { source: 'casino', casinoId: 'casino-empty', pros: [] }],
  ['casinosRating', { mode: 'manual', casinoIds: ['casino-gone'], layout: 'cards' }],
  ['bookmakersRating', { mode: 'manual', bookmakerIds: ['bookmaker-gone'], layout: 'table' }],
  ['sliders', { slides: [{ img: img('gone') }, { img: img('gone') }] }],
  ['imgBlocks', { images: [{ img: img('gone') }] }],
  ['biographyWriters', { writerId: 'writer-gone' }],
])('%s with nothing to show is empty', (kind, data) => {
  const empty = {
    ...lookup,
    casino: () => (kind === 'prosConsPosts' ? { ...lion, prosList: [], consList: [] } : undefined),
  }
  expect(show(kind, { ...data, heading: 'Nadpis' }, empty).isEmpty).toBe(true)
  expect(show(kind, examples[kind], lookup).isEmpty).toBe(false)
})

describe('pros and cons', () => {
  test('come from the casino if that is the source', () => {
    const markup = render('prosConsPosts', { source: 'casino', casinoId: 'casino-lion', pros: [] })
    expect(markup).toContain(`Výplaty do 24${NBSP}hodin`)
    expect(markup).toContain('Krátká lhůta')
  })

  test('render no half for missing cons', () => {
    expect(render('prosConsPosts', { source: 'manual', pros: ['Jen dobré'] })).not.toContain(labels.cons)
  })
})

describe('lists of offers', () => {
  const layouts = ['cards', 'table', 'compact'] as const
  const allFacts = ['bonus', 'payoutsSpeed', 'minimumDeposit', 'numberCasinosGame', 'licence', 'review']

  test.each(layouts)('%s: every casino has its facts, links and the advertising note', (layout) => {
    const markup = render('casinosRating', { mode: 'top', layout, show: allFacts })
    expect(markup).toContain('Modrý Lev')
    expect(markup).toContain('href="/recenze/modry-lev/"')
    expect(markup).toContain(`100${NBSP}% do 25${NBSP}000${NBSP}Kč`)
    expect(markup).toContain(`do${NBSP}24${NBSP}hodin`)
    expect(markup).toContain(`200${NBSP}Kč`)
    expect(markup).toContain('Ministerstvo financí ČR')
    expect(markup).toContain('aria-label="Hodnocení 9,4 z 10"')
    expect(markup).toContain('href="/go/modry-lev?from=blok-1"')
    expect(markup).toContain(layout === 'cards' ? labels.review : labels.readReview)
    expect(markup).toContain(labels.ministryWarning)
  })

  test.each(layouts)('%s: a closed casino is listed without links', (layout) => {
    const markup = render('casinosRating', { mode: 'manual', casinoIds: ['casino-raven'], layout })
    expect(markup).toContain('Černý Havran')
    expect(markup).toContain(labels.closed)
    expect(markup).not.toContain('<a ')
    expect(markup).not.toContain(labels.ministryWarning)
    expect(markup).not.toContain(labels.playNow)
    expect(markup).not.toContain('25')
  })

  test.each(layouts)('%s: unknown values are not rendered', (layout) => {
    const markup = render('casinosRating', { mode: 'manual', casinoIds: ['casino-bare'], layout, show: allFacts })
    expect(markup).toContain('data-initials="HK"')
    expect(markup).not.toContain('<a ')
    expect(markup).not.toMatch(/Výplata|Min\. vklad|Počet her|Licence|Hodnocení|Využít bonus|ribbon/)
    // Cards show “no bonus” explicitly, to avoid a gap.
    expect(markup.includes('Bez bonusu')).toBe(layout === 'cards')
  })

  test.each(layouts)('%s: renders only the chosen facts', (layout) => {
    const markup = render('casinosRating', { mode: 'top', layout, show: ['minimumDeposit'] })
    expect(markup).toContain('Min. vklad')
    expect(markup).not.toMatch(/Výplata<|Počet her|tl-bonus/)
    expect(markup).not.toContain(labels.readReview)
  })

  test.each(layouts)('%s: bookmakers have their best feature and terms', (layout) => {
    const markup = render('bookmakersRating', { mode: 'top', layout })
    expect(markup).toContain(`Výplata do 2${NBSP}hodin`)
    expect(markup).toContain('Prosázet osmkrát.')
    expect(markup).toContain(layout === 'cards' ? '<details class="tl-more">' : '<details class="terms">')
    expect(markup).toContain(labels.ministryWarning)
  })

  test('the card of an offer contains its own advertising note', () => {
    const markup = html(<OfferCard offer={lion} axis={axis} rank={1} from="home" />)
    expect(markup).toContain('class="tl first"')
    expect(markup).toContain('<h3 class="sub-h tl-t"><a href="/recenze/modry-lev/">Modrý Lev</a></h3>')
    expect(markup).toContain(`18+ | ${labels.legal.short} ${labels.ministryWarning}`)
    expect(markup).toContain('<dt>Protočení</dt><dd>30× bonus</dd>')
    expect(markup.match(/href="\/go\/modry-lev\?from=home"/g)).toHaveLength(2)
    expect(html(<OfferCard offer={{ ...lion, hasLink: false }} axis={axis} rank={2} from="home" />)).not.toContain(
      '/go/',
    )
    expect(html(<OfferCard offer={{ ...lion, bonus: '' }} axis={axis} rank={2} from="home" />)).not.toContain(
      labels.takeBonus,
    )
  })

  test('titles are one level below the heading of the block', () => {
    expect(render('casinosRating', { mode: 'top', layout: 'cards', level: 3 })).toContain('<h4 class="sub-h tl-t">')
    expect(render('casinosRating', { mode: 'top', layout: 'compact', level: 4 })).toContain('<h5 class="sub-h">')
  })

  test('the table layout renders a real table', () => {
    const markup = render('casinosRating', { mode: 'top', layout: 'table' })
    expect(markup).toContain('<th scope="col">Kasino</th>')
    expect(markup).toContain('<th scope="row">')
    expect(markup).toContain('role="group" aria-label="Kasino" tabindex="0"')
  })
})

describe('sliders', () => {
  test('work without scripts: a focusable row, with the buttons hidden', () => {
    const markup = render('sliders', { ...examples.sliders, perView: 3, heading: 'Snímky z testu' })
    expect(markup).toContain('class="slider" role="group" aria-label="Snímky z testu" tabindex="0" style="--per:3"')
    expect(markup).toContain('alt="Úvodní stránka"')
    expect(markup).toMatch(/data-slide="prev" aria-label="Předchozí" hidden=""/)
    expect(markup).toMatch(/data-slide="next" aria-label="Další" hidden=""/)
    expect(markup).toContain('<span class="dots" aria-hidden="true"><i class="on"></i><i></i></span>')
    expect(markup).not.toContain('data-autoplay')
    expect(markup).not.toContain('data-slide="pause"')
  })

  test('play automatically only if set, and can be paused', () => {
    const markup = render('sliders', { ...examples.sliders, autoplay: true })
    expect(markup).toContain('data-slider="" data-autoplay=""')
    expect(markup).toContain('data-slide="pause"')
  })

  test('a slide is linked by its title, or else by its picture', () => {
    const link = { type: 'casino', id: 'casino-lion' }
    const markup = render('sliders', {
      slides: [
        { img: img('a', 'Lev'), link },
        { img: img('b'), title: 'Dál', link },
      ],
    })
    expect(markup).toMatch(/<a href="\/go\/modry-lev\?from=blok-1"[^>]*><img/)
    expect(markup).toMatch(/<b><a class="stretch"[^>]*>Dál<\/a><\/b>/)
    expect(markup).toContain(labels.legal.offers)
  })
})

describe('data tables', () => {
  const table = {
    caption: 'Výběry v listopadu',
    columns: [
      { label: 'Den' },
      { label: 'Částka', type: 'number' },
      { label: 'Známka', type: 'rating' },
      { label: 'Poplatek', type: 'bool', align: 'center' },
      { label: 'Web', type: 'link' },
    ],
    rows: [
      [rt('Po 20. 10.'), rt('1 000 Kč'), rt('9.1'), rt('ano'), rt('https://example.cz/')],
      [rt('Út'), rt('**500** Kč'), rt('bez známky'), rt('Jen někdy'), rt('[zde](/zde/)')],
      [rt('St'), rt('0 Kč'), rt('11'), rt('Ne'), rt('//example.cz')],
      [rt('Čt')],
    ],
  }

  test('render each cell by the type of its column, and unexpected text as it is', () => {
    const markup = render('dataTables', table)
    expect(markup).toContain(`<caption><span>Výběry v${NBSP}listopadu</span></caption>`)
    expect(markup).toContain('aria-label="Výběry v listopadu" tabindex="0"')
    expect(markup).toContain(`<th scope="row">Po 20.${NBSP}10.</th>`)
    expect(markup).toContain(`<td class="r">1${NBSP}000${NBSP}Kč</td>`)
    expect(markup).toContain('aria-label="Hodnocení 9,1 z 10">9,1</span>')
    expect(markup).toContain('<td class="r">bez známky</td>')
    expect(markup).toContain('<td class="r">11</td>')
    expect(markup).toMatch(/<td class="c"><span class="yn yes"><svg.*?<\/svg>Ano<\/span><\/td>/)
    expect(markup).toMatch(/<td class="c"><span class="yn"><svg.*?<\/svg>Ne<\/span><\/td>/)
    expect(markup).toContain('<td class="c">Jen někdy</td>')
    expect(markup).toContain('<a href="https://example.cz/" rel="noopener" target="_blank">example.cz/</a>')
    expect(markup).toContain('<a href="/zde/">zde</a>')
    expect(markup).toContain('<td>//example.cz</td>')
  })

  test('are sortable only if set', () => {
    expect(render('dataTables', table)).not.toMatch(/data-sort/)
    const markup = render('dataTables', { ...table, sortable: true })
    expect(markup).toContain('<table class="dt" data-sortable="">')
    expect(markup).toContain('<th scope="col" class="r"><span>Částka</span></th>')
    expect(markup).toContain('data-sort="1000"')
    expect(markup).toContain('data-sort="9.1"')
  })

  test.each([
    ['−200 Kč', -200],
    ['-1 000,5 Kč', -1000.5],
    ['–3', -3],
    ['asi −2', -2],
    ['5–10', 5],
    ['2-3 dny', 2],
    ['A-15', 15],
    ['neuvedeno', undefined],
  ])('sort %j as %s', (text, value) => expect(sortValue('number', rt(text))).toBe(value))

  test('can have no headers', () => {
    const markup = render('dataTables', { ...table, headerRow: false, headerColumn: false, sortable: true })
    expect(markup).not.toContain('<th')
    expect(markup).not.toContain('data-sortable')
  })

  test('have the advertising note if a cell links to an offer', () => {
    const offer = { ...table, rows: [[rt('Po'), [], [], [], rt('[Hrát](/go/modry-lev)')]] }
    expect(render('dataTables', offer)).toContain(labels.legal.offers)
    expect(render('dataTables', table)).not.toContain(labels.legal.offers)
  })
})

describe('cards', () => {
  const button = (link: object) => ({
    cards: [{ title: 'Karta', text: rt('Text s _důrazem_'), button: { label: 'Dál', link } }],
  })

  test('only a button to an offer has the advertising note', () => {
    const offer = render('gridCardsWithButton', button({ type: 'casino', id: 'casino-lion' }))
    expect(offer).toContain('href="/go/modry-lev?from=blok-1"')
    expect(offer).toContain(labels.ministryWarning)
    const post = render('gridCardsWithButton', button({ type: 'post', id: 'post-clanek' }))
    expect(post).toContain('<a class="btn sm tonal" href="/post-clanek/">Dál</a>')
    expect(post).not.toContain(labels.ministryWarning)
  })

  test('a button without a target is not rendered', () => {
    const markup = render('gridCardsWithButton', button({ type: 'post', id: 'post-gone' }))
    expect(markup).toContain('Karta')
    expect(markup).not.toContain('btn')
  })

  test('the link of its title covers a whole plain card', () => {
    const card = { title: 'Automaty', img: img('a', 'Kresba'), link: { type: 'url', href: 'https://example.cz/' } }
    const markup = render('gridCards', { columns: 2, cards: [card] })
    expect(markup).toContain('<ul class="gc plain" style="--cols:2">')
    expect(markup).toContain(
      '<a class="stretch" href="https://example.cz/" rel="noopener" target="_blank">Automaty</a>',
    )
    expect(markup).toContain('alt="Kresba"')
  })

  test.each([
    ['number', '<ol class="number">'],
    ['bullet', '<ul class="bullet">'],
    ['check', '<ul class="check">'],
  ])('lists in the style %s', (style, list) => {
    const cards = [{ title: 'Doklady', icon: 'shield', items: [rt('první'), rt('druhý')] }]
    const markup = render('listsCards', { style, cards })
    expect(markup).toContain(list)
    expect(markup).toContain('<span>druhý</span>')
    expect(markup).toContain('<span class="ic"><svg')
  })
})

describe('pictures', () => {
  test('are on the chosen side, or alternate', () => {
    const item = (side?: string) => ({ img: img('a', 'Kresba'), side, title: 'V mobilu', text: rt('Text') })
    expect(render('imgTextBlocks', { items: [item('right')] })).toContain('class="it rev"')
    const markup = render('imgTextBlocks', { alternate: true, items: [item(), item()] })
    expect(markup.match(/class="it(?: rev)?"/g)).toEqual(['class="it"', 'class="it rev"'])
    expect(markup).toContain('alt="Kresba"')
    expect(render('imgTextBlocks', { items: [{ ...item(), img: img('gone') }] })).toContain('class="it bare"')
  })

  test('open in a lightbox as an ordinary link; a link of their own takes precedence', () => {
    const images = [
      { img: img('a', 'Povolení'), caption: 'Číslo povolení' },
      { img: img('b', 'Jinam'), link: { type: 'url', href: '/jinam/' } },
    ]
    const markup = render('imgBlocks', { images, lightbox: true })
    expect(markup).toContain('class="figs row"')
    expect(markup).toContain('<a href="/media/picture-a/xxl@2x.webp" data-lightbox="blok-1"')
    expect(markup).toContain('aria-label="Zvětšit obrázek: Povolení"')
    expect(markup).toMatch(/<a href="\/jinam\/"><img [^>]*alt="Jinam"/)
    expect(markup).toContain('<figcaption>Číslo povolení</figcaption>')
    expect(render('imgBlocks', { images })).not.toContain('data-lightbox')
  })

  test.each(['single', 'row', 'grid'])('in the layout %s', (layout) => {
    expect(render('imgBlocks', { ...examples.imgBlocks, layout })).toContain(`class="figs ${layout}"`)
  })
})

describe('writers', () => {
  test('a biography shows what is switched on', () => {
    const markup = render('biographyWriters', { writerId: 'writer-matej' })
    expect(markup).toContain('<a href="/autor/matej/">Matěj Hrubeš</a>')
    expect(markup).toContain('Analytik')
    expect(markup).toContain('<p class="t">Druhý odstavec.</p>')
    expect(markup).toContain(labels.allByAuthor)
    const hidden = { showAvatar: false, showPosition: false, showLink: false, text: 'Jiný text.' }
    const plain = render('biographyWriters', { writerId: 'writer-matej', ...hidden })
    expect(plain).toContain('Jiný text.')
    expect(plain).not.toMatch(/<img|<a |Analytik|class="av/)
  })

  test('a quote has quotation marks exactly once', () => {
    const quote = (text: string) => render('quoteWriters', { quote: text, writerId: 'writer-matej' })
    expect(quote('Slib nic nestojí.')).toContain('<p>„Slib nic nestojí.“</p>')
    expect(quote('„Slib nic nestojí.“')).toContain('<p>„Slib nic nestojí.“</p>')
    expect(quote('„Zdarma“ nic není.')).toContain('<p>„„Zdarma“ nic není.“</p>')
  })

  test('a quote names its author and source', () => {
    const markup = render('quoteWriters', { ...examples.quoteWriters, sourceUrl: 'https://example.cz/rozhovor' })
    expect(markup).toContain('<blockquote cite="https://example.cz/rozhovor">')
    expect(markup).toContain('<b>Jana Nováková</b>')
    expect(markup).toContain('href="https://example.cz/rozhovor" rel="noopener" target="_blank">Zdroj</a>')
  })
})

test('a video is a still picture and a link, and of a file a player that loads nothing by itself', () => {
  const shown = render('videos', { url: 'https://youtu.be/aB3_dE-6gH9', title: 'Jak jsme vybírali' })
  expect(shown).toContain('href="https://www.youtube.com/watch?v=aB3_dE-6gH9"')
  expect(shown).toContain('data-player="https://www.youtube-nocookie.com/embed/aB3_dE-6gH9')
  expect(shown).not.toMatch(/<iframe|<script|src="https:/)
  expect(render('videos', { url: '/video.mp4' })).toMatch(/<video controls="" preload="none" src="\/video\.mp4"/)
})
