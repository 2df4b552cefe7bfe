import { useEffect, useEffectEvent } from 'react'
import { useNavigation } from 'react-router'
import { recoverWith } from '#shared/chunk-errors.ts'

/**
 * A screen whose scripts fail to load, as after a deployment, is loaded as a document. Nothing else may leave the open
 * form: neither a failed prefetch, which a pointer above a link starts, nor a lost connection.
 */
export function useChunkRecovery(): void {
  const { location: target } = useNavigation()
  const recover = useEffectEvent(() => {
    if (!target || !navigator.onLine) return false
    window.location.assign(target.pathname + target.search + target.hash)
    return true
  })
  useEffect(() => recoverWith(() => recover()), [])
}
