import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ActorFace } from '#records/admin/actor-face.tsx'

const shown = (name: string) =>
  renderToStaticMarkup(
    <MantineProvider>
      <ActorFace id={null} name={name} size={26} />
    </MantineProvider>,
  )

test('a user has initials, a program an icon', () => {
  expect(shown('Jana Nová')).toContain('>JN<')
  expect(shown('system')).toContain('<svg')
  expect(shown('system')).not.toContain('>SY<')
})
