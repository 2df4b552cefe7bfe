import { Paper, Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { label } from '#entities/licence/messages.ts'
import type { LicenceOwner } from '#entities/licence/admin/licences-panel.tsx'
import { lazyPart } from '#ui/admin/lazy-part.tsx'

const LicencesPanel = lazyPart(async () => (await import('#entities/licence/admin/licences-panel.tsx')).LicencesPanel)

export const LicencesGroup = (owner: LicenceOwner) => (
  <Paper withBorder radius="lg" p={20} component="section" data-group={label()} data-path="licences" tabIndex={-1}>
    <Suspense fallback={<Skeleton height={90} />}>
      <LicencesPanel {...owner} />
    </Suspense>
  </Paper>
)
