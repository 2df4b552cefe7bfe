import { emptyPost } from '#posts/empty-post.ts'
import type { OfferFigures } from '#features/change-log/offer-figures.ts'
import type { LicenceState } from '#entities/licence/state.ts'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import type { Evidence } from '#posts/checks/evidence.ts'
import { placeName } from '#posts/checks/place.ts'
import type { Finding, Fix } from '#posts/checks/rule.ts'
import { type RuleName, RULES } from '#posts/checks/rules.ts'
import { checkPost, checkSteps } from '#posts/checks/run-rules.ts'
import { block, faq, h2, h3, h4, image, note, p, page, type Part, ul } from '#posts/content/build.ts'
import { PostInput, publishErrors } from '#posts/schema.ts'
import { countOf } from '#shared/checks/rule.ts'
import { entriesOf } from '#shared/objects.ts'
import { text as inWords } from '#shared/words/message.ts'
import { emptyTerms } from '#shared/schema/bonus-terms.ts'

type Input = ReturnType<typeof emptyPost>
interface Example {
  post?: Partial<Input>
  evidence?: Evidence
}

const DESCRIPTION =
  'Prošli jsme podmínky všech deseti vánočních bonusů, spočítali, kolik musíte protočit, a u každého uvádíme konec.'

const postOf = ({ post }: Example): Input => ({
  ...emptyPost(),
  title: 'Vánoční bonusy',
  slug: 'vanocni-bonusy',
  metaTag: { ...emptyPost().metaTag, description: DESCRIPTION },
  ...page(p('Text.')),
  ...post,
})
const text = (...parts: Part[]): Example => ({ post: page(...parts) })
const meta = (own: Partial<Input['metaTag']>) => ({ metaTag: { ...emptyPost().metaTag, ...own } })
const list = (casinoIds: string[]) =>
  block('casinosRating', 'kasina-1', { mode: 'manual', casinoIds, layout: 'cards', heading: 'Kasina' })
const button = (id: string) =>
  block('gridCardsWithButton', 'karty-1', {
    cards: [{ title: 'Karta', button: { label: 'Hrát', link: { type: 'post', id } } }],
  })
const named = (...parts: Part[]): Example => ({
  ...text(...parts),
  evidence: {
    names: [
      { collection: 'casinos', id: 'casino-01', title: 'Modrý Lev', path: '/recenze/modry-lev/' },
      { collection: 'posts', id: 'post-01', title: 'Návratnost automatů', path: '/navratnost/' },
    ],
  },
})
const still = { mediaId: 'media-01', alt: 'Záběr' }
const OTHER = [{ collection: 'posts' as const, id: 'post-0002', title: 'Vánoční bonusy' }]
const offer = (state: 'fine' | 'noLink' | 'archived', licence: LicenceState = 'valid') => ({
  model: 'Casino' as const,
  title: 'Modrý Lev',
  state,
  licence,
})

const LEV: OfferFigures = {
  id: 'casino-01',
  model: 'Casino',
  slug: 'modry-lev',
  title: 'Modrý Lev',
  is: [
    { unit: 'percent', value: 200 },
    { unit: 'crowns', value: 50_000 },
  ],
  was: [
    { unit: 'percent', value: 100, now: { unit: 'percent', value: 200 } },
    { unit: 'crowns', value: 25_000, now: { unit: 'crowns', value: 50_000 } },
    { unit: 'days', value: 10 },
  ],
}
const KORUNA: OfferFigures = {
  id: 'casino-02',
  model: 'Casino',
  slug: 'zlata-koruna',
  title: 'Zlatá Koruna',
  is: [{ unit: 'percent', value: 100 }],
  was: [{ unit: 'percent', value: 50 }],
}

const LEV_TERMS = {
  ...emptyTerms,
  percent: 100,
  multiple: 30,
  countedFrom: 'bonus' as const,
  games: [{ game: 'Ruleta', percent: 10 }],
}
const reviewSaying = (words: string): Example => ({
  post: { isReviewPost: true, entity: 'casino-01', entityModel: 'Casino', ...page(h2('Bonus'), p(words)) },
  evidence: { terms: LEV_TERMS, figures: [LEV, KORUNA] },
})

/**
 * For each rule: what it finds, with message and place, and what it accepts. The compiler requires an entry for every
 * rule.
 */
const EXAMPLES: Record<RuleName, { fails: [Example, string, string][]; passes: Example[] }> = {
  'no-title': {
    fails: [[{ post: { title: ' a ' } }, 'No title', 'Title']],
    passes: [{ post: { title: 'Hry' } }],
  },
  'no-writer': {
    fails: [[{ post: { category: 'Recenze' } }, 'No writer', 'Page › Writer']],
    passes: [{ post: { category: 'Recenze', writer: 'writer-01' } }, { post: { category: '/' } }],
  },
  'unsigned-article': {
    fails: [[{ post: { category: '/' } }, 'Nobody signs the article', 'Page › Writer']],
    passes: [{ post: { category: '/', writer: 'writer-01' } }, { post: { isPage: true } }, { post: { slug: 'index' } }],
  },
  'no-text': {
    fails: [[text(), 'No text', 'Text']],
    passes: [text(p('Text.'))],
  },
  'no-subject': {
    fails: [[{ post: { isReviewPost: true } }, 'Nothing is reviewed', 'Page › Linked casino or bookmaker']],
    passes: [{ post: { isReviewPost: true, entity: 'casino-01', entityModel: 'Casino' } }],
  },
  'missing-target': {
    fails: [
      [text(h2('Jak'), p('[dál](#nikam)')), 'Link leads to a heading that is not there', 'Text › „Jak“'],
      [
        {
          post: { ...page(p('a')), tableContent: { data: [{ headingId: 'x', title: 'X', level: 2, isActive: true }] } },
        },
        'Contents lead to a heading that is not there',
        'Blocks › Table of contents',
      ],
      [
        { ...text(button('post-0009')), evidence: { hiddenPosts: ['post-0009'] } },
        'Link leads to a post that visitors do not see',
        'Text › Cards with a button karty-1',
      ],
    ],
    passes: [
      text(h2('Jak'), p('[dál](#jak) a [ven](https://noviny.example/#nikam)')),
      { ...text(button('post-0009')), evidence: { hiddenPosts: [] } },
    ],
  },
  'offer-without-link': {
    fails: [
      [
        { ...text(list(['casino-01'])), evidence: { offers: { 'casino-01': offer('noLink') }, links: {} } },
        'Modrý Lev has no link',
        'Text › Casino list kasina-1',
      ],
      [
        { ...text(list(['casino-01'])), evidence: { offers: { 'casino-01': offer('archived') }, links: {} } },
        'Modrý Lev is archived',
        'Text › Casino list kasina-1',
      ],
      [
        {
          post: { isReviewPost: true, entity: 'casino-01', entityModel: 'Casino' },
          evidence: { offers: { 'casino-01': offer('noLink') }, links: {} },
        },
        'Modrý Lev has no link',
        'Page › Linked casino or bookmaker',
      ],
      [
        {
          ...text(p('[hrát](/go/modry-lev)')),
          evidence: { offers: {}, links: { '/go/modry-lev': { state: 'missing' } } },
        },
        'Offer leads nowhere',
        'Text',
      ],
      [
        {
          ...text(p('[hrát](/go/modry-lev#bonus)')),
          evidence: { offers: {}, links: { '/go/modry-lev': { state: 'missing' } } },
        },
        'Offer leads nowhere',
        'Text',
      ],
    ],
    passes: [
      { ...text(list(['casino-01'])), evidence: { offers: { 'casino-01': offer('fine') }, links: {} } },
      { ...text(p('[hrát](/go/modry-lev)')), evidence: { offers: {}, links: {} } },
      text(list(['casino-01'])),
    ],
  },
  'offer-without-licence': {
    fails: [
      [
        { ...text(list(['casino-01'])), evidence: { offers: { 'casino-01': offer('fine', 'unknown') } } },
        'Modrý Lev has no licence written down',
        'Text › Casino list kasina-1',
      ],
      [
        { ...text(list(['casino-01'])), evidence: { offers: { 'casino-01': offer('noLink', 'invalid') } } },
        'Modrý Lev has no valid Czech licence',
        'Text › Casino list kasina-1',
      ],
      [
        {
          ...text(
            block('casinosRating', 'k-1', {
              mode: 'top',
              layout: 'cards',
              moved: [{ id: 'casino-01', place: 1, reason: 'Nový test.' }],
            }),
          ),
          evidence: { offers: { 'casino-01': offer('fine', 'unknown') } },
        },
        'Modrý Lev has no licence written down',
        'Text › Casino list k-1',
      ],
    ],
    passes: [
      { ...text(list(['casino-01'])), evidence: { offers: { 'casino-01': offer('fine') } } },
      { ...text(list(['casino-01'])), evidence: { offers: { 'casino-01': offer('archived', 'unknown') } } },
      text(list(['casino-01'])),
    ],
  },
  'list-without-reason': {
    fails: [
      [
        text(list(['casino-01', 'casino-02'])),
        'Casino list chosen by hand without a reason',
        'Text › Casino list kasina-1',
      ],
      [
        text(
          block('bookmakersRating', 'k-1', {
            mode: 'manual',
            bookmakerIds: ['bookmaker-01', 'bookmaker-02'],
            layout: 'table',
          }),
        ),
        'Bookmaker list chosen by hand without a reason',
        'Text › Bookmaker list k-1',
      ],
    ],
    passes: [
      text(list(['casino-01'])),
      text(block('casinosRating', 'k-1', { mode: 'top', layout: 'cards', casinoIds: ['casino-01', 'casino-02'] })),
      text(
        block('casinosRating', 'k-1', {
          mode: 'manual',
          casinoIds: ['casino-01', 'casino-02'],
          layout: 'cards',
          reason: 'Podle limitů.',
        }),
      ),
    ],
  },
  'heading-order': {
    fails: [
      [text(h2('Jak'), h4('Kolik')), 'Heading skips from 2 to 4', 'Text › „Kolik“'],
      [text(p('a'), h3('Kolik')), 'First heading is of level 3', 'Text › „Kolik“'],
      [
        text(h2('Jak'), block('casinosRating', 'k-1', { mode: 'top', layout: 'cards', heading: 'Kasina', level: 4 })),
        'Heading skips from 2 to 4',
        'Text › Casino list k-1',
      ],
    ],
    passes: [text(h2('Jak'), h3('Kolik'), h4('Proč'), h2('Kdy'), list(['casino-01']))],
  },
  'empty-heading': {
    fails: [[text(h2('Jak'), h3('')), 'Heading without words', 'Text › „Jak“']],
    passes: [text(h2('Jak'))],
  },
  'leftover-words': {
    fails: [
      [text(h2('Pozor'), p('Bonus. TODO ověřit u Rysa')), '“TODO” left in the text', 'Text › „Pozor“'],
      [{ post: meta({ description: `${DESCRIPTION} xxx` }) }, '“xxx” left in the text', 'SEO › Meta description'],
      [{ post: { faq: { data: [faq('Kolik?', 'lorem ipsum')] } } }, '“lorem ipsum” left in the text', 'Blocks › FAQ'],
    ],
    passes: [text(p('Todorov hrál metodou Xxxl, opravdu?? OVĚŘITELNÉ, XX. století'))],
  },
  'old-figure': {
    fails: [
      [
        { ...text(h2('Bonus'), p('Modrý Lev dává 100% bonus.')), evidence: { figures: [LEV] } },
        '100 % is out of date: Modrý Lev has 200 % now',
        'Text › „Bonus“',
      ],
      [
        {
          post: { ...page(p('Bonus získáte ve výši 100 %.')), entity: 'casino-01', entityModel: 'Casino' },
          evidence: { figures: [LEV] },
        },
        '100 % is out of date: Modrý Lev has 200 % now',
        'Text',
      ],
      [
        { ...text(p('U Modrého Lva dostanete až **25 tisíc** korun.')), evidence: { figures: [LEV] } },
        '25 000 Kč is out of date: Modrý Lev has 50 000 Kč now',
        'Text',
      ],
      [
        { ...text(p('V [kasinu](/go/modry-lev) je 10 dnů na protočení.')), evidence: { figures: [LEV] } },
        '10 days is out of date: Modrý Lev no longer has it',
        'Text',
      ],
      [
        { ...text(h2('Modrý Lev'), p('Hraje se rychle.'), p('Bonus je 100 %.')), evidence: { figures: [LEV] } },
        '100 % is out of date: Modrý Lev has 200 % now',
        'Text › „Modrý Lev“',
      ],
      [
        {
          post: { faq: { data: [faq('Kolik dává Modrý Lev?', 'U Modrého Lva je to 100 procent.')] } },
          evidence: { figures: [LEV] },
        },
        '100 % is out of date: Modrý Lev has 200 % now',
        'Blocks › FAQ',
      ],
    ],
    passes: [
      text(p('Modrý Lev dává 100 %.')),
      { ...text(p('Modrý Lev dává 200 % až do 50 000 Kč.')), evidence: { figures: [LEV] } },
      { ...text(p('Modrý Lev zvýšil bonus ze 100 % na 200 %.')), evidence: { figures: [LEV] } },
      { ...text(p('Zlatá Koruna dává 100 %.')), evidence: { figures: [LEV] } },
      { ...text(p('Modrý Lev i Zlatá Koruna dávají 100 %.')), evidence: { figures: [LEV, KORUNA] } },
      { ...text(h2('Modrý Lev'), p('Dobrý.'), h2('Ostatní'), p('Bonus 100 %.')), evidence: { figures: [LEV] } },
      { ...text(p('Modrý Lev funguje od roku 2026 na 100 tabletech.')), evidence: { figures: [LEV] } },
      {
        post: { ...page(p('Modrý Lev dával 100 %.')), keptFigures: [{ offer: 'casino-01', figure: '100 %' }] },
        evidence: { figures: [LEV] },
      },
    ],
  },
  'against-terms': {
    fails: [
      [
        reviewSaying('Protočit se musí 35× bonus.'),
        'The multiple is 35 here, and the bonus terms have 30',
        'Text › „Bonus“',
      ],
      [
        reviewSaying('Přidá 50 zatočení po 2 Kč.'),
        'The value of a spin is 2 here, and the bonus terms do not have it',
        'Text › „Bonus“',
      ],
      [
        reviewSaying('Ruleta se počítá jen z poloviny.'),
        'The share of a game (rulet…) is 50 here, and the bonus terms have 10',
        'Text › „Bonus“',
      ],
    ],
    passes: [
      reviewSaying('Protočit se musí 30× bonus a ruleta se počítá jen z desetiny.'),
      reviewSaying('Zlatá Koruna chce protočit 45× bonus.'),
      reviewSaying('Protočit se v [Koruně](/recenze/zlata-koruna/) musí 45× bonus.'),
      { ...reviewSaying('Protočit se musí 35× bonus.'), evidence: { terms: null, figures: [] } },
      { ...text(p('Protočit se musí 35× bonus.')), evidence: { terms: LEV_TERMS, figures: [] } },
    ],
  },
  'moved-link': {
    fails: [
      [
        {
          ...text(p('[a](/bonusy/vanoce-2025/) a [b](/bonusy/vanoce-2025/#konec)')),
          evidence: { links: { '/bonusy/vanoce-2025/': { state: 'moved', to: '/bonusy/' } } },
        },
        'Link is redirected',
        'Text',
      ],
      [
        {
          post: { references: { data: [{ title: 'Zákon', url: 'https://stary.example/' }] } },
          evidence: { links: { 'https://stary.example/': { state: 'moved', to: 'https://novy.example/' } } },
        },
        'Link is redirected',
        'Blocks › References',
      ],
    ],
    passes: [{ ...text(p('[a](/bonusy/)')), evidence: { links: {} } }, text(p('[a](/bonusy/)'))],
  },
  'dead-link-inside': {
    fails: [
      [
        { ...text(p('[a](/nic/#x)')), evidence: { links: { '/nic/': { state: 'missing' } } } },
        'Link leads nowhere',
        'Text',
      ],
      [
        { ...text(p('[a](/nic/)')), evidence: { links: { '/nic/': { state: 'draft' } } } },
        'Link leads to a post that is not published',
        'Text',
      ],
    ],
    passes: [
      { ...text(p('[a](/go/x)')), evidence: { links: { '/go/x': { state: 'missing' } } } },
      { ...text(p('[a](/nic/)')), evidence: { links: { '/nic/': { state: 'moved', to: '/a/' } } } },
    ],
  },
  'dead-link-outside': {
    fails: [
      [
        {
          ...text(p('[a](https://mrtve.example/)')),
          evidence: { links: { 'https://mrtve.example/': { state: 'broken', detail: 'answers 404' } } },
        },
        'Link is dead',
        'Text',
      ],
    ],
    passes: [{ ...text(p('[a](https://zive.example/)')), evidence: { links: {} } }],
  },
  'bare-video': {
    fails: [
      [text(block('videos', 'video-1', { url: '/a.mp4', still })), 'Video has no title', 'Text › Video video-1'],
      [
        text(block('videos', 'video-1', { url: '/a.mp4', title: 'A' })),
        'Video has no still picture',
        'Text › Video video-1',
      ],
    ],
    passes: [text(block('videos', 'video-1', { url: '/a.mp4', title: 'A', still }))],
  },
  'kept-source': {
    fails: [
      [
        text(block('keptSource', 'zbytek-1', { kind: 'Form', source: '[contact-form-7]' })),
        'Form from the old site is not shown',
        'Text › Kept from the old site zbytek-1',
      ],
    ],
    passes: [text(p('Text.'))],
  },
  'empty-block': {
    fails: [
      [
        { ...text(list(['casino-01'])), evidence: { emptyBlocks: ['kasina-1'] } },
        'Casino list shows nothing',
        'Text › Casino list kasina-1',
      ],
    ],
    passes: [{ ...text(list(['casino-01'])), evidence: { emptyBlocks: ['jiny-1'] } }],
  },
  'no-alt': {
    fails: [
      [
        { post: { banner: { mediaId: 'media-0001', alt: '' } }, evidence: { picturesWithoutAlt: ['media-0001'] } },
        'Banner has no alt text',
        'Page › Banner',
      ],
      [
        { ...text(h2('Lev'), image('media-0001', ' ')), evidence: { picturesWithoutAlt: ['media-0001'] } },
        'Picture has no alt text',
        'Text › „Lev“',
      ],
    ],
    passes: [
      { ...text(image('media-0001', 'Lev')), evidence: { picturesWithoutAlt: ['media-0001'] } },
      { ...text(image('media-0001', '')), evidence: { picturesWithoutAlt: [] } },
      {
        post: { banner: { mediaId: 'media-0001', alt: '', isDecoration: true } },
        evidence: { picturesWithoutAlt: ['media-0001'] },
      },
    ],
  },
  'title-length': {
    fails: [
      [{ post: { title: 'a'.repeat(61) } }, 'Title has 61 characters, 60 are shown', 'SEO › Meta title'],
      [{ post: meta({ title: 'a'.repeat(61) }) }, 'Title has 61 characters, 60 are shown', 'SEO › Meta title'],
    ],
    passes: [{ post: { title: 'a'.repeat(61), ...meta({ title: 'a'.repeat(60) }) } }],
  },
  'description-length': {
    fails: [
      [{ post: meta({}) }, 'No description', 'SEO › Meta description'],
      [{ post: meta({ description: 'a'.repeat(99) }) }, 'Description has 99 characters', 'SEO › Meta description'],
      [{ post: meta({ description: 'a'.repeat(156) }) }, 'Description has 156 characters', 'SEO › Meta description'],
    ],
    passes: [{ post: meta({ description: 'a'.repeat(100) }) }, { post: meta({ description: 'a'.repeat(155) }) }],
  },
  'same-title': {
    fails: [[{ evidence: { sameTitle: OTHER } }, 'Another post has the same title', 'Title']],
    passes: [{ evidence: { sameTitle: [] } }],
  },
  'name-without-link': {
    fails: [
      [named(p('Vyplatilo nás až v Modrém Lvu.')), 'Modrý Lev is named but not linked', 'Text'],
      [named(ul('Poradí návratnost automatů.')), 'Návratnost automatů is named but not linked', 'Text'],
    ],
    passes: [
      named(h2('Modrý Lev'), note('Modrý Lev'), p('`Most Letná`')),
      named(p('[Modrý Lev](/go/modry-lev) a zase Modrý Lev')),
      named(p('Modrý Lev, o kterém píšeme [jinde](/recenze/modry-lev/).')),
      named(p('Modrý Lev'), list(['casino-01'])),
      { ...named(p('Modrý Lev')), post: { ...named(p('Modrý Lev')).post, entity: 'casino-01', entityModel: 'Casino' } },
      { ...named(p('Modrý Lev')), post: { ...named(p('Modrý Lev')).post, category: 'Recenze', slug: 'modry-lev' } },
    ],
  },
  'no-way-here': {
    fails: [[{ evidence: { linkedFrom: 0, mentions: OTHER } }, 'No page links here yet', 'Page › Slug']],
    passes: [
      { evidence: { linkedFrom: 1 } },
      { post: { category: 'Autor' }, evidence: { linkedFrom: 0 } },
      { post: { slug: 'index' }, evidence: { linkedFrom: 0 } },
    ],
  },
}

const foundBy = (name: RuleName, post: Input, evidence?: Evidence) =>
  checkPost(post, evidence).find(({ rule }) => rule.name === name)?.findings ?? []
const findingsOf = (name: RuleName, example: Example) => foundBy(name, postOf(example), example.evidence)

const FAILING = entriesOf(EXAMPLES).flatMap(([name, { fails }]) => fails.map((fail) => [name, ...fail] as const))
const PASSING = entriesOf(EXAMPLES).flatMap(([name, { passes }]) => passes.map((example) => [name, example] as const))

test.each(FAILING)('%s: reports message and place', (name, example, message, place) => {
  const findings = findingsOf(name, example)
  expect(findings.map((each) => [inWords(each.message), placeName(postOf(example), each.place)])).toEqual([
    [message, place],
  ])
})

test.each(PASSING)('%s: accepts valid posts', (name, example) => {
  expect(findingsOf(name, example)).toEqual([])
})

const WRITTEN = 'Něco napsaného'

function fixed(post: Input, fix: Fix): Input {
  if (fix.kind === 'change') return fix.change(post)
  return fix.change(post, fix.kind === 'writer' ? 'writer-01' : WRITTEN)
}

const FIXES = FAILING.flatMap(([name, example]) =>
  findingsOf(name, example).flatMap(({ fixes = [] }: Finding) =>
    fixes.map((fix) => [name, 'label' in fix ? inWords(fix.label) : 'Choose a writer', example, fix] as const),
  ),
)

test.each(FIXES)('%s: the fix “%s” resolves the finding and results in a valid post', (name, _, example, fix) => {
  const after = fixed(postOf(example), fix)
  expect(foundBy(name, after, example.evidence)).toEqual([])
  expect(PostInput.safeParse(after).error?.issues ?? []).toEqual([])
})

test('lists all fixes', () => {
  expect([...new Set(FIXES.map(([name, label]) => `${name}: ${inWords(label)}`))]).toEqual([
    'no-writer: Choose a writer',
    'unsigned-article: Choose a writer',
    'no-subject: It is no review',
    'missing-target: Remove it from the contents',
    'heading-order: Make it level 3',
    'heading-order: Make it level 2',
    'empty-heading: Remove it',
    'old-figure: Write 200 %',
    'old-figure: It is right here',
    'old-figure: Write 50 000 Kč',
    'moved-link: Use the new address',
    'bare-video: Write it',
    'empty-block: Remove it',
    'no-alt: Write it',
    'no-alt: It is decoration',
    'name-without-link: Link it',
  ])
})

test('a moved address is replaced at every occurrence, with its fragment preserved', () => {
  const evidence: Evidence = { links: { '/a/': { state: 'moved', to: '/b/' } } }
  const post = postOf(text(p('[a](/a/) a [b](/a/#konec) a [c](/a/x/)')))
  const [fix] = foundBy('moved-link', post, evidence)[0]?.fixes ?? []
  if (fix?.kind !== 'change') throw new Error('It cannot be fixed.')
  expect(fix.change(post).content).toEqual(page(p('[a](/b/) a [b](/b/#konec) a [c](/a/x/)')).content)
})

test('the first of several names becomes a link, and the words around it stay', () => {
  const { post: parts, evidence = {} } = named(p('Bonus **v Modrém Lvu dnes** a Modrý Lev zítra'))
  const post = postOf(parts ? { post: parts } : {})
  const [fix] = foundBy('name-without-link', post, evidence)[0]?.fixes ?? []
  if (fix?.kind !== 'change') throw new Error('It cannot be fixed.')
  const bold = { type: 'bold' as const }
  const link = { type: 'link' as const, attrs: { href: '/recenze/modry-lev/' } }
  expect(fix.change(post).content.content[0]).toEqual({
    type: 'paragraph',
    content: [
      { type: 'text', text: 'Bonus ' },
      { type: 'text', text: 'v ', marks: [bold] },
      { type: 'text', text: 'Modrém Lvu', marks: [bold, link] },
      { type: 'text', text: ' dnes', marks: [bold] },
      { type: 'text', text: ' a Modrý Lev zítra' },
    ],
  })
})

test('every file of the folder is in the list, under its own name', () => {
  const files = globSync('src/posts/checks/rules/*.ts').map((file) => basename(file, '.ts'))
  expect(RULES.map(({ name }) => name).toSorted()).toEqual(files.toSorted())
})

test('everything the server refuses to publish is a blocking finding', () => {
  const wrong: Partial<Input> = {
    category: 'Recenze',
    isReviewPost: true,
    tableContent: { data: [{ headingId: 'x', title: 'X', level: 2, isActive: true }] },
  }
  const post = { ...postOf(text()), ...wrong }
  expect(publishErrors(post)).toHaveLength(4)
  expect(countOf(checkPost(post), 'blocking')).toBe(4)
  expect(countOf(checkPost(postOf({})), 'blocking')).toBe(0)
})

test('a rule does not run without the evidence it needs', () => {
  const names = checkPost(postOf({})).map(({ rule }) => rule.name)
  expect(names).not.toContain('same-title')
  expect(names).toContain('heading-order')
})

test('a check can be paused after each rule', () => {
  const steps = checkSteps(emptyPost(), {})
  expect([...steps]).toHaveLength(RULES.length)
})
