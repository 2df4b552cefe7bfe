import { createRoot } from 'react-dom/client'
import { ALONE_ID } from '#admin/login/alone.ts'
import { SignIn } from '#admin/login/sign-in.tsx'
import { placeInstead } from '#admin/login/sign-in-link.ts'

/** Mantine's, which the screens behind the sign-in use. */
const SCHEME = 'mantine-color-scheme-value'

/** The script of the document of the sign-in, which needs neither the router nor the library of the screens. */
async function start(): Promise<void> {
  const place = document.getElementById(ALONE_ID)
  if (!place) return
  const scheme = localStorage.getItem(SCHEME)
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset['theme'] = scheme
  const instead = await placeInstead(window.location)
  if (instead) window.location.replace(instead)
  else createRoot(place).render(<SignIn leave={(_, next) => window.location.replace(next)} />)
}

void start()
