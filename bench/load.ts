import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { percentiles } from './report.ts'

export interface LoadResult {
  requests: number
  /** Requests per second of the server's CPU time. */
  perCpuSecond: number
  p50: number
  p95: number
}

interface LoadOptions {
  seconds: number
  connections: number
  headers?: Record<string, string>
}

const CLOCK_TICKS = 100

/** CPU seconds used by the processes so far, from /proc. */
export function cpuSeconds(...pids: number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return sum + (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS
  }, 0)
}

const statusOf = (pid: number, name: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

export const megabytes = (pid: number): number => statusOf(pid, 'VmRSS')
/** Peak memory of the process since its start. */
export const peakMegabytes = (pid: number): number => statusOf(pid, 'VmHWM')

const hasWrk = spawnSync('wrk', ['-v']).error === undefined

/** Sends requests over keep-alive connections for a fixed time; uses wrk where it is installed. */
export async function load(url: string, pid: number, options: LoadOptions): Promise<LoadResult> {
  const headers = { ...HEADERS, ...options.headers }
  const before = cpuSeconds(pid)
  const result = await (hasWrk
    ? loadWithWrk(url, { ...options, headers })
    : loadWithNode([url], { ...options, headers }))
  return { ...result, perCpuSecond: Math.round(result.requests / (cpuSeconds(pid) - before)) }
}

const HEADERS = { 'Accept-Encoding': 'br', 'User-Agent': 'Mozilla/5.0 (bench) Chrome/140' }

/** The same for several URLs in turn, served by several processes. */
export async function loadMixed(urls: string[], pids: number[], options: LoadOptions): Promise<LoadResult> {
  const before = cpuSeconds(...pids)
  const result = await loadWithNode(urls, { ...options, headers: HEADERS })
  return { ...result, perCpuSecond: Math.round(result.requests / (cpuSeconds(...pids) - before)) }
}

type Measured = Omit<LoadResult, 'perCpuSecond'>
type Loading = LoadOptions & { headers: Record<string, string> }

async function loadWithWrk(url: string, { seconds, connections, headers }: Loading): Promise<Measured> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...given, url]
  const output = await new Promise<string>((resolve, reject) => {
    const child = spawn('wrk', args)
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
    child.once('error', reject)
    child.once('exit', () => resolve(text))
  })
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(output)
  if (refused) throw new Error(`${url} refused ${refused[1]} requests`)
  const latency = (share: string) => milliseconds(new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(output))
  return {
    requests: Number(/(\d+) requests in/.exec(output)?.[1] ?? 0),
    p50: latency('50'),
    // wrk reports no 95th percentile; the 99th is stricter.
    p95: latency('99'),
  }
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }
const milliseconds = (match: RegExpExecArray | null) => Number(match?.[1] ?? 0) * (UNITS[match?.[2] ?? 'ms'] ?? 1)

async function loadWithNode(urls: string[], { seconds, connections, headers }: Loading): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  const worker = async () => {
    while (performance.now() < end) {
      const started = performance.now()
      await request(urls[times.length % urls.length] ?? '', agent, headers)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  agent.destroy()
  return { requests: times.length, ...percentiles(times) }
}

function request(url: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if ((response.statusCode ?? 500) >= 400) reject(new Error(`${url} answered ${response.statusCode}`))
      response.resume()
      response.once('end', () => resolve())
    }).once('error', reject)
  })
}
