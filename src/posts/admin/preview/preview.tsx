import { preview as previewWord } from '#ui/admin/messages.ts'
import { Drawer } from '@mantine/core'
import { useDebouncedValue, useMounted } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PostInput } from '#posts/schema.ts'
import { PreviewPane } from '#ui/admin/preview/preview-pane.tsx'
import { api } from '#records/admin/api/client.ts'
import css from './preview.module.css'

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

/** Where there is no room beside the form. */
export const PreviewDrawer = ({ isOpen, ...preview }: PreviewProps & { isOpen: boolean }) => (
  <Drawer.Root opened={useMounted() && isOpen} onClose={preview.onClose} position="right" size="100%" padding={0}>
    <Drawer.Content aria-label={previewWord()}>
      <Drawer.Body className={css.drawer}>
        <Preview {...preview} />
      </Drawer.Body>
    </Drawer.Content>
  </Drawer.Root>
)

const DELAY_MS = 800

function usePreview(values: PostInput, id: string | undefined) {
  const [written] = useDebouncedValue(values, DELAY_MS)
  const { data, isError, refetch } = useQuery({
    queryKey: ['preview', id, written],
    queryFn: ({ signal }) =>
      api.post('/posts/preview', { body: { ...written, ...(id ? { id } : {}) }, signal, isQuiet: true }),
    placeholderData: keepPreviousData,
    // Not cached: the shown casinos may have changed, too.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return { html: data, isFailed: isError, tryAgain: () => void refetch() }
}
