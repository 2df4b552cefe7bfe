interface TcpHandle {
  fd: number
  bind(address: string, port: number): number
  getsockname(into: { port?: number }): number
  close(): void
}

interface TcpBinding {
  TCP: new (kind: number) => TcpHandle
  constants: { SERVER: number }
}

declare global {
  namespace NodeJS {
    interface Process {
      binding(name: 'tcp_wrap'): TcpBinding
    }
  }
}

/**
 * A socket that is bound but not accepted on by this process: `net.Server` would take connections from the process we
 * pass it to.
 */
export function bindSocket(): { fd: number; port: number; close: () => void } {
  const { TCP, constants } = process.binding('tcp_wrap')
  const handle = new TCP(constants.SERVER)
  const name: { port?: number } = {}
  if (handle.bind('127.0.0.1', 0) !== 0 || handle.getsockname(name) !== 0) throw new Error('No port to be had.')
  return { fd: handle.fd, port: name.port ?? 0, close: () => handle.close() }
}
