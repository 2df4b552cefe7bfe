import { plural } from '#ui/admin/format.ts'

export const waitText = (count: number) =>
  count === 1 ? '1 change waits' : `${plural(count, 'change', 'changes')} wait`
