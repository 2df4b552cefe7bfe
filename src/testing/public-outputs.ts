import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { type AppHono, mountCalls } from '#records/calls/calls.server.ts'
import type { Services } from '#records/services.server.ts'
import { publicCalls } from '#server/api/api.ts'
import { EVENTS } from '#features/webhooks/shared/events.ts'
import { mountFeeds } from '#server/feeds/feeds.ts'
import { exportToFile } from '#server/transfer/export.ts'
import { loadPage } from '#testing/load-page.ts'

const HOOK = {
  id: 'hook-of-everything',
  name: '',
  url: 'https://jinde.example/',
  events: EVENTS.join(' '),
  secret: 'whsec_x',
  previousSecret: '',
  previousUntil: null,
  isActive: 1,
  pausedAt: null,
  pausedBecause: '',
  createdAt: '2026-01-01T00:00:00.000Z',
}

/**
 * What anybody in the world can read about an offer, and what is given to others: pages, feeds, data, API, export, calls
 * of webhooks.
 */
export async function createPublicOutputs(services: Services) {
  await services.db.insertInto('webhook').values(HOOK).execute()
  const app: AppHono = new Hono()
  mountFeeds(app, services)
  mountCalls(app, '/api/v1/public', publicCalls, services)

  return async (slug: string, morePages: readonly string[] = []): Promise<Record<string, string>> => {
    const pages = [
      '/',
      '/stiznosti/',
      `/stiznosti/?kasino=${slug}`,
      '/zkusenosti/',
      `/zkusenosti/${slug}/`,
      `/recenze/${slug}/`,
      '/zmeny/',
      ...morePages,
    ]
    const files = [
      '/stiznosti/rss.xml',
      '/zmeny/rss.xml',
      '/data/stiznosti.csv',
      '/data/kniha-stiznosti.csv',
      '/data/zkusenosti.csv',
      '/data/kasina.json',
      '/sitemap.xml',
      `/api/v1/public/reviews/${slug}`,
      `/api/v1/public/casinos/${slug}`,
      '/api/v1/public/search?q=vyber',
    ]
    const outputs: Record<string, string> = {}
    for (const path of pages) {
      const { html, head } = await loadPage(services, path)
      outputs[path] = html + JSON.stringify(head)
    }
    for (const path of files) outputs[path] = await (await app.request(path)).text()
    const calls = await services.db.selectFrom('webhookDelivery').select(['type', 'body']).execute()
    outputs['webhooks'] = JSON.stringify(calls)
    const file = join(services.env.DATA_DIR, 'export.json')
    await exportToFile(services, file)
    outputs['export'] = await readFile(file, 'utf8')
    return outputs
  }
}

/** The outputs that contain it, with what of it they contain. */
export const leaksIn = (outputs: Record<string, string>, secret: RegExp): string[] =>
  Object.entries(outputs).flatMap(([path, text]) => {
    const found = secret.exec(text)
    return found ? [`${path}: ${found[0]}`] : []
  })
