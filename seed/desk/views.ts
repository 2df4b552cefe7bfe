import type { StoredView } from '#shared/schema/saved-view.ts'
import { KLARA } from './people.ts'
import type { Times } from './times.ts'

const shared = (id: string, list: string, name: string, query: string, at: string): StoredView => ({
  id: `demo-view-${id}`,
  list,
  name,
  query,
  isShared: true,
  ownerId: KLARA.id,
  ownerName: KLARA.name,
  createdAt: at,
  updatedAt: at,
})

export const demoViews = ({ at }: Times): StoredView[] => [
  shared('schvaleni', 'posts', 'Ke schválení', 'stage=ready', at(-20, 10)),
  shared('opravit', 'posts', 'Zveřejněné, ale s chybou', 'check=any&status=published', at(-20, 10.1)),
  shared('nejlepsi', 'casinos', 'Podle hodnocení', 'sort=-rating', at(-20, 10.2)),
]
