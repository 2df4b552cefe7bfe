import { Button } from '@mantine/core'
import * as m from '#records/admin/messages.ts'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { useBusy } from '#ui/admin/use-busy.ts'
import { isEditor } from '#records/admin/api/user.ts'

export function RefreshCache() {
  const { isBusy, whileBusy } = useBusy()
  const refresh = () =>
    whileBusy(async () => {
      await api.post('/cache/refresh')
      notify.success(SUCCESS.cacheRefreshed)
      await queryClient.invalidateQueries({ queryKey: ['cache'] })
    })
  if (!isEditor()) return null
  return (
    <Button
      variant="default"
      leftSection={<Icon name="refresh" />}
      loading={isBusy}
      onClick={() => void refresh().catch(() => undefined)}
    >
      {m.refreshCache()}
    </Button>
  )
}
