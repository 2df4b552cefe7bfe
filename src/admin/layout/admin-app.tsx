import { MantineProvider, useComputedColorScheme } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { queryClient } from '#ui/admin/api/query-client.ts'
import { ConfirmHost } from '#ui/admin/confirm.tsx'
import { adminTheme, tokensForMantine } from '#ui/admin/theme.ts'
import { Toasts } from '#ui/admin/toasts.tsx'
import '#ui/admin/admin.css'

/** The server sends one for the styles that components put into the page themselves. */
const styleNonce = () => document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? ''

/** What every screen of the back office stands in, the login included. */
export const AdminApp = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <MantineProvider
      theme={adminTheme}
      cssVariablesResolver={tokensForMantine}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <ThemeForTokens />
      {children}
      <ConfirmHost />
      <Toasts />
    </MantineProvider>
  </QueryClientProvider>
)

/** The site's tokens follow the system; here the editor's choice goes first. */
function ThemeForTokens() {
  const scheme = useComputedColorScheme('light')
  useEffect(() => {
    document.documentElement.dataset['theme'] = scheme
  }, [scheme])
  return null
}
