import type { MetaDescriptor } from 'react-router'

export const meta = (): MetaDescriptor[] => [{ title: 'Rozvážně admin' }, { name: 'robots', content: 'noindex' }]

/** Stands in for the screens until they are there; everything they need is already behind the private API. */
export default function Welcome() {
  return (
    <main>
      <h1>Rozvážně admin</h1>
      <p>The screens of the back office come next. Until then:</p>
      <ul>
        <li>
          make an administrator with <code>npm run cli -- admin create</code>,
        </li>
        <li>
          work through the <a href="/api/v1/docs">private API</a>, or
        </li>
        <li>
          change content with <code>npm run cli -- export</code> and <code>import --replace</code>.
        </li>
      </ul>
    </main>
  )
}
