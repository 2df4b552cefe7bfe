import type { Actor } from '#records/actor.ts'
import { casinoId, postId } from '../ids.ts'
import { actorFor, KLARA, MATEJ } from './people.ts'
import type { Times } from './times.ts'

export interface DemoChange {
  id: string
  collection: 'posts' | 'casinos'
  recordId: string
  title: string
  publishAt: string | null
  by: Actor
  at: string
  change: Record<string, unknown>
}

/** Neither touches a figure that another text repeats. */
export const demoWaitingChanges = ({ at }: Times): DemoChange[] => [
  {
    id: 'demo-change-limity',
    collection: 'posts',
    recordId: postId('limity-ktere-funguji'),
    title: 'Kratší titulek',
    publishAt: null,
    by: actorFor(MATEJ),
    at: at(-1, 13),
    change: { title: 'Limity, které fungují: nastavte si je předem' },
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
