import { MantineProvider, useComputedColorScheme } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { queryClient } from '#records/admin/api/query-client.ts'
import { ConfirmHost } from '#ui/admin/confirm.tsx'
import { warm } from '#ui/admin/lazy-part.tsx'
import { loadMenu } from '#ui/admin/menu/menu-button.tsx'
import { adminTheme, tokensForMantine } from '#ui/admin/theme.ts'
import { Toasts } from '#ui/admin/toasts.tsx'
import { useFocusTrail } from '#ui/admin/use-focus-trail.ts'
import { whenIdle } from '#ui/admin/when-idle.ts'
import { useStyleNonce } from '#ui/style-nonce.ts'
import '#ui/admin/admin.css'

export function AdminApp({ children }: { children: ReactNode }) {
  const nonce = useStyleNonce()
  useFocusTrail()
  useEffect(() => whenIdle(() => warm(loadMenu)), [])
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

/** The site's tokens follow the system's colour scheme; here the editor's choice takes precedence. */
function ThemeForTokens() {
  const scheme = useComputedColorScheme('light')
  useEffect(() => {
    document.documentElement.dataset['theme'] = scheme
  }, [scheme])
  return null
}

/** The scroll lock of dialogs injects a style element and reads its CSP nonce from this variable. */
function NonceForScrollLock({ nonce }: { nonce: string }) {
  useEffect(() => {
    Object.assign(globalThis, { __webpack_nonce__: nonce })
  }, [nonce])
  return null
}
