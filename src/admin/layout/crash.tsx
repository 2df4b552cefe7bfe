import { Button, Stack, Text, Title } from '@mantine/core'
import { useRouteError } from 'react-router'
import { AdminApp } from '#admin/layout/admin-app.tsx'
import { ApiError } from '#records/admin/api/api-error.ts'
import { BrandMark } from '#ui/brand-mark.tsx'

/** Error boundary of a screen. What was typed into its forms is saved in the browser. */
export function Crash() {
  const error = useRouteError()
  const reason = error instanceof ApiError ? error.message : 'The screen could not be shown.'
  return (
    <AdminApp>
      <Stack component="main" mih="100vh" p={24} gap={12} align="center" justify="center" ta="center">
        <BrandMark />
        <Title order={1} fz={22}>
          Something went wrong
        </Title>
        <Text c="dimmed">{reason} What you typed is kept in this browser.</Text>
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </Stack>
    </AdminApp>
  )
}
