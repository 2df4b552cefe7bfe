import { useWindowEvent } from '@mantine/hooks'
import { type ComponentType, use, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CheckRunnerProps } from '#posts/admin/check/check-runner.tsx'
import { FINDING_PARAMETER } from '#records/admin/check/finding-address.ts'
import { ChecksContext } from '#records/admin/check/checks-store.ts'
import { warm } from '#ui/admin/lazy-part.tsx'
import { whenIdle } from '#ui/admin/when-idle.ts'

const load = () => import('#posts/admin/check/check-runner.tsx')

/** The checks, loaded once the form is usable: before publishing they are waited for. */
export function LateChecks(props: CheckRunnerProps) {
  const store = use(ChecksContext)
  const [Runner, setRunner] = useState<ComponentType<CheckRunnerProps>>()
  const isAsked = useSearchParams()[0].has(FINDING_PARAMETER)
  const want = useEffectEvent(async () => {
    const { default: loaded } = await load()
    setRunner(() => loaded)
  })
  useEffect(() => store.setWant(() => want()), [store])
  const begin = useEffectEvent(() => (isAsked ? warm(store.want) : whenIdle(() => warm(store.want))))
  useEffect(() => begin(), [])
  useWindowEvent('online', () => warm(store.want))
  return Runner && <Runner {...props} />
}
