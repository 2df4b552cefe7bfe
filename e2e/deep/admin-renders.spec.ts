import { expect, type Page } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { test, unique } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

declare global {
  interface Window {
    /** Labels of the fields that React has rendered again. */
    drawn: string[]
  }
}

/** React reports every commit to the developer tools, also in production; rendered fields are read from there. */
const noteDrawn = (page: Page) =>
  page.addInitScript(() => {
    interface Fiber {
      alternate: Fiber | null
      child: Fiber | null
      sibling: Fiber | null
      memoizedProps: object
      stateNode: unknown
    }
    const nameOf = (field: Element) =>
      field.getAttribute('aria-label') ?? (field as HTMLInputElement).labels?.[0]?.firstChild?.textContent ?? '?'
    function look(fiber: Fiber): void {
      const { alternate: before, child: first, stateNode: node } = fiber
      const isField = node instanceof Element && node.matches('input:not([type=hidden]), textarea, select')
      if (isField && before?.memoizedProps !== fiber.memoizedProps) globalThis.window.drawn.push(nameOf(node))
      // A skipped fiber keeps its children.
      if (before?.child === first) return
      for (let child = first; child; child = child.sibling) look(child)
    }
    globalThis.window.drawn = []
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => look(root.current),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    }
    Object.assign(globalThis.window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
  })

const FORMS = [
  {
    collection: 'casinos',
    least: { title: 'Tiché' },
    labels: [
      'Title',
      'Slug',
      'Referral link',
      'Website',
      'Ribbon',
      'Bonus',
      'Benefits',
      'Bonus code',
      'Owner',
      'Wagering requirements',
      'Maximum cashout',
      'Year established',
      'Closed year',
      'Number of games',
      'Minimum deposit',
      'Payout speed',
    ],
  },
  {
    collection: 'bookmakers',
    least: { title: 'Tichá' },
    labels: [
      'Title',
      'Slug',
      'Referral link',
      'Rating',
      'Ribbon',
      'Bonus',
      'Top feature',
      'Benefits',
      'Terms and conditions',
      'Year established',
      'Minimum deposit',
      'Payout speed',
    ],
  },
  {
    collection: 'writers',
    least: { firstName: 'Jana', lastName: 'Tichá' },
    labels: ['Position', 'Username', 'E-mail', 'Info'],
  },
  {
    collection: 'posts',
    least: { title: 'Tichý' },
    labels: ['Breadcrumb title', 'Meta title', 'Meta description', 'Keywords', 'Canonical'],
  },
]

for (const { collection, least, labels } of FORMS) {
  test(`typing in one field of ${collection} renders no other`, async ({ page, records }) => {
    const named = Object.fromEntries(Object.entries(least).map(([name, words]) => [name, unique(words)]))
    const { id } = await records.make(collection, named)
    await noteDrawn(page)
    await page.goto(`/admin/${collection}/${id}`)
    for (const label of labels) {
      const field = page.getByRole('textbox', { name: label, exact: true })
      await field.focus()
      // Pending requests may render fields just then; fields that depend on others render at every key.
      await expect(async () => {
        const before = await field.inputValue()
        await page.evaluate(() => {
          globalThis.window.drawn = []
        })
        await page.keyboard.type('5')
        await expect(field).not.toHaveValue(before)
        expect(await page.evaluate(() => [...new Set(globalThis.window.drawn)])).toEqual([label])
      }).toPass()
    }
  })
}
