import { emptyPost } from '#posts/empty-post.ts'
import { expect, test } from 'vitest'
import { hitSteps, withReplaced } from '#features/replace/post/hits.ts'
import { matcher, PLACES, type Place, type Wanted, writtenAs } from '#features/replace/shared/match.ts'
import { sentenceAround } from '#features/replace/shared/sentence.ts'
import { block, faq, h2, image, p, page, rt, table, ul } from '#posts/content/build.ts'
import { PostInput } from '#posts/schema.ts'
import { atOnce } from '#shared/steps.ts'

const wanted = (find: string, more: Partial<Wanted> = {}): Wanted => ({
  find,
  matchCase: false,
  wholeWord: false,
  anyAccent: false,
  ...more,
})
const found = (text: string, find: string, more?: Partial<Wanted>) =>
  matcher(wanted(find, more))(text).map(([from, to]) => text.slice(from, to))

test('finds words of any case, with their diacritics, across hard spaces', () => {
  expect(found('Výplata, výplata a vyplata', 'výplata')).toEqual(['Výplata', 'výplata'])
  expect(found('Výplata, výplata a vyplata', 'výplata', { matchCase: true })).toEqual(['výplata'])
  expect(found('Výplata, výplata a vyplata', 'vyplata', { anyAccent: true })).toEqual(['Výplata', 'výplata', 'vyplata'])
  expect(found('limit 5\u00A0000\u202FKč', '5 000 Kč')).toEqual(['5\u00A0000\u202FKč'])
  expect(found('Bonus i bonusy, bez-bonus.', 'bonus', { wholeWord: true })).toEqual(['Bonus', 'bonus'])
  expect(found('šibonus bonus2 bonusů', 'bonus', { wholeWord: true })).toEqual([])
  expect(found('aaaa', 'aa')).toEqual(['aa', 'aa'])
})

test('keeps its positions beside letters that change their length', () => {
  expect(found('İstanbul 🎰 İ výplata', 'výplata')).toEqual(['výplata'])
  expect(found('vy\u0301plata a konec', 'výplata', { anyAccent: true })).toEqual(['vy\u0301plata'])
  expect(found('🎰bonus🎰', 'bonus', { wholeWord: true })).toEqual(['bonus'])
  expect(found('cokoli', '\u0301', { anyAccent: true })).toEqual([])
  expect(found('(a+)+$ [x](y)', '(a+)+$')).toEqual(['(a+)+$'])
})

test('a word at the beginning of a sentence keeps its capital', () => {
  expect(writtenAs('prémie', 'Bonus', wanted('bonus'))).toBe('Prémie')
  expect(writtenAs('prémie', 'bonus', wanted('bonus'))).toBe('prémie')
  expect(writtenAs('prémie', 'Bonus', wanted('Bonus'))).toBe('prémie')
  expect(writtenAs('prémie', 'Bonus', wanted('bonus', { matchCase: true }))).toBe('prémie')
})

test('shows the sentence, or what fits of it', () => {
  const around = (text: string, word: string) =>
    sentenceAround(text, text.indexOf(word), text.indexOf(word) + word.length)
  expect(around('První věta. Druhá má bonus 1.5 %. Třetí.', 'bonus')).toEqual({ before: 'Druhá má ', after: ' 1.5 %.' })
  expect(around('Řádek\nbonus\nkonec', 'bonus')).toEqual({ before: '', after: '' })
  const { before, after } = around(`${'slovo '.repeat(60)}bonus${' slovo'.repeat(60)}`, 'bonus')
  expect([before[0], before.length, after.at(-1), after.length]).toEqual(['…', 121, '…', 121])
})

const POST = {
  ...emptyPost(),
  title: 'Bonus bez vkladu',
  slug: 'bonus-bez-vkladu',
  metaTag: { title: 'Bonus', description: 'O bonusu.', robots: '', keyword: 'bonus', canonical: '' },
  banner: { mediaId: 'obrazek-0001', alt: 'Bonus na obrázku' },
  faq: { data: [faq('Co je bonus?', 'Tady je **bonus**.')] },
  references: { data: [{ title: 'O bonusu', url: 'https://example.cz/bonus' }] },
  ...page(
    h2('Jaký bonus'),
    p('Nejlepší **vstupní bo**nus je _bonus_, viz [bonus](/bonus/).'),
    ul('Druhý bonus.'),
    image('obrazek-0002', 'Graf: bonus', 'Popisek o bonusu'),
    table(['Bonus', 'Kč'], ['bonus', '5']),
    block('marginNotes', 'mn-bonus', { text: 'Bonus stranou.', label: 'bonus pro nás' }),
    block('videos', 'vid-1', { url: 'https://www.youtube.com/watch?v=bonusbonus1', title: 'Bonus ve videu' }),
  ),
}
const hitsIn = (find: string, places: readonly Place[] = PLACES, more?: Partial<Wanted>) =>
  atOnce(hitSteps(POST, { ...wanted(find, more), places }))
const replaced = (find: string, by: string, places?: readonly Place[]) =>
  withReplaced(POST, hitsIn(find, places), by, wanted(find))

test('looks into what readers read, and where it is asked to', () => {
  const paths = (places: Place[]) => hitsIn('bonus', places).map(({ path }) => path.join('.'))
  expect(paths(['titles'])).toEqual(['title', 'metaTag.title', 'metaTag.description'])
  expect(paths(['alts'])).toEqual(['content.content.3.attrs.alt', 'banner.alt'])
  expect(paths(['links'])).toEqual([
    'content.content.1.content.5.marks.0.attrs.href',
    'shortcodesConfig.videos.0.data.url',
    'shortcodesConfig.videos.0.data.url',
    'references.data.0.url',
  ])
  expect(paths(['blocks'])).toEqual([
    'shortcodesConfig.videos.0.data.title',
    'shortcodesConfig.marginNotes.0.data.text',
  ])
  expect(hitsIn('bonus', ['texts'])).toHaveLength(12)
  const all = hitsIn('bonus')
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
})

test('a hit across marks is found, and each piece keeps its own', () => {
  const { content } = replaced('bonus', 'dárek', ['texts'])
  expect(content.content[1]).toEqual(p('Nejlepší **vstupní dárek** je _dárek_, viz [dárek](/bonus/).'))
  expect(replaced('bonus', 'dárek', ['links']).content.content[1]).toMatchObject({
    content: [{}, {}, {}, {}, {}, { text: 'bonus', marks: [{ attrs: { href: '/dárek/' } }] }, {}],
  })
})

test('emptied words leave their line, and links beside them are still replaced', () => {
  const post = { ...POST, ...page(p('**bonus**[dál](/bonus/)')) }
  const search = { ...wanted('bonus'), places: [...PLACES] }
  const hits = atOnce(hitSteps(post, search))
  expect(withReplaced(post, hits, '', search).content.content).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: 'dál', marks: [{ type: 'link', attrs: { href: '//' } }] }] },
  ])
  expect(rt('**bonus**')).toHaveLength(1)
})

test('what it makes of a post is a post', () => {
  const { references, ...rest } = replaced('bonus', 'prémie', ['titles', 'texts', 'blocks', 'alts'])
  expect(PostInput.safeParse({ ...rest, references }).error).toBeUndefined()
  expect(rest).toMatchObject({ title: 'Prémie bez vkladu', slug: 'bonus-bez-vkladu', metaTag: { keyword: 'bonus' } })
  expect(references.data[0]).toEqual({ title: 'O prémieu', url: 'https://example.cz/bonus' })
  expect(rest.tableContent.data[0]?.title).toBe('Jaký prémie')
})
