export const ROLES = [
  { value: 'editor', label: 'Editor' },
  { value: 'admin', label: 'Administrator' },
]
