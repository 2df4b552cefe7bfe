import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { FileCache } from '#infra/cache/file-cache.server.ts'
import type { PageCacheStats } from '#infra/cache/page-cache.server.ts'
import type { Services } from '#records/services.server.ts'
import { measureLoopDelay } from '#server/http/loop-delay.ts'
import { entriesOf } from '#shared/objects.ts'

export interface Metrics {
  observe(method: string, path: string, status: number, seconds: number): void
  text(): Promise<string>
  contentType: string
}

/** Few labels, so that the number of series stays small whatever is requested. */
const AREAS = ['/api/v1/public', '/api/v1/private', '/api', '/admin', '/assets', '/media', '/og', '/go'] as const
const areaOf = (path: string) => AREAS.find((area) => path.startsWith(area)) ?? 'page'

const CACHE_FIGURES: Record<Exclude<keyof PageCacheStats, 'maxBytes'>, { name: string; help: string }> = {
  hits: { name: 'page_cache_hits_total', help: 'Requests served from the page cache; no other metric counts them' },
  misses: { name: 'page_cache_misses_total', help: 'Requests that had to wait for a render' },
  renders: { name: 'page_cache_renders_total', help: 'Pages rendered' },
  dropped: { name: 'page_cache_dropped_total', help: 'Pages forgotten because something they show has changed' },
  pages: { name: 'page_cache_pages', help: 'Pages in cache' },
  bytes: { name: 'page_cache_bytes', help: 'Memory that they take' },
}

const FILE_FIGURES: Record<keyof ReturnType<FileCache['stats']>, { name: string; help: string }> = {
  hits: { name: 'file_cache_hits_total', help: 'Files served from memory; no other metric counts them' },
  files: { name: 'file_cache_files', help: 'Files in cache' },
  bytes: { name: 'file_cache_bytes', help: 'Memory that they take' },
}

export function createMetrics({ files, pages }: Pick<Services, 'files' | 'pages'>): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureLoopDelay(registry)
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests, by area and status class',
    labelNames: ['method', 'area', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  const expose = (name: string, help: string, read: () => number) => {
    const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) })
  }
  for (const [figure, { name, help }] of entriesOf(CACHE_FIGURES)) expose(name, help, () => pages.stats()[figure])
  for (const [figure, { name, help }] of entriesOf(FILE_FIGURES)) expose(name, help, () => files.stats()[figure])
  return {
    observe: (method, path, status, seconds) =>
      requests.observe({ method, area: areaOf(path), status: `${Math.floor(status / 100)}xx` }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
