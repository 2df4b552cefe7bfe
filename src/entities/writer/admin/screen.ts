import { defineScreen } from '#records/admin/screen.ts'

export const writerScreen = defineScreen({
  collection: 'writers',
  one: 'writer',
  icon: 'user',
  place: {
    at: 'attributes',
    picture: 'Avatar',
    isOrdered: false,
    hint: '',
    purpose: 'Writers sign posts and are quoted in them.',
  },
})
