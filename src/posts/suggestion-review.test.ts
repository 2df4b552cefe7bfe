import { emptyPost } from '#posts/empty-post.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { block, h2, p, page, type Part, ul } from '#posts/content/build.ts'
import { isSoundBlock } from '#posts/content/sound-block.ts'
import { postMergeGroups } from '#posts/merge-groups.ts'
import type { PostInput } from '#posts/schema.ts'
import { accepting, isSamePlace, reviewSteps, togetherSteps, undecided } from '#records/changes/suggestions.ts'
import { changedFields, withChange } from '#records/changes/waiting-change.ts'
import { atOnce } from '#shared/steps.ts'

const POST_MERGE_GROUPS = postMergeGroups(isSoundBlock)

const post = (...parts: Part[]): PostInput => ({ ...emptyPost(), title: 'Recenze', ...page(...parts) })
const review = (live: PostInput, change: Parameters<typeof reviewSteps>[1]) =>
  atOnce(reviewSteps(live, change, POST_MERGE_GROUPS))
const suggest = (base: PostInput, suggested: PostInput) => changedFields(base, suggested, POST_MERGE_GROUPS)
const changed = (base: PostInput, suggested: PostInput, live = base) => review(live, suggest(base, suggested))
const kindsIn = ({ suggestions }: ReturnType<typeof review>) => suggestions.map(({ name, kind }) => `${name} ${kind}`)
const namesIn = ({ suggestions }: ReturnType<typeof review>) => suggestions.map(({ name }) => name)

const base = post(h2('Výplaty'), p('První věta odstavce.'), p('Druhá věta odstavce.'), p('Úplně jiný konec textu.'))

test('each paragraph, block and field is a suggestion of its own', () => {
  const suggested = {
    ...post(
      h2('Výplaty'),
      p('První opravená věta odstavce.'),
      p('Zcela nový odstavec přibyl tady.'),
      p('Druhá věta odstavce.'),
      block('prosConsPosts', 'klady', { source: 'manual', pros: ['Rychlé výplaty'], cons: [] }),
    ),
    title: 'Lepší recenze',
  }
  const found = changed(base, suggested)
  expect(kindsIn(found)).toEqual([
    'content.0 changed',
    'content.1 added',
    'content.2 removed',
    'content.3 added',
    'title changed',
  ])
  const [first] = found.suggestions
  expect([first?.live, first?.suggested]).toMatchObject([
    { content: post(p('První věta odstavce.')).content },
    { content: post(p('První opravená věta odstavce.')).content },
  ])
  const some = accepting(found, ['content.0', 'content.3'])
  expect(some.title).toBe('Recenze')
  expect(some.content.content.map(({ type }) => type)).toEqual([
    'heading',
    'paragraph',
    'paragraph',
    'paragraph',
    'shortcode',
  ])
  expect(some.shortcodesConfig).toEqual(suggested.shortcodesConfig)
})

test('a moved paragraph is one suggestion, with what was changed in it', () => {
  const [one, two, three] = ['První odstavec je tady.', 'Druhý odstavec je tady.', 'Třetí odstavec je tady dole.']
  const live = post(p(one ?? ''), p(two ?? ''), p(three ?? ''))
  const found = changed(live, post(p('Třetí odstavec je tady nahoře.'), p(one ?? ''), p(two ?? '')))
  expect(found.suggestions).toMatchObject([{ kind: 'moved', from: 2, at: 0 }])
  expect(accepting(found, []).content).toEqual(live.content)
})

test('the text that moved on meanwhile: the rest is applied, the same place is outdated', () => {
  const suggested = post(
    h2('Výplaty'),
    p('První věta odstavce podle Jany.'),
    p('Druhá věta odstavce podle Jany.'),
    p('Úplně jiný konec textu.'),
  )
  const live = post(
    h2('Výplaty'),
    p('První věta odstavce, živá.'),
    p('Druhá věta odstavce.'),
    p('Úplně jiný konec textu.'),
    p('Dodatek.'),
  )
  const found = changed(base, suggested, live)
  expect(found.suggestions.map(({ isOutdated }) => isOutdated)).toEqual([true, false])
  const [outdated] = found.suggestions
  expect(outdated?.base).toMatchObject({ content: post(p('První věta odstavce.')).content })
  // Decided on the other one, it still waits and is still outdated.
  const next = accepting(found, ['content.1'])
  const rest = review(next, undecided(found, { accepted: ['content.1'], refused: [] }, POST_MERGE_GROUPS))
  expect(rest.suggestions).toMatchObject([{ kind: 'changed', isOutdated: true }])
  expect(accepting(rest, namesIn(rest)).content).toEqual(
    post(
      h2('Výplaty'),
      p('První věta odstavce podle Jany.'),
      p('Druhá věta odstavce podle Jany.'),
      p('Úplně jiný konec textu.'),
      p('Dodatek.'),
    ).content,
  )
})

test('what the live text has lost can still be read, and taken', () => {
  const suggested = post(
    h2('Výplaty'),
    p('První věta odstavce podle Jany.'),
    p('Druhá věta odstavce.'),
    p('Úplně jiný konec textu.'),
  )
  const live = post(h2('Výplaty'), p('Druhá věta odstavce.'), p('Úplně jiný konec textu.'))
  const found = changed(base, suggested, live)
  expect(found.suggestions).toMatchObject([{ kind: 'added', isOutdated: true }])
  expect(undecided(found, { accepted: [], refused: [] }, POST_MERGE_GROUPS).base).toMatchObject({
    content: { content: [{ type: 'heading' }, { content: [{ text: 'První věta odstavce.' }] }, {}, {}] },
  })
  expect(undecided(found, { accepted: [], refused: ['content.0'] }, POST_MERGE_GROUPS)).toEqual({ base: {}, data: {} })
})

test('two colleagues: other places are joined, the same place is either one', () => {
  const jana = changed(
    base,
    post(h2('Výplaty'), p('První věta odstavce podle Jany.'), p('Druhá věta odstavce.'), p('Úplně jiný konec textu.')),
  )
  const petr = changed(
    base,
    post(
      h2('Výplaty'),
      p('První věta odstavce podle Petra.'),
      p('Druhá věta odstavce.'),
      p('Úplně jiný konec textu.'),
      p('Petrův dodatek.'),
    ),
  )
  const [hers] = jana.suggestions
  const [his, added] = petr.suggestions
  if (!hers || !his || !added) throw new Error('There are three suggestions.')
  expect([isSamePlace(hers, his), isSamePlace(hers, added)]).toEqual([true, false])
  const together = (...versions: PostInput[]) => atOnce(togetherSteps(base, versions, POST_MERGE_GROUPS))
  const both = together(accepting(jana, namesIn(jana)), accepting(petr, [added.name]))
  expect(both).toMatchObject({
    conflicting: [],
    values: {
      content: post(
        h2('Výplaty'),
        p('První věta odstavce podle Jany.'),
        p('Druhá věta odstavce.'),
        p('Úplně jiný konec textu.'),
        p('Petrův dodatek.'),
      ).content,
    },
  })
  expect(together(accepting(jana, namesIn(jana)), accepting(petr, namesIn(petr))).conflicting).toHaveLength(1)
  // His sentence still waits, and says that hers stands there now.
  const rest = review(both.values, undecided(petr, { accepted: [added.name], refused: [] }, POST_MERGE_GROUPS))
  expect(rest.suggestions).toMatchObject([{ kind: 'changed', isOutdated: true }])
})

const words = fc.array(fc.constantFrom('výplata', 'bonus', 'lhůta', 'karta', 'podpora', 'limit'), {
  minLength: 1,
  maxLength: 5,
})
const part: fc.Arbitrary<Part> = fc.oneof(
  { weight: 6, arbitrary: words.map((all) => p(all.join(' '))) },
  words.map((all) => ul(...all)),
  fc
    .constantFrom('klady', 'souhrn')
    .chain((id) => words.map((all) => block('prosConsPosts', id, { source: 'manual', pros: all, cons: [] }))),
)
const idOf = (each: Part) => ('node' in each ? JSON.stringify(each.node) : each)
const text = fc
  .record({
    parts: fc.uniqueArray(part, { selector: idOf, maxLength: 7 }),
    title: fc.constantFrom('Recenze', 'Test'),
    breadcrumbTitle: fc.constantFrom('', 'Drobek'),
  })
  .map(({ parts, ...fields }) => ({ ...post(...parts), ...fields }))

test('for any two texts: all accepted is what was suggested, all refused is what stands, in any order', () => {
  fc.assert(
    fc.property(text, text, fc.infiniteStream(fc.boolean()), (live, suggested, coins) => {
      const found = changed(live, suggested)
      const names = namesIn(found)
      expect(new Set(names).size).toBe(names.length)
      expect(accepting(found, names)).toEqual(suggested)
      expect(accepting(found, [])).toEqual(live)
      const some = names.filter(() => coins.next().value)
      expect(accepting(found, some.toReversed())).toEqual(accepting(found, some))
      // Saved in between: the rest waits, and accepted later it is the same text.
      const between = accepting(found, some)
      const rest = undecided(found, { accepted: some, refused: [] }, POST_MERGE_GROUPS)
      expect(withChange(between, rest, POST_MERGE_GROUPS)).toMatchObject({ conflicting: [], values: suggested })
      const refused = names.filter((name) => !some.includes(name))
      expect(undecided(found, { accepted: some, refused }, POST_MERGE_GROUPS)).toEqual({ base: {}, data: {} })
    }),
  )
})

test('for any three texts: nothing that was suggested is lost while the live one moves on', () => {
  fc.assert(
    fc.property(text, text, text, fc.infiniteStream(fc.boolean()), (before, suggested, live, coins) => {
      const found = changed(before, suggested, live)
      const all = withChange(live, suggest(before, suggested), POST_MERGE_GROUPS).values
      expect(accepting(found, namesIn(found)).content).toEqual(all.content)
      const refused = namesIn(found).filter(() => coins.next().value)
      const rest = undecided(found, { accepted: [], refused }, POST_MERGE_GROUPS)
      const kept = accepting(
        found,
        namesIn(found).filter((name) => !refused.includes(name)),
      )
      expect(withChange(live, rest, POST_MERGE_GROUPS).values.title).toBe(kept.title)
    }),
  )
})
