import { beforeEach } from 'vitest'
import { network } from '#testing/forms/network.ts'
import { signIn } from '#testing/forms/records.ts'
import { forgetToasts } from '#testing/forms/toasts.ts'

beforeEach(async () => {
  network.reset()
  localStorage.clear()
  sessionStorage.clear()
  forgetToasts()
  await signIn()
})
