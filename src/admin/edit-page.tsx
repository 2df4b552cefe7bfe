import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useSearchParams } from 'react-router'
import { rich } from '#ui/admin/words/rich.tsx'
import * as m from '#admin/messages.ts'
import { postScreen } from '#posts/admin/screen.ts'
import { isNotFound } from '#records/admin/api/api-error.ts'
import { api } from '#records/admin/api/client.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { editPathOf } from '#records/admin/resource.ts'
import { Screen } from '#ui/admin/screen.tsx'

/** Target of the “Edit” link on public pages: redirects to the post at that path. */
export default function EditPage() {
  const [search] = useSearchParams()
  const path = search.get('path') ?? ''
  const { data, isPending, isError, error, isFetching, refetch } = useQuery({
    queryKey: ['edit-page', path],
    queryFn: () => findPost(path),
  })
  if (isPending) return <Skeleton height={400} m={24} role="status" aria-label={m.loading()} />
  if (data) return <Navigate to={editPathOf(postScreen, data.id)} replace />
  if (isError) {
    return <ReadFailure title={m.pageNotLookedUp()} error={error} onTryAgain={refetch} isTrying={isFetching} m={24} />
  }
  return (
    <Screen title={m.notOfPost()}>
      <p>{rich(m.madeBySite, { path: <code>{path}</code> })}</p>
      <Button component={Link} to={postScreen.path}>
        {m.allPosts()}
      </Button>
    </Screen>
  )
}

async function findPost(path: string): Promise<{ id: string } | null> {
  try {
    return await api.get('/post-at', { query: { path }, isQuiet: true })
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
