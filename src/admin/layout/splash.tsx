import { tryAgain } from '#ui/admin/messages.ts'
import { inLanguage, type Message } from '#shared/words/message.ts'
import { LANGUAGE_KEY } from '#shared/words/language.ts'
import * as m from '#admin/layout/messages.ts'
import { LOAD_FAILURE_ID, loadGuardScript } from '#shared/chunk-errors.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { useStyleNonce } from '#ui/style-nonce.ts'

const HIDDEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const

/** The server does not know the language, and where our scripts are missing, nothing else could choose it. */
const inBoth = (message: Message) => ({
  'data-cs': inLanguage('cs', message),
  suppressHydrationWarning: true,
})

const speakCzechScript = () => `try {
if (localStorage.getItem('${LANGUAGE_KEY}') === 'cs') {
document.documentElement.lang = 'cs'
for (const each of document.querySelectorAll('[data-cs]')) each.textContent = each.dataset.cs
}
} catch {}
`

/** Server-rendered placeholder: the back office renders in the browser, once the session is known. */
export function Splash() {
  const nonce = useStyleNonce()
  return (
    <main
      style={{ minHeight: '100vh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 12 }}
      aria-busy="true"
    >
      <div role="status">
        <BrandMark />
        <span style={HIDDEN} {...inBoth(m.appLoading)}>
          {inLanguage('en', m.appLoading)}
        </span>
      </div>
      <noscript>
        {inLanguage('en', m.needsScripts)} <span lang="cs">{inLanguage('cs', m.needsScripts)}</span>
      </noscript>
      <div id={LOAD_FAILURE_ID} role="alert" hidden style={{ padding: '0 24px', textAlign: 'center' }}>
        <h1 style={{ fontSize: 22, margin: 0 }} {...inBoth(m.appNotLoaded)}>
          {inLanguage('en', m.appNotLoaded)}
        </h1>
        <p {...inBoth(m.appPartMissing)}>{inLanguage('en', m.appPartMissing)}</p>
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
          {...inBoth(tryAgain)}
        >
          {inLanguage('en', tryAgain)}
        </button>
      </div>
      {/* Only for documents; the browser keeps what the server wrote. */}
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? speakCzechScript() + loadGuardScript() : '' }}
      />
    </main>
  )
}
