import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { use, useEffect, useMemo } from 'react'
import { ChecksContext } from '#posts/admin/check/checks-store.ts'
import type { Facts } from '#posts/checks/facts.ts'
import { questionsOf } from '#posts/checks/questions.ts'
import { countOf, runRules } from '#posts/checks/run-rules.ts'
import type { PostInput } from '#posts/schema.ts'
import { api } from '#ui/admin/api/client.ts'

/** Long enough that no key waits for it. */
const PAUSE_MS = 400
const FRESH_MS = 60_000

/** Looks at the post whenever the writer pauses. Shows nothing itself. */
export default function CheckRunner({ values, id }: { values: PostInput; id: string | undefined }) {
  const store = use(ChecksContext)
  const [post] = useDebouncedValue(values, PAUSE_MS)
  const facts = useFacts(post, id)
  useEffect(() => {
    const checked = runRules(post, facts)
    store.set({
      post,
      checked,
      blocking: countOf(checked, 'blocking'),
      warnings: countOf(checked, 'warning'),
    })
  }, [store, post, facts])
  return null
}

const UNKNOWN: Facts = {}

/** Asked anew only when something they depend on has changed; without a connection what was known stays. */
function useFacts(post: PostInput, id: string | undefined): Facts {
  const questions = useMemo(() => questionsOf(post, id), [post, id])
  const { data } = useQuery({
    queryKey: ['post-facts', questions],
    queryFn: ({ signal }) => api<Facts>('POST', '/posts/checks', { body: questions, signal, isQuiet: true }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    retry: false,
  })
  return data ?? UNKNOWN
}
