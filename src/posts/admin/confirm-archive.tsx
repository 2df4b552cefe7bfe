import * as m from '#posts/admin/messages.ts'
import { Radio, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { RedirectTargetField } from '#features/schedule/post/redirect-target-field.tsx'
import { confirm } from '#ui/admin/confirm.tsx'

interface Decided {
  isGone: boolean
  unpublishTo: string
}

type Status = '404' | '410' | '301'

/** Confirms archiving and asks how the address responds afterwards: not found (404), gone (410) or a redirect (301). */
export async function confirmArchivePost(title: string, note: ReactNode): Promise<Decided | undefined> {
  let decided: Decided = { isGone: false, unpublishTo: '' }
  const isWanted = await confirm({
    title: m.archiveTitled({ title }),
    body: (
      <Stack gap={14}>
        <div>{note}</div>
        <AfterArchiving
          onDecide={(next) => {
            decided = next
          }}
        />
      </Stack>
    ),
    action: m.archive(),
  })
  return isWanted ? decided : undefined
}

function AfterArchiving({ onDecide }: { onDecide: (decided: Decided) => void }) {
  const [status, setStatus] = useState<Status>('404')
  const [target, setTarget] = useState('')

  function decide(nextStatus: Status, nextTarget: string): void {
    setStatus(nextStatus)
    setTarget(nextTarget)
    onDecide({ isGone: nextStatus === '410', unpublishTo: nextStatus === '301' ? nextTarget : '' })
  }

  return (
    <>
      <Radio.Group label={m.visitorsGet()} value={status} onChange={(next: Status) => decide(next, target)}>
        <Stack gap={8} mt={8}>
          <Radio value="404" label={m.notFound404()} description={m.mayBeBack()} />
          <Radio value="410" label={m.gone410()} description={m.removedOnPurpose()} />
          <Radio value="301" label={m.anotherPage301()} description={m.goOnThere()} />
        </Stack>
      </Radio.Group>
      {status === '301' && <RedirectTargetField isRequired value={target} onChange={(path) => decide('301', path)} />}
    </>
  )
}
