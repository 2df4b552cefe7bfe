import { Button, Skeleton } from '@mantine/core'
import { Link, useParams } from 'react-router'
import * as m from '#features/webhooks/messages.ts'
import { Frame } from '#features/webhooks/screen/frame.tsx'
import { OneWebhook } from '#features/webhooks/screen/one-webhook.tsx'
import { LIST, useHooks } from '#features/webhooks/screen/queries.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'

export default function WebhookScreen() {
  const { id } = useParams()
  const { data, isError, error, refetch } = useHooks()
  const hook = data?.items.find((each) => each.id === id)
  if (hook) return <OneWebhook key={hook.id} hook={hook} />
  return (
    <Frame title={m.editTitle()}>
      {!data && !isError && <Skeleton height={480} />}
      {!data && isError && <ReadFailure title={m.unread()} error={error} onTryAgain={refetch} />}
      {data && (
        <>
          <p>{m.gone()}</p>
          <Button component={Link} to={LIST} variant="default">
            {m.allHooks()}
          </Button>
        </>
      )}
    </Frame>
  )
}
