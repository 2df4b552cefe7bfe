import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#testing/postgres.ts'
import { untilReady } from './server.ts'

export interface Rival {
  name: string
  url: string
  pid: number
  stop: () => Promise<void>
}

/** The upper limit of Node: the same headers and bytes from memory, without looking at the request. */
const BARE = `
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
const [file, port] = process.argv.slice(2)
const body = readFileSync(file)
const headers = JSON.parse(readFileSync(file + '.json', 'utf8'))
createServer((request, response) => response.writeHead(200, headers).end(body)).listen(Number(port), '127.0.0.1')
`

function stopper(child: ChildProcess): () => Promise<void> {
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
}

/** A recorded response: raw headers (names and values alternating) and body. */
export interface Recorded {
  headers: string[]
  body: Uint8Array
}

export async function startBareNode(folder: string, { headers, body }: Recorded): Promise<Rival> {
  const [script, file, port] = [join(folder, 'bare.mjs'), join(folder, 'page.br'), await freePort()]
  writeFileSync(script, BARE)
  writeFileSync(file, body)
  writeFileSync(`${file}.json`, JSON.stringify(headers))
  const child = spawn('node', [script, file, String(port)], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}/`
  await untilReady(url, child)
  return { name: 'bare node http server', url, pid: child.pid ?? 0, stop: stopper(child) }
}

const nginxConfig = (folder: string, port: number) => `
daemon off; worker_processes 1; error_log ${folder}/error.log; pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; root ${folder}/www; default_type 'text/html; charset=utf-8'; add_header Content-Encoding br; }
}
`

/** nginx with one worker serving the same compressed bytes as a file; undefined if it is not installed. */
export async function startNginx(folder: string, body: Uint8Array): Promise<Rival | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined
  const port = await freePort()
  mkdirSync(join(folder, 'www'), { recursive: true })
  writeFileSync(join(folder, 'www/page'), body)
  writeFileSync(join(folder, 'nginx.conf'), nginxConfig(folder, port))
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}/page`
  await untilReady(url, child)
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim()
  return { name: 'nginx, one worker', url, pid: Number(children.split(' ')[0]), stop: stopper(child) }
}
