import { expect, test } from 'vitest'
import { mismatches, type Schemas } from '#testing/json-schema.ts'

const schemas: Schemas = {
  Card: {
    type: 'object',
    properties: { title: { type: 'string', minLength: 2 }, rating: { anyOf: [{ type: 'number' }, { type: 'null' }] } },
    required: ['title'],
  },
  List: { type: 'array', maxItems: 2, items: { $ref: '#/components/schemas/Card' } },
  Words: {
    type: 'object',
    propertyNames: { type: 'string', pattern: '^[a-z]+$' },
    additionalProperties: { type: 'string' },
  },
  Maybe: { type: 'object', properties: { flag: { type: ['boolean', 'null'] }, count: { type: 'integer' } } },
  Loose: { type: 'object', properties: { type: { type: 'string', const: 'doc' } }, additionalProperties: {} },
}

test.each<[string, unknown, string[]]>([
  ['Card', { title: 'Lev', rating: 9.4 }, []],
  ['Card', { title: 'Lev', rating: null }, []],
  ['Card', { title: 'Lev', id: '1' }, ['/id is not in the document']],
  ['Card', { rating: 1 }, ["/ must have required property 'title'"]],
  ['Card', { title: 'L' }, ['/title must NOT have fewer than 2 characters']],
  ['List', [{ title: 'Lev' }, { title: 'Kapr', passwordHash: 'x' }], ['/1/passwordHash is not in the document']],
  ['List', [{ title: 'Lev' }, { title: 'Kapr' }, { title: 'Sova' }], ['/ must NOT have more than 2 items']],
  ['Words', { jedna: 'x' }, []],
  ['Words', { jedna: 1 }, ['/jedna must be string']],
  ['Loose', { type: 'doc', content: [] }, []],
  ['Loose', { type: 'jiný' }, ['/type must be equal to constant']],
  ['Maybe', { flag: null, count: 3 }, []],
  ['Maybe', { flag: 1, count: 3.5 }, ['/flag must be boolean,null', '/count must be integer']],
])('%s %j', (name, value, expected) => {
  expect(mismatches(schemas, { $ref: `#/components/schemas/${name}` }, value)).toEqual(expected)
})

test('an unknown keyword or schema is an error, not a pass', () => {
  expect(() => mismatches(schemas, { atMost: 2 }, 3)).toThrow('atMost')
  expect(() => mismatches(schemas, { $ref: '#/components/schemas/Nic' }, 3)).toThrow('Nic')
})
