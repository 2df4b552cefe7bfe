import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Screen } from '#ui/admin/screen.tsx'

export default function NotFound() {
  return (
    <Screen title="Page not found">
      <p>There is no such screen. Perhaps the record was deleted, or the address has a mistake in it.</p>
      <Button component={Link} to="/admin/posts">
        Back to posts
      </Button>
    </Screen>
  )
}
