import { Button } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { findAndReplace } from '#features/replace/messages.ts'
import { Icon } from '#ui/admin/icon.tsx'

/** In the posts that the list shows: filters have the same names there. */
export function ReplaceButton() {
  const { search } = useLocation()
  return (
    <Button
      component={Link}
      to={`/admin/posts/replace${search}`}
      variant="default"
      leftSection={<Icon name="search" size={16} />}
    >
      {findAndReplace()}
    </Button>
  )
}
