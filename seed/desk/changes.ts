import { p } from '#posts/content/build.ts'
import type { Actor } from '#records/actor.ts'
import limits from '../articles/limity-ktere-funguji.ts'
import { casinoId, postId } from '../ids.ts'
import { actorFor, KLARA, MATEJ } from './people.ts'
import type { Times } from './times.ts'

interface DemoChange {
  id: string
  collection: 'posts' | 'casinos'
  recordId: string
  title: string
  publishAt: string | null
  by: Actor
  at: string
  change: Record<string, unknown>
}

const WITH_TIP = limits.input.content.content.flatMap((node, at) => {
  if (at === 2) return [p('Kasina nabízejí tři základní limity. Každý hlídá něco jiného, a proto si nastavte všechny.')]
  if (at !== 5) return [node]
  return [
    node,
    p(
      'Nejdřív si projděte výpisy za poslední tři měsíce. Kolik jste za hraní utratili, si skoro každý pamatuje jinak.',
    ),
  ]
})

/** Neither touches a figure that another text repeats. */
export const demoWaitingChanges = ({ at }: Times): DemoChange[] => [
  {
    id: 'demo-change-limity',
    collection: 'posts',
    recordId: postId('limity-ktere-funguji'),
    title: 'Kratší titulek a tip k částce',
    publishAt: null,
    by: actorFor(MATEJ),
    at: at(-1, 13),
    change: { title: 'Limity, které fungují: nastavte si je předem', content: { type: 'doc', content: WITH_TIP } },
  },
  {
    id: 'demo-change-liska',
    collection: 'casinos',
    recordId: casinoId('lesni-liska'),
    title: 'Nový štítek od příštího týdne',
    publishAt: at(5, 7),
    by: actorFor(KLARA),
    at: at(-2, 9),
    change: { ribbon: 'Nejsvižnější mobil' },
  },
]
