import { Agent, get } from 'node:http'
import { readFileSync } from 'node:fs'

export interface LoadResult {
  requests: number
  /** Requests that the server could answer in one second of its own processor time. */
  perCpuSecond: number
  p50: number
  p95: number
}

const CLOCK_TICKS = 100

/** Processor seconds that a process has used so far, from the kernel's own count. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS
}

export const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Asks over and over on a few connections that stay open, for a bounded time. */
export async function load(
  url: string,
  pid: number,
  options: { seconds: number; connections: number; headers?: Record<string, string> },
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections })
  const headers = { 'Accept-Encoding': 'br', ...options.headers }
  const times: number[] = []
  const end = performance.now() + options.seconds * 1000
  const before = cpuSeconds(pid)
  const worker = async () => {
    while (performance.now() < end) {
      const started = performance.now()
      await request(url, agent, headers)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: options.connections }, worker))
  const used = cpuSeconds(pid) - before
  agent.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { requests: times.length, perCpuSecond: Math.round(times.length / used), p50: at(0.5), p95: at(0.95) }
}

function request(url: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      if ((answer.statusCode ?? 500) >= 400) reject(new Error(`${url} answered ${answer.statusCode}`))
      answer.resume()
      answer.once('end', () => resolve())
    }).once('error', reject)
  })
}
