import { MantineProvider, useComputedColorScheme } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { queryClient } from '#ui/admin/api/query-client.ts'
import { ConfirmHost } from '#ui/admin/confirm.tsx'
import { adminTheme, tokensForMantine } from '#ui/admin/theme.ts'
import { Toasts } from '#ui/admin/toasts.tsx'
import { useStyleNonce } from '#ui/style-nonce.ts'
import '#ui/admin/admin.css'

/** What every screen of the back office stands in, the login included. */
export function AdminApp({ children }: { children: ReactNode }) {
  const nonce = useStyleNonce()
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={adminTheme}
        cssVariablesResolver={tokensForMantine}
        defaultColorScheme="auto"
        getStyleNonce={() => nonce}
      >
        <ThemeForTokens />
        <NonceForScrollLock nonce={nonce} />
        {children}
        <ConfirmHost />
        <Toasts />
      </MantineProvider>
    </QueryClientProvider>
  )
}

/** The site's tokens follow the system; here the editor's choice goes first. */
function ThemeForTokens() {
  const scheme = useComputedColorScheme('light')
  useEffect(() => {
    document.documentElement.dataset['theme'] = scheme
  }, [scheme])
  return null
}

/** What keeps the page still behind a dialog writes a style element, and looks here for the word that lets it in. */
function NonceForScrollLock({ nonce }: { nonce: string }) {
  useEffect(() => {
    Object.assign(globalThis, { __webpack_nonce__: nonce })
  }, [nonce])
  return null
}
