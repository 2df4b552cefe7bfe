import { usePreview } from '#posts/admin/preview/use-preview.ts'
import type { PostInput } from '#posts/schema.ts'
import { PreviewPane } from '#ui/admin/preview/preview-pane.tsx'

interface PreviewProps {
  values: PostInput
  id: string | undefined
  /** Address of the published page; undefined if it is not published. */
  publicPath: string | undefined
  onClose: () => void
}

export const Preview = ({ values, id, publicPath, onClose }: PreviewProps) => (
  <PreviewPane {...usePreview(values, id)} publicPath={publicPath} onClose={onClose} />
)
