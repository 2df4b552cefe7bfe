import { type ComponentProps, Suspense } from 'react'
import type BulkBar from '#records/admin/list/bulk-bar.tsx'
import type BulkOutcome from '#records/admin/list/bulk-outcome.tsx'
import { lazyPart } from '#ui/admin/lazy-part.tsx'
import css from './list.module.css'

export const loadBulk = () => import('#records/admin/list/bulk-bar.tsx')
const Bar = lazyPart(loadBulk)
const Outcome = lazyPart(() => import('#records/admin/list/bulk-outcome.tsx'))

/** In place of the toolbar while records are chosen. */
export const LateBulkBar = (props: ComponentProps<typeof BulkBar>) => (
  <Suspense fallback={<div className={css.bulk} />}>
    <Bar {...props} />
  </Suspense>
)

export const LateBulkOutcome = (props: ComponentProps<typeof BulkOutcome>) => (
  <Suspense>
    <Outcome {...props} />
  </Suspense>
)
