import { usePreview } from '#posts/admin/preview/use-preview.ts'
import type { PostInput } from '#posts/schema.ts'
import { PreviewPane } from '#ui/admin/preview/preview-pane.tsx'

interface PreviewProps {
  values: PostInput
  id: string | undefined
  /** Where the published page is; missing when visitors do not see it. */
  publicPath: string | undefined
  onClose: () => void
}

/** The real page of what is being written. */
export const Preview = ({ values, id, publicPath, onClose }: PreviewProps) => (
  <PreviewPane {...usePreview(values, id)} publicPath={publicPath} onClose={onClose} />
)
