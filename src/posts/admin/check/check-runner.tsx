import { useDebouncedValue } from '@mantine/hooks'
import { use, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { usePostChecks } from '#posts/admin/check/use-post-checks.ts'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { usePostTabs } from '#posts/admin/form/tabs.ts'
import type { Evidence } from '#posts/checks/evidence.ts'
import type { Place } from '#posts/checks/place.ts'
import { evidenceQueryOf } from '#posts/checks/evidence-query.ts'
import { checkSteps } from '#posts/checks/run-rules.ts'
import { typographySteps } from '#posts/checks/typography.ts'
import type { PostInput } from '#posts/schema.ts'
import { useCheckKeys } from '#records/admin/check/check-keys.tsx'
import { FINDING_PARAMETER } from '#records/admin/check/finding-address.ts'
import { ChecksContext, type Seen, useChecks } from '#records/admin/check/checks-store.ts'
import { api } from '#records/admin/api/client.ts'
import { CHECK_PAUSE_MS, useEvidence } from '#records/admin/check/use-evidence.ts'
import { atOnce, inSlices, type Steps } from '#shared/steps.ts'

export interface CheckRunnerProps extends Pick<PartProps, 'form' | 'editor'> {
  values: PostInput
  id: string | undefined
}

/** Runs the checks when the writer pauses, and handles their keyboard shortcuts. Renders nothing. */
export default function CheckRunner({ values, id, ...part }: CheckRunnerProps) {
  const store = use(ChecksContext)
  const [post] = useDebouncedValue(values, CHECK_PAUSE_MS)
  const query = useMemo(() => evidenceQueryOf(post, id), [post, id])
  const evidence = useEvidence<typeof query, Evidence>(
    '/posts/checks',
    query,
    (asked) => api.post('/posts/checks', asked),
    UNKNOWN,
  )
  const { applyFix, goTo } = usePostChecks(part)
  const { show } = usePostTabs()
  const wanted = useSearchParams()[0].get(FINDING_PARAMETER)
  const shown = useRef<string>(null)
  const showOnce = useEffectEvent((finding: string | null) => {
    const line = store.get()?.lines.find(({ key }) => key === finding)
    if (!line || shown.current === finding) return
    shown.current = finding
    store.setCurrent(line.key)
    show('check')
    goTo(line.finding.place)
  })
  const checkNow = useEffectEvent(() => {
    part.editor.current?.flush()
    const typed = part.form.getValues()
    store.set(atOnce(seenSteps(typed, evidence)))
  })
  useEffect(() => store.setCheckNow(() => checkNow()), [store])
  useEffect(() => {
    let isWanted = true
    const check = async () => {
      const found = await inSlices(seenSteps(post, evidence), () => isWanted)
      if (found && isWanted) store.set(found)
    }
    void check()
    return () => {
      isWanted = false
    }
  }, [store, post, evidence])
  const seen = useChecks()
  useEffect(() => {
    if (seen) showOnce(wanted)
  }, [seen, wanted])
  useCheckKeys<PostInput, Place>({
    applyFix,
    onStep: (place) => {
      show('check')
      // A field is in another tab; showing its finding is enough.
      if (place.in !== 'field') goTo(place)
    },
  })
  return null
}

const UNKNOWN: Evidence = {}

function* seenSteps(record: PostInput, evidence: Evidence): Steps<Seen<PostInput, Place>> {
  return { record, checked: yield* checkSteps(record, evidence), corrections: yield* typographySteps(record) }
}
