import { treeOfHtml } from '#features/import-site/server/convert/tree.ts'
import { textIn } from '#posts/admin/editor/paste/html-tree.ts'

/** Words without tags and entities, in one line. */
export const plainWords = (html: string): string => textIn(treeOfHtml(html)).replaceAll(/\s+/g, ' ').trim()
