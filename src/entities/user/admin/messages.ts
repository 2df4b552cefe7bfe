import { msg } from '#shared/words/message.ts'

export const contributor = msg('Contributor', 'Přispěvatel')
export const contributorMay = msg(
  'Writes and submits. Cannot publish, delete or change others’ texts.',
  'Píše a předává ke schválení. Nesmí zveřejňovat, mazat ani měnit texty ostatních.',
)
export const editor = msg('Editor', 'Editor')
export const editorMay = msg(
  'Writes, approves and publishes. No users, redirects or settings.',
  'Píše, schvaluje a zveřejňuje. Bez uživatelů, přesměrování a nastavení.',
)
export const admin = msg('Admin', 'Správce')
export const adminMay = msg(
  'Everything, with users, settings, import and audit log.',
  'Všechno včetně uživatelů, nastavení, importu a záznamu změn.',
)
