import { emptyPost } from '#posts/empty-post.ts'
import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { archiveRecord, deleteRecord, updateRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { posts } from '#posts/collection.server.ts'
import { h2, p, page, ul } from '#posts/content/build.ts'
import { searchPosts } from '#posts/search.server.ts'
import { build } from '#testing/build.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const november = new Date('2026-11-15T12:00:00Z')
const find = async (query: string) => (await searchPosts(db, query, november)).map((hit) => hit.title)
const write = (title: string, ...texts: string[]) => build.post(db, { title, ...page(...texts.map(p)) })

test('ignores diacritics and case, in the page and in the query', async () => {
  await write('Žluťoučký kůň', 'Úpěl ďábelské ódy.')
  for (const query of [
    'žluťoučký',
    'zlutoucky',
    'ŽLUŤOUČKÝ KŮŇ',
    'kun',
    'ĎÁBELSKÉ',
    'dabelske',
    'zlutoucky'.normalize('NFD'),
  ]) {
    expect(await find(query)).toEqual(['Žluťoučký kůň'])
  }
  expect(await find('žluťoučký'.normalize('NFD'))).toEqual(['Žluťoučký kůň'])
})

test('matches the beginning of a word, not its middle', async () => {
  await write('Vyplácení výher', 'Peníze na účtu.')
  expect(await find('vypl')).toEqual(['Vyplácení výher'])
  expect(await find('v')).toContain('Vyplácení výher')
  expect(await find('placení')).toEqual([])
})

test('requires all words, in any order, in the title or in the text', async () => {
  await write('Porovnání sázkovek', 'Kurzy na fotbal a tenis.')
  await write('Porovnání her', 'Jen automaty.')
  expect(await find('fotbal porovnání')).toEqual(['Porovnání sázkovek'])
  expect(await find('porovnání hokej')).toEqual([])
})

test('a match in the title ranks above any number of matches in the text', async () => {
  await write('O něčem jiném', 'trezor '.repeat(200))
  await write('Trezor', 'Krátce.')
  await write('Ještě jinak', 'Jeden trezor na konci dlouhého textu o bezpečnosti, limitech a hlídání výdajů.')
  expect((await find('trezor'))[0]).toBe('Trezor')
  expect(await find('trezor')).toHaveLength(3)
})

test('searches every part of the text: headings, lists, line breaks, the description', async () => {
  await build.post(db, {
    title: 'Rozbor',
    metaTag: { ...emptyPost().metaTag, description: 'Popisek zvaný anotace.' },
    ...page(h2('Mezititulek'), p('konec\nzačátek'), ul('odrážka', 'podruhé')),
  })
  for (const query of ['anotace', 'mezititulek', 'začátek', 'konec', 'odrážka', 'podruhé']) {
    expect(await find(query)).toEqual(['Rozbor'])
  }
})

test('finds numbers and joined words by their parts on both databases', async () => {
  await write(
    'Podpora nonstop',
    'Otevřeno 24/7, skóre 9,4, verze 1.5, kasino-bonus, www.priklad.cz, info@kasinko.cz, -42',
  )
  for (const query of [
    '24/7',
    '24',
    '9,4',
    '1.5',
    'bonus',
    'priklad',
    'www.priklad.cz',
    'kasinko',
    'info@kasinko.cz',
    '42',
  ]) {
    expect(await find(`nonstop ${query}`)).toEqual(['Podpora nonstop'])
  }
})

test.each([
  '"',
  "'",
  '*',
  '(',
  ')',
  '-',
  ':',
  '&',
  '|',
  '!',
  '\\',
  '%',
  '_',
  '<->',
  'NEAR',
  'AND',
  'OR NOT',
  ';--',
  '\u0000',
])('odd characters do not break the search: %j', async (odd) => {
  await expect(find(odd)).resolves.toBeInstanceOf(Array)
  await expect(find(`${odd}kůň${odd}`)).resolves.toBeInstanceOf(Array)
  await expect(find(`kůň ${odd} ódy`)).resolves.toBeInstanceOf(Array)
})

test('ignores quotes, asterisks and brackets around a word', async () => {
  for (const query of ['"kůň"', 'kůň*', '(kůň)', "'kůň'", '-kůň', 'kůň:*', 'title:kůň'.replace('title:', ':')]) {
    expect(await find(query)).toEqual(['Žluťoučký kůň'])
  }
})

test('an empty query has no results; only the first eight words of a long query count', async () => {
  expect(await find('')).toEqual([])
  expect(await find('   ')).toEqual([])
  expect(await find('???')).toEqual([])
  expect(await find(`${'kun '.repeat(8)} nesmysl`)).toEqual(['Žluťoučký kůň'])
})

test('drafts and archived posts are not found, and changes are reflected at once', async () => {
  const post = await build.post(db, { title: 'Tajemství', isActive: false })
  expect(await find('tajemství')).toEqual([])
  const live = await updateRecord(db, posts, post.id, { ...inputOf(posts, post), isActive: true }, 1, SYSTEM)
  expect(await find('tajemství')).toEqual(['Tajemství'])
  await updateRecord(db, posts, post.id, { ...inputOf(posts, live), title: 'Odhalení' }, 2, SYSTEM)
  expect(await find('tajemství')).toEqual([])
  expect(await find('odhalení')).toEqual(['Odhalení'])
  await archiveRecord(db, posts, post.id, SYSTEM)
  expect(await find('odhalení')).toEqual([])
  await deleteRecord(db, posts, post.id, SYSTEM)
  expect(await find('odhalení')).toEqual([])
})

test('a hit has its path and description, with month tokens replaced', async () => {
  const writer = await build.writer(db)
  await build.post(db, {
    title: 'Zkouška měsíce currentM currentY',
    slug: 'zkouska',
    category: 'Recenze',
    writer: writer.id,
    metaTag: { ...emptyPost().metaTag, description: 'Stav: currentMA' },
  })
  expect(await searchPosts(db, 'zkouška měsíce', november)).toEqual([
    {
      title: 'Zkouška měsíce listopad 2026',
      path: '/recenze/zkouska/',
      category: 'Recenze',
      isPage: false,
      description: 'Stav: lis',
      updatedAt: expect.stringMatching(/Z$/),
      date: expect.stringMatching(/Z$/),
    },
  ])
})

test('casinos, writers and pictures are not found on the site', async () => {
  await build.casino(db, { title: 'Neveřejný záznam' })
  await build.media(db, { title: 'Neveřejný záznam' })
  expect(await find('neveřejný')).toEqual([])
})

test('returns at most twenty hits', async () => {
  for (let number = 0; number < 22; number++) await write(`Hromadný ${number}`, 'Text.')
  expect(await find('hromadný')).toHaveLength(20)
})

test('below the title matches, ranks by the share of the words in the text', async () => {
  await write('Mnoho řečí', `Jednou odpočinek. ${'Jiná slova o něčem docela jiném. '.repeat(60)}`)
  await write('K věci', 'Odpočinek, zase odpočinek a ještě jednou odpočinek.')
  await write('Půl na půl: odpočinek', 'Krátce.')
  await write('Novější řeči', `Jednou odpočinek. ${'Jiná slova o něčem docela jiném. '.repeat(90)}`)
  expect(await find('odpočinek')).toEqual(['Půl na půl: odpočinek', 'K věci', 'Mnoho řečí', 'Novější řeči'])
})
