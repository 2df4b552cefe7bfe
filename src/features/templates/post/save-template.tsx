import { NameDialog } from '#features/templates/admin/name-dialog.tsx'
import * as m from '#features/templates/messages.ts'
import type { BlocksTemplate } from '#features/templates/post/fields.ts'
import { api } from '#records/admin/api/client.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

interface SaveTemplateProps {
  from: { postId: string } | { text: BlocksTemplate }
  name?: string
  onClose: () => void
}

export const SaveTemplate = ({ from, name = '', onClose }: SaveTemplateProps) => (
  <NameDialog
    title={m.saveTitle()}
    lead={'postId' in from ? m.saveLead() : m.saveBlocksLead()}
    name={name}
    action={m.save()}
    onSend={async (typed) => {
      await api.post('/templates', { body: { ...from, name: typed } })
      notify.success(SUCCESS.completed)
    }}
    onClose={onClose}
  />
)
