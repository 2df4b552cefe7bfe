import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { useSharingForm } from '#records/admin/form/use-sharing-form.ts'

interface Values {
  title: string
  isActive: boolean
  text: { lines: string[] }
  faq: { question: string; answer: { words: string } }[]
}

const FIRST: Values = {
  title: 'Jedna',
  isActive: false,
  text: { lines: ['dlouhý', 'text'] },
  faq: [
    { question: 'Kdy?', answer: { words: 'Hned.' } },
    { question: 'Kde?', answer: { words: 'Tady.' } },
  ],
}

type Form = ReturnType<typeof useSharingForm<Values>>

/** A form on the screen, and what it holds now. */
async function shown() {
  const changes: Values[] = []
  let form: Form | undefined
  function Fields() {
    const own = useSharingForm<Values>({ initialValues: FIRST, onValuesChange: (values) => void changes.push(values) })
    useEffect(() => {
      form = own
    })
    return (
      <>
        <input aria-label="Title" {...own.getInputProps('title', { withError: false })} />
        <input
          aria-label="Active"
          {...own.getInputProps('isActive', { type: 'checkbox', withError: false })}
          type="checkbox"
        />
        <output>{Object.keys(own.errors).join()}</output>
      </>
    )
  }
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(<Fields />)
  await expect.poll(() => form).toBeDefined()
  if (!form) throw new Error('The form is not shown.')
  return { form, changes }
}

test('a change shares with the values before what it leaves alone', async () => {
  const { form, changes } = await shown()
  form.setFieldValue('faq.1.answer.words', 'Jinde.')
  const now = form.getValues()
  expect(now.faq[1]).toEqual({ question: 'Kde?', answer: { words: 'Jinde.' } })
  expect(FIRST.faq[1]?.answer.words).toBe('Tady.')
  expect(now.text).toBe(FIRST.text)
  expect(now.faq[0]).toBe(FIRST.faq[0])
  form.setFieldValue('title', 'Jedna')
  form.setFieldValue('text', (text) => text)
  expect(changes).toHaveLength(1)
})

test('what is typed into a field is its value, and clears its error only', async () => {
  const { form, changes } = await shown()
  form.setErrors({ title: 'Krátké', text: 'Chybí' })
  await expect.element(page.getByText('title,text')).toBeVisible()
  await page.getByLabelText('Title').fill('Dvě')
  await page.getByLabelText('Active').click()
  await expect.poll(() => page.getByRole('status').element().textContent).toBe('text')
  expect(changes.at(-1)).toEqual({ ...FIRST, title: 'Dvě', isActive: true })
  form.setValues({ title: 'Tři' })
  await expect.poll(() => page.getByRole('status').element().textContent).toBe('')
})
