import { BrandMark } from '#ui/brand-mark.tsx'

/** Server-rendered placeholder: the back office renders in the browser, once the session is known. */
export const Splash = () => (
  <main style={{ minHeight: '100vh', display: 'grid', placeItems: 'center' }} aria-busy="true">
    <div role="status" aria-label="Loading the back office">
      <BrandMark />
    </div>
    <noscript>The back office needs JavaScript.</noscript>
  </main>
)
