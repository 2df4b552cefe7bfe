import { z } from 'zod'
import { BlockList, BlockListInput, BlockListSaved, type BlockedLink } from '#features/links/schema.ts'
import { findBlockList, hostsOf, readBlockedHosts, saveBlockList } from '#features/links/store.server.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import { call } from '#records/calls/calls.server.ts'
import type { Db } from '#records/db.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { blockedBy } from '#shared/blocked-hosts.ts'
import { hostOf, outboundUrls } from '#features/links/server/links.ts'
import { withUses } from '#features/links/server/uses.ts'

const MOST_TOLD = 200
const tag = 'Links'

/** Our links and websites that the state blocks, each until it is removed here or from the list. */
async function blockedLinks(db: Db, hosts: readonly string[]): Promise<Pick<BlockedLink, 'url' | 'blocked'>[]> {
  if (hosts.length === 0) return []
  const blocked = new Set(hosts)
  const found: Pick<BlockedLink, 'url' | 'blocked'>[] = []
  for await (const url of outboundUrls(offThread(db))) {
    const name = blockedBy(hostOf(url), blocked)
    if (name !== undefined) found.push({ url, blocked: name })
  }
  return found
}

async function readList(db: Db): Promise<z.infer<typeof BlockList>> {
  const row = await findBlockList(offThread(db))
  const hosts = hostsOf(row)
  const links = await blockedLinks(db, hosts)
  const items = await withUses(db, links.slice(0, MOST_TOLD))
  return {
    version: row?.version ?? 0,
    count: hosts.length,
    updatedAt: row?.updatedAt ?? null,
    updatedBy: row?.updatedBy ?? '',
    items,
    total: links.length,
  }
}

export const blockListCalls = [
  call({
    method: 'get',
    path: '/blocked-addresses',
    tag,
    summary: 'How many addresses the list of the Ministry has, and which links of ours lead to one of them',
    access: 'editor',
    response: BlockList,
    run: (_, { services }) => readList(services.db),
  }),
  call({
    method: 'get',
    path: '/blocked-addresses/list.txt',
    tag,
    summary: 'The list itself, one name per line',
    access: 'editor',
    response: z.string(),
    responseType: 'text/plain; charset=utf-8',
    run: async (_, { services }) =>
      hostsOf(await findBlockList(offThread(services.db)))
        .map((host) => `${host}\n`)
        .join(''),
  }),
  call({
    method: 'post',
    path: '/blocked-addresses/import',
    tag,
    summary:
      'Replace the list with the addresses in a text, as it was copied or downloaded; 409 if it was changed since',
    access: 'editor',
    body: BlockListInput,
    response: BlockListSaved,
    errors: [409],
    run: async ({ body: { text, version } }, { services, caller }) => {
      const { hosts, unread } = await readBlockedHosts(text)
      await saveBlockList(services.db, hosts, { version, actor: actorOf(caller), now: services.now() })
      return { ...(await readList(services.db)), unread }
    },
  }),
]
