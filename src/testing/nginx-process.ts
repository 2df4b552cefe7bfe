import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectRoot } from '#infra/project-root.server.ts'
import { freePort } from '#testing/postgres.ts'

export const hasNginx = spawnSync('nginx', ['-v']).error === undefined

const deployed = (name: string) => readFileSync(join(projectRoot, 'deploy', name), 'utf8')

function replaceIn(config: string, machine: [written: string, here: string][]): string {
  return machine.reduce((text, [written, here]) => {
    if (!text.includes(written)) throw new Error(`The configuration in deploy has no ${written}`)
    return text.replaceAll(written, here)
  }, config)
}

/**
 * `deploy/nginx.conf` verbatim, except for what depends on the machine: addresses, certificates and folders.
 */
const siteConfig = (folder: string, port: number) =>
  replaceIn(deployed('nginx.conf'), [
    ['/var/cache/nginx/rozvazne', join(folder, 'cache')],
    ['/var/log/nginx', folder],
    ['  listen 80;\n', `  listen 127.0.0.1:${port};\n`],
    ['  listen 443 ssl http2;\n', `  listen 127.0.0.1:${port} default_server;\n`],
    ['  ssl_certificate     /etc/letsencrypt/live/www.example.cz/fullchain.pem;\n', ''],
    ['  ssl_certificate_key /etc/letsencrypt/live/www.example.cz/privkey.pem;\n', ''],
    ['  server_name www.example.cz;\n  access_log', '  server_name plain.example.cz;\n  access_log'],
  ])

const upstreamConfig = (first: number, second: number | undefined) =>
  second === undefined
    ? replaceIn(deployed('nginx-one-server.conf'), [['127.0.0.1:3000', `127.0.0.1:${first}`]])
    : replaceIn(deployed('nginx-several-servers.conf'), [
        ['10.0.0.11:3000', `127.0.0.1:${first}`],
        ['10.0.0.12:3000', `127.0.0.1:${second}`],
      ])

const mainConfig = (folder: string) => `
daemon off; worker_processes 1; error_log ${folder}/error.log; pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/temp; proxy_temp_path ${folder}/temp; fastcgi_temp_path ${folder}/temp;
  uwsgi_temp_path ${folder}/temp; scgi_temp_path ${folder}/temp;
  include ${folder}/site.conf; include ${folder}/upstream.conf;
}
`

export interface NginxOptions {
  secondAppPort?: number
  /** Replacements of lines of `deploy/nginx.conf`. */
  changes?: [written: string, instead: string][]
}

/** A real nginx in front of the server at this port, or of two servers. */
export async function runNginx(appPort: number, { secondAppPort, changes = [] }: NginxOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'rozvazne-nginx-'))
  // As root its workers run as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755)
  for (const name of ['cache', 'temp']) {
    mkdirSync(join(folder, name))
    chmodSync(join(folder, name), 0o777)
  }
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder))
  writeFileSync(join(folder, 'site.conf'), replaceIn(siteConfig(folder, port), changes))
  writeFileSync(join(folder, 'upstream.conf'), upstreamConfig(appPort, secondAppPort))
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const exited = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/metrics`).catch(() => undefined))) {
    const exit = await Promise.race([exited, pause(20)])
    if (exit) throw new Error(`nginx ended: ${readFileSync(join(folder, 'error.log'), 'utf8')}`)
  }
  return {
    port,
    url,
    pid: child.pid ?? 0,
    log: (name: 'access' | 'error') => readFileSync(join(folder, `${name}.log`), 'utf8'),
    request: (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init }),
    async stop() {
      child.kill()
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
