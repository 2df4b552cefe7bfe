import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Screen } from '#ui/admin/screen.tsx'

/** In place of a screen that contributors do not see, reached by a link or an old bookmark. */
export const ForEditors = ({ screen }: { screen: string }) => (
  <Screen title={screen}>
    <p>Only editors see this screen. What waits for you is on Today.</p>
    <Button component={Link} to="/admin/today">
      Go to Today
    </Button>
  </Screen>
)
