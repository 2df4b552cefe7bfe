import cluster from 'node:cluster'
import type { Env } from '#infra/env.server.ts'

type ListenAddress = { fd: number } | { host: string; port: number }

/** The first file descriptor after stdin, stdout and stderr, as systemd's protocol for socket activation says. */
const FIRST_PASSED_FD = 3

/** In a socket opened by systemd connections wait while the program restarts, instead of being refused. */
export function listenAddress({ HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>, passed: NodeJS.ProcessEnv): ListenAddress {
  const { LISTEN_FDS, LISTEN_PID } = passed
  // Meant for another process that handed its environment down to us, unless we are one of its workers.
  const pid = cluster.isPrimary ? process.pid : process.ppid
  if (LISTEN_FDS === '1' && LISTEN_PID === String(pid)) return { fd: FIRST_PASSED_FD }
  return { host: HOST, port: PORT }
}
