import { importPath, useImports } from '#features/import-site/screen/jobs.ts'
import { Alert, Anchor } from '@mantine/core'
import { Link } from 'react-router'
import * as m from '#features/import-site/screen/run/messages.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { useNow } from '#ui/admin/use-now.ts'

const NEWS_MS = 3 * 24 * 60 * 60_000

/** On Today, for admins: an import that stopped, and one that ended within three days. */
export function ImportNews() {
  const { data } = useImports()
  const now = useNow().getTime()
  const news = data?.items.find(
    ({ state, endedAt }) => state === 'failed' || (endedAt !== null && now - Date.parse(endedAt) < NEWS_MS),
  )
  if (!news || (news.state !== 'failed' && news.state !== 'done' && news.state !== 'undone')) return null
  const { id, name, state } = news
  const said = { failed: m.newsFailed, done: m.newsDone, undone: m.newsUndone }[state]
  const isFailed = state === 'failed'
  return (
    <Alert
      color={isFailed ? 'red' : 'green'}
      icon={<Icon name={isFailed ? 'warn' : 'check'} />}
      mb={16}
      title={said({ name })}
    >
      {state !== 'undone' && (
        <Anchor component={Link} to={importPath(id)} size="sm">
          {isFailed ? m.newsGoOn() : m.newsSee()}
        </Anchor>
      )}
    </Alert>
  )
}
