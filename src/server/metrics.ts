import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  observe(method: string, path: string, status: number, seconds: number): void
  text(): Promise<string>
  contentType: string
}

/** Few labels, so that the number of series stays small whatever visitors ask for. */
const AREAS = ['/api/v1/public', '/api/v1/private', '/api', '/admin', '/assets', '/media', '/og', '/go'] as const
const areaOf = (path: string) => AREAS.find((area) => path.startsWith(area)) ?? 'page'

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by area and status class',
    labelNames: ['method', 'area', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  return {
    observe: (method, path, status, seconds) =>
      requests.observe({ method, area: areaOf(path), status: `${Math.floor(status / 100)}xx` }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
