import { Button } from '@mantine/core'
import { Link } from 'react-router'
import * as m from '#admin/messages.ts'
import { Screen } from '#ui/admin/screen.tsx'

export default function NotFound() {
  return (
    <Screen title={m.notFound()}>
      <p>{m.noSuchScreen()}</p>
      <Button component={Link} to="/admin/posts">
        {m.backToPosts()}
      </Button>
    </Screen>
  )
}
