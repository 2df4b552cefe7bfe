import { importPath, useImports } from '#features/import-site/screen/jobs.ts'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import type { Job } from '#features/import-site/job-schema.ts'
import { isOpen } from '#features/import-site/job-states.ts'
import * as m from '#features/import-site/screen/messages.ts'
import { Frame } from '#features/import-site/screen/frame.tsx'
import { useImport } from '#features/import-site/screen/queries.ts'
import { Reading, ReportView } from '#features/import-site/screen/report.tsx'
import { ResultView } from '#features/import-site/screen/result.tsx'
import { RunningView } from '#features/import-site/screen/running.tsx'
import { StartView } from '#features/import-site/screen/start.tsx'
import { ReadFailure } from '#records/admin/read-failure.tsx'

/** The open import, or one of the earlier ones by its id. */
export default function ImportSiteScreen() {
  const { id } = useParams()
  const { data, error, refetch, isFetching } = useImports()
  const open = data?.items.find(({ state }) => isOpen(state))
  // At its own address: whoever watches it end sees what came of it.
  if (id === undefined && open?.startedAt) return <Navigate to={importPath(open.id)} replace />
  const openId = id ?? open?.id
  if (openId !== undefined) return <OneImport key={openId} id={openId} />
  return (
    <Frame title={m.title()} lead={m.lead()} step={0}>
      {data ? (
        <StartView earlier={data.items} />
      ) : error ? (
        <ReadFailure title={m.notRead()} error={error} onTryAgain={refetch} isTrying={isFetching} />
      ) : (
        <Skeleton height={400} />
      )}
    </Frame>
  )
}

function OneImport({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useImport(id)
  const list = useImports().data?.items ?? []
  if (data) return <View job={data} earlier={list.filter((each) => each.id !== id)} />
  return (
    <Frame title={m.title()} lead={m.lead()} step={0}>
      {error ? (
        <ReadFailure title={m.notRead()} error={error} onTryAgain={refetch} isTrying={isFetching} />
      ) : (
        <Skeleton height={400} />
      )}
    </Frame>
  )
}

function View({ job, earlier }: { job: Job; earlier: Parameters<typeof StartView>[0]['earlier'] }) {
  const { state } = job
  const [isAtFiles, setAtFiles] = useState(false)
  if (state === 'files' || (state === 'report' && isAtFiles)) {
    return (
      <Frame title={m.title()} lead={m.lead()} step={0}>
        <StartView job={job} earlier={earlier} onReport={() => setAtFiles(false)} />
      </Frame>
    )
  }
  if (state === 'reading' && !job.report) return <Reading job={job} />
  if (state === 'reading' || state === 'report') return <ReportView job={job} onFiles={() => setAtFiles(true)} />
  if (state === 'done' || state === 'undone') return <ResultView job={job} />
  return <RunningView job={job} />
}
