import { emptyShortcodes } from '#posts/block-lists.ts'
import * as m from '#posts/messages.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import { BLOCK_KINDS, type BlockKind } from '#blocks/kinds.ts'
import { mergeRefs } from '#blocks/lookup.ts'
import { loadLookup } from '#blocks/lookup.server.ts'
import { blocks } from '#blocks/registry.ts'
import type { Reader } from '#records/db.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'
import { ContentView } from '#posts/content/view.tsx'
import { presentBlocks } from '#posts/present.ts'
import { refsOfBlock } from '#posts/refs.ts'
import type { AnyBlock } from '#posts/shortcodes.ts'
import { fieldErrors } from '#shared/schema/field-errors.ts'
import { list } from '#shared/schema/list.ts'
import { replaceTitleTokens } from '#shared/title-tokens.ts'
import { saidOf } from '#shared/app-error.ts'
import { Said } from '#shared/schema/said.ts'
import { said } from '#shared/words/message.ts'

const MAX_BLOCKS = 100

const PreviewRequest = z
  .strictObject({
    blocks: list(
      z.strictObject({ kind: z.enum(BLOCK_KINDS), data: z.looseObject({ uniqId: z.string().catch('') }) }),
      MAX_BLOCKS,
    ),
  })
  .meta({ id: 'BlockPreviewRequest' })
type GivenBlock = z.infer<typeof PreviewRequest>['blocks'][number]

const BlockPreview = z
  .object({ uniqId: z.string(), html: z.string().optional(), error: Said.optional() })
  .meta({ id: 'BlockPreview' })
export type BlockPreview = z.infer<typeof BlockPreview>

async function previewBlocks(db: Reader, given: GivenBlock[], now: Date): Promise<BlockPreview[]> {
  const checked: { kind: BlockKind; parsed: z.ZodSafeParseResult<unknown> }[] = []
  for (const { kind, data } of given) {
    await yieldToEventLoop()
    checked.push({ kind, parsed: blocks[kind].schema.safeParse(data) })
  }
  const whole = checked.flatMap(({ kind, parsed }) =>
    parsed.success ? [{ kind, data: parsed.data } as unknown as AnyBlock] : [],
  )
  const lookup = await loadLookup(db, mergeRefs(whole.map(refsOfBlock)), now)
  const words = (text: string) => replaceTitleTokens(text, now)
  const previews: BlockPreview[] = []
  for (const [index, { kind, parsed }] of checked.entries()) {
    const { uniqId = '' } = given[index]?.data ?? {}
    if (!parsed.success) {
      const [first] = fieldErrors(parsed.error)
      previews.push({ uniqId, error: first ? saidOf(first) : said(m.blockNotWhole) })
      continue
    }
    await yieldToEventLoop()
    const shown = presentBlocks({ ...emptyShortcodes(), [kind]: [{ data: parsed.data }] }, lookup, words)
    const content = { type: 'doc' as const, content: [{ type: 'shortcode' as const, attrs: { kind, uniqId } }] }
    previews.push({ uniqId, html: renderToStaticMarkup(<ContentView content={content} blocks={shown} />) })
  }
  return previews
}

export const blockPreviewCall = call({
  method: 'post',
  path: '/posts/preview-blocks',
  tag: 'Posts',
  summary: 'Blocks as a page would show them, for the editor',
  access: 'contributor',
  body: PreviewRequest,
  response: z.object({ items: z.array(BlockPreview) }).meta({ id: 'BlockPreviews' }),
  run: async ({ body }, { services }) => ({ items: await previewBlocks(services.db, body.blocks, services.now()) }),
})
