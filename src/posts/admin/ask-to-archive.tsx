import { Radio, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { confirm } from '#ui/admin/confirm.tsx'

/** A page that is archived may come back (404) or is gone for good (410), which search engines forget sooner. */
export async function askToArchivePost(title: string, note: ReactNode): Promise<{ isGone: boolean } | undefined> {
  let isGone = false
  const isWanted = await confirm({
    title: `Archive “${title}”?`,
    body: (
      <Stack gap={14}>
        <div>{note}</div>
        <Radio.Group
          label="What visitors of its address get"
          defaultValue="404"
          onChange={(status: string) => {
            isGone = status === '410'
          }}
        >
          <Stack gap={8} mt={8}>
            <Radio value="404" label="Not found (404)" description="It may be back one day." />
            <Radio value="410" label="Gone (410)" description="Removed on purpose; search engines forget it sooner." />
          </Stack>
        </Radio.Group>
      </Stack>
    ),
    action: 'Archive',
  })
  return isWanted ? { isGone } : undefined
}
