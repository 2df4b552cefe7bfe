import { BrandMark } from '#ui/brand-mark.tsx'

/** What the server sends: the back office itself is drawn in the browser, after the session is known. */
export const Splash = () => (
  <main style={{ minHeight: '100vh', display: 'grid', placeItems: 'center' }} aria-busy="true">
    <div role="status" aria-label="Loading the back office">
      <BrandMark />
    </div>
    <noscript>The back office needs JavaScript.</noscript>
  </main>
)
