import { Button, Stack, Text, Title } from '@mantine/core'
import { useRouteError } from 'react-router'
import * as m from '#admin/layout/messages.ts'
import { AdminApp } from '#admin/layout/admin-app.tsx'
import { ApiError } from '#records/admin/api/api-error.ts'
import { tryAgain } from '#ui/admin/messages.ts'
import { BrandMark } from '#ui/brand-mark.tsx'

/** Error boundary of a screen. What was typed into its forms is saved in the browser. */
export function Crash() {
  const error = useRouteError()
  return (
    <AdminApp>
      <Stack component="main" mih="100vh" p={24} gap={12} align="center" justify="center" ta="center">
        <BrandMark />
        <Title order={1} fz={22}>
          {m.wentWrong()}
        </Title>
        <Text c="dimmed">{error instanceof ApiError ? m.failedBecause({ reason: error.message }) : m.notShown()}</Text>
        <Button onClick={() => window.location.reload()}>{tryAgain()}</Button>
      </Stack>
    </AdminApp>
  )
}
