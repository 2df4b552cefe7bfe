import { afterEach, beforeEach } from 'vitest'
import { network } from '#testing/forms/network.ts'
import { signIn } from '#testing/forms/records.ts'
import { forgetToasts } from '#testing/forms/toasts.ts'

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  forgetToasts()
  await signIn()
})

// While the form is still there: it has to learn that the line is back.
afterEach(network.reset)
