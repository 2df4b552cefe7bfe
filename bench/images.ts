import { load } from './load.ts'
import { ms, percentiles, table } from './report.ts'
import type { BenchServer } from './server.ts'

const SIZES = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl']

/** Measures a variant that has to be generated, and one that was requested before. */
export async function benchImages(server: BenchServer): Promise<string[]> {
  const page = await (await fetch(`${server.url}/zmerili-jsme-vyplaty/`)).text()
  const names = [...new Set([...page.matchAll(/\/media\/([\w-]+)\//g)].flatMap(([, name]) => name ?? []))]
  const first: number[] = []
  for (const name of names.slice(0, 5)) {
    for (const size of SIZES) {
      const started = performance.now()
      await (await fetch(`${server.url}/media/${name}/${size}@2x-r15.webp`)).arrayBuffer()
      first.push(performance.now() - started)
    }
  }
  const made = percentiles(first)
  const cached = await load(`${server.url}/media/${names[0]}/md.webp`, server.pid, { seconds: 3, connections: 16 })
  return [
    '## Pictures',
    '',
    ...table(
      ['What', 'per CPU-second', 'p50 ms', 'p95 ms'],
      [
        ['first time, WebP made', '', ms(made.p50), ms(made.p95)],
        ['requested before', cached.perCpuSecond, ms(cached.p50), ms(cached.p95)],
      ],
    ),
  ]
}
