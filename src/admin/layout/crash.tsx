import { Button } from '@mantine/core'
import { useRouteError } from 'react-router'
import { AdminApp } from '#admin/layout/admin-app.tsx'
import { LoginCard } from '#admin/login/login-card.tsx'
import { ApiError } from '#ui/admin/api/api-error.ts'

/** In place of a screen that could not be drawn. What was typed into its forms is kept in the browser. */
export function Crash() {
  const error = useRouteError()
  const reason = error instanceof ApiError ? error.message : 'The screen could not be shown.'
  return (
    <AdminApp>
      <LoginCard title="Something went wrong" lead={`${reason} What you typed is kept in this browser.`}>
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </LoginCard>
    </AdminApp>
  )
}
