import { afterFile } from '#testing/after-file.ts'
import { type NginxOptions, runNginx } from '#testing/nginx-process.ts'

export { hasNginx } from '#testing/nginx-process.ts'

/** A real nginx that is stopped after the tests of the file. */
export async function startNginx(appPort: number, options: NginxOptions = {}) {
  const nginx = await runNginx(appPort, options)
  afterFile(() => nginx.stop())
  return nginx
}
