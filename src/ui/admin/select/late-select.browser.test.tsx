import { MantineProvider } from '@mantine/core'
import { type ComponentProps, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { LateSelect } from '#ui/admin/select/late-select.tsx'

type Module = { LateSelect: typeof LateSelect }

/** Modules of their own: another file of this page may have loaded the options. */
const CLICKED = import.meta.glob<Module>('./late-select.tsx', { query: '?clicked' })
const TYPED = import.meta.glob<Module>('./late-select.tsx', { query: '?typed' })
const DATA = [
  { value: '/recenze/', label: 'Recenze' },
  { value: '/clanky/', label: 'Články' },
]

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', () => 0)
  onTestFinished(() => void vi.unstubAllGlobals())
})

async function loadFrom(modules: typeof CLICKED): Promise<Module> {
  const loaded = await modules['./late-select.tsx']?.()
  if (!loaded) throw new Error('No module of the field.')
  return loaded
}

async function show(modules: typeof CLICKED, props: Partial<ComponentProps<typeof LateSelect>> = {}): Promise<void> {
  const { LateSelect: Fresh } = await loadFrom(modules)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  function Field() {
    const [typed, setTyped] = useState('')
    const search = props.searchable ? { searchValue: typed, onSearchChange: setTyped } : {}
    return <Fresh aria-label="Category" data={DATA} value={null} onChange={() => undefined} {...search} {...props} />
  }
  root.render(
    <MantineProvider>
      <Field />
    </MantineProvider>,
  )
  await expect.element(field()).toBeVisible()
}

const field = () => page.getByRole('combobox', { name: 'Category' })
function input(): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>('input[role="combobox"]')
  if (!found) throw new Error('No field.')
  return found
}

test('a press opens it before its options are there, and the focus that comes with it does not take that back', async () => {
  await show(CLICKED)
  const closed = input()
  closed.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  closed.focus()
  await expect.element(page.getByRole('option', { name: 'Články' })).toBeVisible()
  expect(input()).not.toBe(closed)
  expect(document.activeElement).toBe(input())
})

test('what is typed before its options are there stays, with the focus', async () => {
  await show(TYPED, { searchable: true })
  const closed = input()
  closed.focus()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(closed, 'člá')
  closed.dispatchEvent(new Event('input', { bubbles: true }))
  await expect.element(page.getByRole('option', { name: 'Články' })).toBeVisible()
  expect(page.getByRole('option').elements()).toHaveLength(1)
  expect(input()).not.toBe(closed)
  expect(document.activeElement).toBe(input())
  await expect.element(field()).toHaveValue('člá')
})
