import { Button, Paper, Progress, SegmentedControl, Select, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useMediaQuery } from '@mantine/hooks'
import type { ImportedPosts } from '#features/import-site/job-schema.ts'
import { useImportedPosts, type Wanted } from '#features/import-site/screen/queries.ts'
import * as m from '#features/import-site/screen/result/messages.ts'
import { Rows } from '#features/import-site/screen/result/rows.tsx'
import { Keys } from '#features/players/screen/parts.tsx'
import { postScreen } from '#posts/admin/screen.ts'
import type { BulkResult } from '#records/admin/list/bulk-result.ts'
import { LateBulkOutcome } from '#records/admin/list/late-bulk.tsx'
import { ListFooter } from '#records/admin/list/list-footer.tsx'
import { PHONE } from '#records/admin/list/phone.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { type Said, text } from '#shared/words/message.ts'
import css from '#features/import-site/screen/import-site.module.css'

type Tab = Wanted['which'] | 'lost'
const TABS: Tab[] = ['look', 'whole', 'lost']

const KEYS = [
  [['J', 'K'], m.moveKey],
  [['Enter'], m.openKey],
  [['L'], m.lookedKey],
  [['P'], m.publishKey],
] as const

/** What came and needs a hand, what came whole, and what could not come. */
export function ImportedList({ id, errors }: { id: string; errors: Said[] }) {
  const [tab, setTab] = useState<Tab>('look')
  const [reason, setReason] = useState('')
  const [page, setPage] = useState(1)
  const [result, setResult] = useState<BulkResult>()
  const isLook = tab !== 'whole'
  const query = useImportedPosts(id, { which: isLook ? 'look' : 'whole', reason: isLook ? reason : '', page })
  const { data, error, refetch, isFetching } = query
  const choose = (next: Tab) => {
    setTab(next)
    setPage(1)
  }
  return (
    <Paper withBorder radius="lg" component="section" aria-label={m.whichPosts()} className={css.part}>
      <Tools
        {...{ tab, data, reason }}
        lost={errors.length}
        onTab={choose}
        onReason={(next) => {
          setReason(next)
          setPage(1)
        }}
      />
      {result && <LateBulkOutcome result={result} resource={postScreen} onChange={setResult} />}
      {tab === 'lost' && <Lost errors={errors} />}
      {tab !== 'lost' && !data && error && (
        <ReadFailure title={m.listUnread()} error={error} onTryAgain={refetch} isTrying={isFetching} m={16} />
      )}
      {tab !== 'lost' && !data && !error && <Skeleton height={120} m={16} w="auto" />}
      {tab !== 'lost' && data && <Found {...{ id, tab, data }} onPage={setPage} onResult={setResult} />}
    </Paper>
  )
}

interface ToolsProps {
  tab: Tab
  data: ImportedPosts | undefined
  reason: string
  lost: number
  onTab: (tab: Tab) => void
  onReason: (reason: string) => void
}

function Tools({ tab, data, reason, lost, onTab, onReason }: ToolsProps) {
  const isPhone = useMediaQuery(PHONE)
  const { look = 0, whole = 0, looked = 0 } = data?.counts ?? {}
  const reasons = data?.reasons ?? []
  const labels = {
    look: m.lookTab({ count: look }),
    whole: m.wholeTab({ count: whole }),
    lost: m.notTakenTab({ count: lost }),
  }
  return (
    <div className={css.tools}>
      <SegmentedControl
        aria-label={m.whichPosts()}
        fullWidth={isPhone ?? false}
        data={TABS.map((value) => ({ value, label: labels[value] }))}
        value={tab}
        onChange={(value) => onTab(TABS.find((each) => each === value) ?? 'look')}
      />
      {tab === 'look' && reasons.length > 1 && (
        <Select
          aria-label={m.reason()}
          allowDeselect={false}
          data={[
            { value: '', label: m.allReasons() },
            ...reasons.map(({ said, count }) => ({
              value: said.text,
              label: m.reasonWithCount({ reason: text(said), count }),
            })),
          ]}
          value={reason}
          onChange={(value) => onReason(value ?? '')}
        />
      )}
      {tab === 'look' && look > 0 && (
        <p className={css.looked}>
          {m.lookedOf({ looked, total: look })}
          <Progress value={(looked / look) * 100} color="green" size={7} aria-label={m.looked()} />
        </p>
      )}
    </div>
  )
}

interface FoundProps {
  id: string
  tab: Wanted['which']
  data: ImportedPosts
  onPage: (page: number) => void
  onResult: (result: BulkResult) => void
}

function Found({ id, tab, data, onPage, onResult }: FoundProps) {
  const isLook = tab === 'look'
  if (data.total === 0) return <p className={css.foot}>{isLook ? m.nothingToLookAt() : m.noneWhole()}</p>
  const shown = data.items.length
  return (
    <>
      <p className={css.lead}>{isLook ? m.toLookAtLead() : m.wholeLead()}</p>
      {shown > 0 && <Rows importId={id} items={data.items} isLook={isLook} onResult={onResult} />}
      {shown === 0 && (
        <Button variant="subtle" m={10} onClick={() => onPage(1)}>
          {m.firstPage()}
        </Button>
      )}
      <Keys keys={isLook ? KEYS : KEYS.filter(([, does]) => does !== m.lookedKey)} />
      <ListFooter {...data} shown={shown} onPage={onPage} />
    </>
  )
}

const Lost = ({ errors }: { errors: Said[] }) =>
  errors.length === 0 ? (
    <p className={css.foot}>{m.everythingTaken()}</p>
  ) : (
    <ul className={css.errors}>
      {errors.map((error) => (
        <li key={error.text}>{text(error)}</li>
      ))}
    </ul>
  )
