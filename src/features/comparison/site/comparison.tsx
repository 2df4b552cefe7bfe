import { loadBenchmark } from '#entities/casino/benchmark.server.ts'
import type { Services } from '#records/services.server.ts'
import type { Choice } from '#features/comparison/site/choice.ts'
import { ComparePage, titleOf } from '#features/comparison/site/compare-page.tsx'
import { loadChoosable, loadCompared } from '#features/comparison/site/offers.server.ts'
import { namesOf, problemWords } from '#features/comparison/site/words.ts'
import { loadBookField } from '#features/complaints/sums.server.ts'
import { loadField } from '#features/voices/sums.server.ts'
import type { Page } from '#site/page.ts'

interface Head {
  path: string
  robots?: string
}

/** The comparison page, shared by both of its routes. */
export async function comparison(
  { db, env, now }: Services,
  { kind, offers, problems }: Pick<Choice, 'kind' | 'problems'> & { offers: readonly { id: string }[] },
  head: Head,
): Promise<Page> {
  const ids = offers.map(({ id }) => id)
  const [compared, others, field, voiceField, bookField] = await Promise.all([
    loadCompared(db, kind, ids, now()),
    loadChoosable(db, kind, now()),
    kind === 'casino' ? loadBenchmark(db, now()) : null,
    loadField(db, `${kind}s`, now()),
    loadBookField(db, `${kind}s`, now()),
  ])
  const main = (
    <ComparePage
      kind={kind}
      offers={compared}
      {...{ field, voiceField, bookField }}
      others={others}
      problems={problemWords(problems)}
    />
  )
  const names = namesOf(compared.map(({ facts }) => facts.title))
  return {
    sheet: 'comparison',
    main,
    head: {
      ...head,
      title: `${titleOf(compared)} – ${env.SITE_NAME}`,
      description: `${names} vedle sebe: v čem se liší, naměřené výplaty proti slibu, podmínky bonusů a kdy jsme každý údaj ověřili.`,
    },
  }
}
