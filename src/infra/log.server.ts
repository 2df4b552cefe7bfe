import { AsyncLocalStorage } from 'node:async_hooks'

const LEVELS = { debug: 10, info: 20, warn: 30, error: 40, silent: 99 } as const
export type LogLevel = keyof typeof LEVELS

type Fields = Record<string, unknown>

export interface Log {
  debug(message: string, fields?: Fields): void
  info(message: string, fields?: Fields): void
  warn(message: string, fields?: Fields): void
  error(message: string, fields?: Fields): void
}

export const requestContext = new AsyncLocalStorage<{ requestId: string }>()

const SECRET_KEY = /password|token|secret|cookie|authorization|hash|email/i

/** Deeper than any of our events; stops at circular references. */
const MAX_DEPTH = 8

function safe(value: unknown, key = '', depth = 0): unknown {
  if (SECRET_KEY.test(key)) return '[redacted]'
  if (typeof value === 'bigint') return String(value)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  if (depth === MAX_DEPTH) return '[…]'
  if (value instanceof Error) {
    const { name, message, stack, cause } = value
    return { name, message, stack, cause: safe(cause, '', depth + 1) }
  }
  if (Array.isArray(value)) return value.map((each) => safe(each, '', depth + 1))
  return safeFields(value, depth)
}

const safeFields = (fields: object, depth = 0): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, safe(each, name, depth + 1)]))

interface LogOptions {
  level: LogLevel
  pretty?: boolean
  write?: (line: string) => void
}

/** One JSON line per event; readable lines in a terminal. JSON escapes line breaks, so no event can forge another. */
export function createLog({ level, pretty = process.stdout.isTTY, write = writeOut }: LogOptions): Log {
  const at =
    (name: Exclude<LogLevel, 'silent'>) =>
    (message: string, fields: Fields = {}) => {
      if (LEVELS[name] < LEVELS[level]) return
      const context = requestContext.getStore()
      const event = { ...context, ...safeFields(fields), ...context }
      if (pretty) {
        const rest = Object.keys(event).length > 0 ? ` ${JSON.stringify(event)}` : ''
        write(
          `${new Date().toISOString().slice(11, 19)} ${name.padEnd(5)} ${JSON.stringify(message).slice(1, -1)}${rest}\n`,
        )
      } else {
        const head = { time: new Date().toISOString(), level: name, message }
        // Repeated at the end: no field may override the head of the event.
        write(`${JSON.stringify({ ...head, ...event, ...head })}\n`)
      }
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

function writeOut(line: string) {
  process.stdout.write(line)
}
