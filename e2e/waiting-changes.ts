const SET_BY_SERVER = new Set(['id', 'version', 'isDeleted', 'createdAt', 'updatedAt', 'publishedAt', 'plannedBy'])
/** What a save sends of a record. */
export const inputOf = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !SET_BY_SERVER.has(field)))
export const content = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
