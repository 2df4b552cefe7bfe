import * as m from '#posts/admin/messages.ts'
import { use, useCallback, useEffect } from 'react'
import { Button, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { usePostChecks } from '#posts/admin/check/use-post-checks.ts'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { placeName } from '#posts/checks/place.ts'
import type { Fix } from '#posts/checks/rule.ts'
import { typographyOf } from '#posts/checks/typography.ts'
import { KeysHint } from '#records/admin/check/check-keys.tsx'
import { CheckList } from '#records/admin/check/check-list.tsx'
import { ChecksContext } from '#records/admin/check/checks-store.ts'
import { warm } from '#ui/admin/lazy-part.tsx'
import { useStableCallback } from '#ui/admin/use-stable-callback.ts'
import { writerName } from '#entities/writer/admin/use-writers.ts'
import type { Writer } from '#entities/writer/schema.ts'
import type { PostInput } from '#posts/schema.ts'
import { listQuery } from '#records/admin/queries.ts'
import { currentUser } from '#records/admin/api/user.ts'

export default function CheckPanel(part: Pick<PartProps, 'form' | 'editor'>) {
  const work = usePostChecks(part)
  const { want } = use(ChecksContext)
  useEffect(() => warm(want), [want])
  const [applyFix, goTo] = [useStableCallback(work.applyFix), useStableCallback(work.goTo)]
  const choice = useCallback(
    (given: Extract<Fix, { kind: 'writer' }>) => <WriterFix given={given} applyFix={applyFix} />,
    [applyFix],
  )
  return (
    <CheckList applyFix={applyFix} goTo={goTo} placeName={placeName} correctionsOf={typographyOf} choice={choice}>
      {KEYS}
    </CheckList>
  )
}

const KEYS = <KeysHint />

const MOST_WRITERS = 100

interface WriterFixProps {
  given: Extract<Fix, { kind: 'writer' }>
  applyFix: (change: (post: PostInput) => PostInput) => void
}

function WriterFix({ given, applyFix }: WriterFixProps) {
  const { data } = useQuery(listQuery<Writer>('writers', { perPage: MOST_WRITERS, status: 'all', sort: 'title' }))
  const writers = (data?.items ?? []).filter((writer) => !writer.isDeleted)
  const { email, name } = currentUser()
  const me = writers.find((writer) => writer.email === email) ?? writers.find((writer) => writerName(writer) === name)
  const choose = (id: string) => applyFix((post) => given.change(post, id))
  return (
    <>
      <Select
        size="xs"
        aria-label={m.writer()}
        placeholder={m.chooseWriter()}
        data={writers.map((writer) => ({ value: writer.id, label: writerName(writer) }))}
        value={null}
        onChange={(id) => id && choose(id)}
        searchable
      />
      {me && (
        <Button size="xs" variant="default" onClick={() => choose(me.id)}>
          {m.me()}
        </Button>
      )}
    </>
  )
}
