import * as m from '#features/today/messages.ts'
import { Kbd } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { Clicks } from '#features/today/screen/clicks.tsx'
import { FirstStepsGuide } from '#features/first-steps/admin/guide.tsx'
import { MyWork } from '#features/my-work/screen/my-work.tsx'
import { BlockedLinks, Licences } from '#features/today/screen/licences.tsx'
import { BrokenLinks, FailedChecks, Messages, NextToHappen } from '#features/today/screen/editor-sections.tsx'
import { moveInRows } from '#features/today/screen/row.tsx'
import { EndingKeys } from '#features/today/screen/ending-keys.tsx'
import { ImportNews } from '#features/import-site/screen/import-news.tsx'
import { PausedWebhooks } from '#features/today/screen/paused-webhooks.tsx'
import { Complaints } from '#features/today/screen/complaints.tsx'
import { Voices } from '#features/today/screen/voices.tsx'
import { useWaiting, Waiting } from '#features/today/screen/waiting.tsx'
import { postScreen } from '#posts/admin/screen.ts'
import { inPrague } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { CreateButton } from '#records/admin/list/create-button.tsx'
import { Screen } from '#ui/admin/screen.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import { isAdmin, isEditor } from '#records/admin/api/user.ts'
import { rich } from '#ui/admin/words/rich.tsx'
import css from './today.module.css'

const today = inPrague({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

export default function Today() {
  const now = useNow()
  const date = today.format(now)
  useWindowEvent('keydown', moveInRows)
  const total = useWaiting().data?.total
  return (
    <Screen
      title={m.title()}
      actions={
        <>
          <span className={css.keys}>{rich(m.keys, { kbd: (key) => <Kbd>{key}</Kbd> })}</span>
          <CreateButton resource={postScreen} leftSection={<Icon name="plus" />}>
            {m.newPost()}
          </CreateButton>
        </>
      }
    >
      <p className={css.date}>
        {total === undefined
          ? m.date({ date })
          : total === 0
            ? m.dateAndNothing({ date })
            : m.dateAndWaiting({ date, count: total })}
      </p>
      <FirstStepsGuide />
      <div className={css.columns}>
        <div>
          {isAdmin() && <ImportNews />}
          {isAdmin() && <PausedWebhooks />}
          {isEditor() && <EndingKeys />}
          <MyWork />
          {isEditor() && <BlockedLinks />}
          {isEditor() && (
            <>
              <Complaints />
              <Voices />
            </>
          )}
          <Waiting />
          {isEditor() && (
            <>
              <FailedChecks />
              <Licences />
              <BrokenLinks />
              <Messages />
            </>
          )}
        </div>
        <div>
          {isEditor() && (
            <>
              <NextToHappen />
              <Clicks />
            </>
          )}
        </div>
      </div>
    </Screen>
  )
}
