import * as m from '#records/admin/changes/messages.ts'

export const waitText = (count: number) => m.waits({ count })
