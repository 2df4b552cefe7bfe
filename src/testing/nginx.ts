import { afterAll } from 'vitest'
import { runNginx } from '#testing/nginx-process.ts'

export { hasNginx } from '#testing/nginx-process.ts'

/** A real nginx that ends with the tests of the file. */
export async function startNginx(appPort: number, secondAppPort?: number) {
  const nginx = await runNginx(appPort, secondAppPort === undefined ? {} : { secondAppPort })
  afterAll(() => nginx.stop())
  return nginx
}
