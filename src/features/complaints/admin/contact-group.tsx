import { Paper, Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import type { ContactPanelProps } from '#features/complaints/admin/contact-panel.tsx'
import { contactForComplaints } from '#features/complaints/admin/messages.ts'
import { isEditor } from '#records/admin/api/user.ts'
import { lazyPart } from '#ui/admin/lazy-part.tsx'

const ContactPanel = lazyPart(async () => (await import('#features/complaints/admin/contact-panel.tsx')).ContactPanel)

/** In the form of a casino or a bookmaker; contributors know nothing of complaints. */
export const ContactGroup = (offer: ContactPanelProps) =>
  isEditor() && (
    <Paper
      withBorder
      radius="lg"
      p={20}
      component="section"
      aria-label={contactForComplaints()}
      data-group={contactForComplaints()}
      tabIndex={-1}
    >
      <Suspense fallback={<Skeleton height={90} />}>
        <ContactPanel {...offer} />
      </Suspense>
    </Paper>
  )
