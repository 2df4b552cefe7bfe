import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { PART_BYTES } from '#features/import-site/job-schema.ts'
import { type Packed, zipOf } from '#testing/old-site/zip.ts'
import { wxr, wxrItem, wxrMeta, wxrPicture } from '#testing/old-site/wxr.ts'
import { signIn } from './admin.ts'
import { startProbe } from './probe.ts'
import { ms, table, wantedWithin } from './report.ts'
import { type BenchServer, newFolder, removeFolder, startServer } from './server.ts'

/** A quarter of what the limit speaks of: each takes as long as the one before. */
const POSTS = 250
const LIMIT_POSTS = 1000
const MOST_MS = 50
const MOST_OF_ALL_MS = 120_000
const EVERY_MS = 250

const paragraph = 'Měřili jsme výplaty <strong>třicet dní</strong> a zapisovali jsme každou hodinu. '.repeat(8)

/** As long as a usual article: five sections, a table, a gallery, a list. */
function postOf(number: number, site: string): string {
  const picture = `<img src="https://a.example/wp-content/uploads/2024/01/foto-${number}-1024x683.jpg" alt="Foto" class="wp-image-${10_000 + number}"/>`
  const section = (part: number) =>
    `<!-- wp:heading --><h2 id="cast-${part}">Část ${part}</h2><!-- /wp:heading --><!-- wp:paragraph --><p>${paragraph}<a href="https://a.example/p${(number % POSTS) + 1}/">Dál</a></p><!-- /wp:paragraph -->`
  const content =
    [1, 2, 3, 4, 5].map(section).join('\n') +
    `<!-- wp:image --><figure class="wp-block-image">${picture}<figcaption>Popisek</figcaption></figure><!-- /wp:image -->` +
    '<!-- wp:table --><figure><table><tbody><tr><td>pondělí</td><td>26</td></tr><tr><td>úterý</td><td>19</td></tr></tbody></table></figure><!-- /wp:table -->' +
    '<!-- wp:list --><ul><li>první</li><li>druhá</li></ul><!-- /wp:list -->[kontakt id="1"]'
  const meta = wxrMeta({ _thumbnail_id: String(10_000 + number), _yoast_wpseo_metadesc: 'Popis' })
  return wxrItem(number, meta, content).replaceAll('a.example', site)
}

async function makeSite(folder: string, site: string): Promise<{ file: string; zip: string }> {
  const numbers = Array.from({ length: POSTS }, (_, index) => index + 1)
  const items = numbers.flatMap((number) => [
    wxrPicture(10_000 + number, `foto-${number}.jpg`).replaceAll('a.example', site),
    postOf(number, site),
  ])
  const file = join(folder, `${site}.xml`)
  await writeFile(file, wxr(items.join('\n')).replaceAll('a.example', site))
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 20 }
  const base = await sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#888', noise } })
    .blur(2)
    .toBuffer({ resolveWithObject: true })
  const pictures: Packed[] = []
  for (const number of numbers) {
    const tint = { r: number % 255, g: (number * 7) % 255, b: (number * 13) % 255 }
    const { width, height, channels } = base.info
    const bytes = await sharp(base.data, { raw: { width, height, channels } })
      .tint(tint)
      .jpeg({ quality: 80 })
      .toBuffer()
    pictures.push({ name: `uploads/2024/01/foto-${number}.jpg`, bytes })
  }
  const zip = join(folder, 'uploads.zip')
  await writeFile(zip, zipOf(pictures))
  return { file, zip }
}

const runNode = (given: string[], env: NodeJS.ProcessEnv) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn('node', given, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`It ended with ${code}`))))
  })

/** Sends the files and starts, as the screen does. */
async function byScreen(server: BenchServer, paths: { kind: string; name: string; path: string }[]): Promise<void> {
  const { headers, call } = await signIn(server)
  const files = await Promise.all(paths.map(async ({ path, ...rest }) => ({ ...rest, content: await readFile(path) })))
  const named = files.map(({ content, ...rest }) => ({ ...rest, size: content.length }))
  const { body: begun } = await call('POST', '/site-imports', { files: named })
  for (const [number, { content }] of files.entries()) {
    for (let offset = 0; offset < content.length; offset += PART_BYTES) {
      const form = new FormData()
      form.set('file', new File([new Uint8Array(content.subarray(offset, offset + PART_BYTES))], 'part'))
      form.set('fileId', begun.files[number].id)
      form.set('offset', String(offset))
      const url = `${server.url}/api/v1/private/site-imports/${begun.id}/parts`
      const answer = await fetch(url, { method: 'POST', headers, body: form })
      if (!answer.ok) throw new Error(`A part was answered with ${answer.status}: ${await answer.text()}`)
    }
  }
  await call('POST', `/site-imports/${begun.id}/act`, { action: 'report' })
  await until('report')
  await call('POST', `/site-imports/${begun.id}/act`, { action: 'start' })
  await until('done')

  async function until(wantedState: string): Promise<void> {
    for (;;) {
      const { body } = await call('GET', `/site-imports/${begun.id}`)
      if (body.state === wantedState) return
      if (body.problem) throw new Error(`The import stopped: ${JSON.stringify(body.problem)}`)
      await pause(EVERY_MS)
    }
  }
}

/** Posts with pictures move in while visitors read. */
export async function benchMovingIn(): Promise<string[]> {
  const folder = newFolder()
  const dataDir = newFolder()
  const rows: [string, number, number, number][] = []
  const server = await startServer(dataDir)
  const probe = startProbe(server)
  const measure = async (name: string, work: () => Promise<void>) => {
    await probe.longest()
    const started = performance.now()
    await work()
    const took = performance.now() - started
    const { own, waited } = await probe.longest()
    rows.push([name, own, waited, took])
  }
  try {
    const { file, zip } = await makeSite(folder, 'first.example')
    await measure('in the back office: sent, reported and written', () =>
      byScreen(server, [
        { kind: 'export', name: 'first.xml', path: file },
        { kind: 'uploads', name: 'uploads.zip', path: zip },
      ]),
    )
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: server.databaseUrl }
    const given = ['src/cli/main.ts', 'import-site', file, '--uploads', zip, '--json']
    await measure('the same file again, on the command line', () => runNode(given, env))
  } finally {
    await probe.stop()
    await server.stop()
    removeFolder(dataDir)
    removeFolder(folder)
  }
  const worst = Math.max(...rows.map(([, own]) => own))
  const ofAll = (Math.max(...rows.map(([, , , took]) => took)) * LIMIT_POSTS) / POSTS
  return [
    `## Moving in: ${POSTS} posts with as many pictures of WordPress`,
    '',
    ...table(
      ['How', 'longest stall ms', 'with others on the processor ms', 'took s'],
      rows.map(([name, own, waited, took]) => [name, ms(own), ms(waited), (took / 1000).toFixed(1)]),
    ),
    '',
    wantedWithin('Every stall', worst, MOST_MS),
    wantedWithin(`${LIMIT_POSTS} of them`, ofAll, MOST_OF_ALL_MS),
  ]
}
