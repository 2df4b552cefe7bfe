import { LOAD_FAILURE_ID, loadGuardScript } from '#shared/chunk-errors.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { useStyleNonce } from '#ui/style-nonce.ts'

/** Server-rendered placeholder: the back office renders in the browser, once the session is known. */
export function Splash() {
  const nonce = useStyleNonce()
  return (
    <main
      style={{ minHeight: '100vh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 12 }}
      aria-busy="true"
    >
      <div role="status" aria-label="Loading the back office">
        <BrandMark />
      </div>
      <noscript>The back office needs JavaScript.</noscript>
      <div id={LOAD_FAILURE_ID} role="alert" hidden style={{ padding: '0 24px', textAlign: 'center' }}>
        <h1 style={{ fontSize: 22, margin: 0 }}>The back office could not be loaded</h1>
        <p>A part of it is missing, or the line is slow. What you typed is kept in this browser.</p>
        <button
          type="button"
          style={{
            padding: '9px 18px',
            font: 'inherit',
            fontWeight: 600,
            color: 'var(--on-cta)',
            background: 'var(--cta)',
            border: 0,
            borderRadius: 8,
            cursor: 'pointer',
          }}
        >
          Try again
        </button>
      </div>
      {/* Only for documents; the browser keeps what the server wrote. */}
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? loadGuardScript() : '' }}
      />
    </main>
  )
}
