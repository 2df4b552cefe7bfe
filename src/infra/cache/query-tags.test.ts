import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TaggedTables, tagsOfQuery } from '#infra/cache/query-tags.server.ts'

const db = new Kysely<any>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
})

const TABLES: TaggedTables = {
  casino: { kind: 'casino', id: 'id' },
  media: { kind: 'media', id: 'id' },
  casinoMethod: { kind: 'casino', id: 'casinoId' },
  writer: { kind: 'writer', id: 'id' },
  post: { kind: 'post', id: 'id', lookups: [['slug'], ['category', 'writer'], ['writer'], ['category']] },
}

interface Query {
  toOperationNode: () => Parameters<typeof tagsOfQuery>[0]
}

function read(query: Query, ...rows: Record<string, unknown>[]) {
  const { tags, fromRows, covered } = tagsOfQuery(query.toOperationNode(), TABLES)
  const ofRows = fromRows.flatMap((tagOf) => rows.flatMap((row) => tagOf(row) ?? []))
  return { tags: [...tags, ...ofRows], covered: Object.fromEntries(covered) }
}

const casinos = db.selectFrom('casino').select(['casino.id', 'casino.logo'])
const withLogo = casinos.leftJoin('media', (join) =>
  join.onRef('media.id', '=', 'casino.logo').on('media.isDeleted', '=', 0),
)
const posts = db.selectFrom('post').selectAll()

test.each<[string, Query, string[]]>([
  ['one id', casinos.where('id', '=', '1'), ['casino:1']],
  ['several ids', casinos.where('casino.id', 'in', ['1', '2']), ['casino:1', 'casino:2']],
  ['an id and more', casinos.where('id', '=', '1').where('isDeleted', '=', 0), ['casino:1']],
  ['a list of ids', db.selectFrom('casinoMethod').where('casinoId', '=', '1').selectAll(), ['casino:1']],
  ['a slug', posts.where('slug', '=', 'lev').where('category', '=', 'Recenze'), ['post@slug:lev']],
  ['a category', posts.where('category', '=', 'Recenze'), ['post@category:Recenze']],
  [
    'the most exact lookup',
    posts.where('writer', '=', 'w').where('category', 'in', ['/', 'Autor']),
    ['post@category,writer:/,w', 'post@category,writer:Autor,w'],
  ],
  [
    'an expression joined by AND',
    posts.where((eb) => eb.and([eb('slug', '=', 'lev'), eb('isActive', '=', 1)])),
    ['post@slug:lev'],
  ],
  ['a table under another name', db.selectFrom('casino as c').where('c.id', '=', '1').selectAll(), ['casino:1']],
])('%s is known from the query', (_, query, tags) => {
  expect(read(query).tags).toEqual(tags)
})

test.each<[string, Query]>([
  ['all of them', casinos],
  ['a condition on something else', casinos.where('rating', '>', 5)],
  ['one id or another condition', casinos.where((eb) => eb.or([eb('id', '=', '1'), eb('rating', '>', 5)]))],
  ['all but one', casinos.where('id', '<>', '1')],
  ['ids of a subquery', casinos.where('id', 'in', db.selectFrom('casinoMethod').select('casinoId'))],
  ['an id without its table, where there are two', withLogo.where('id', '=', '1').orderBy('media.width')],
  ['plain SQL', casinos.where(sql<boolean>`id = '1'`)],
])('%s does not restrict the dependencies', (_, query) => {
  expect(read(query)).toEqual({ tags: [], covered: {} })
})

test('a left join by id depends on the rows it returned', () => {
  const rows = [{ logo: 'm1' }, { logo: null }]
  const query = withLogo.where('casino.id', 'in', ['1', '2'])
  expect(read(query, ...rows)).toEqual({ tags: ['casino:1', 'casino:2', 'media:m1'], covered: { casino: 1, media: 1 } })
  const renamed = db.selectFrom('casino').leftJoin('media', 'media.id', 'casino.logo').select('casino.logo as picture')
  expect(read(renamed, { picture: 'm2' }).tags).toEqual(['media:m2'])
  const all = db.selectFrom('casino').leftJoin('media', 'media.id', 'casino.logo').selectAll('casino')
  expect(read(all, { logo: 'm3' }).tags).toEqual(['media:m3'])
})

test('a left join by a lookup, too', () => {
  const query = db
    .selectFrom('writer')
    .leftJoin('post', (join) => join.onRef('post.writer', '=', 'writer.id').on('post.category', '=', 'Autor'))
    .where('writer.id', 'in', ['w'])
    .select(['writer.id', 'post.slug'])
  expect(read(query, { id: 'w', slug: null }).tags).toEqual(['writer:w', 'post@category,writer:Autor,w'])
})

test.each<[string, Query]>([
  ['leaves rows out', casinos.innerJoin('media', 'media.id', 'casino.logo')],
  ['is asked about', withLogo.where('media.width', '>', 100)],
  ['decides the order', withLogo.orderBy('media.width')],
  [
    'is counted',
    db.selectFrom('casino').leftJoin('media', 'media.id', 'casino.logo').select(db.fn.count('media.id').as('n')),
  ],
  ['comes in groups', withLogo.groupBy('casino.id')],
])('rows do not show what was read when the joined table %s', (_, query) => {
  expect(read(query, { logo: 'm1', id: '1' }).covered).toEqual({})
})
