import { use, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Location, useBlocker, useLocation } from 'react-router'
import { OpenFormContext } from '#records/admin/form/open-form.ts'
import { lateDialog, warm } from '#ui/admin/lazy-part.tsx'
import { useStableCallback } from '#ui/admin/use-stable-callback.ts'
import { whenIdle } from '#ui/admin/when-idle.ts'

const loadQuestion = async () => (await import('#records/admin/form/leave-question.tsx')).LeaveQuestion
/** Until it is there, nobody leaves. */
const LeaveQuestion = lateDialog(loadQuestion)

interface LeaveGuardProps {
  hasChanges: () => boolean
  onDiscard: () => void
  /** Left out where no draft is stored: then the choice is to stay or to discard. */
  onSave?: () => Promise<unknown>
  /** Whether the browser could store the draft. */
  isKept?: boolean
  /** A save that was started before is still under way. */
  isSaving?: boolean
  /** The form is one tab of several; other tabs count as leaving, too. */
  isInTab?: boolean
}

const partOf = (search: string, name: string) => new URLSearchParams(search).get(name)

/** Never blocks the login: the draft is stored in the browser until after it. */
const isLogin = (path: string) => /^\/admin\/?$/.test(path)

export function LeaveGuard(props: LeaveGuardProps) {
  const { hasChanges, onDiscard, onSave, isKept = true, isSaving: isSavedBehind = false, isInTab = false } = props
  const here = useLocation()
  const { isMoving } = use(OpenFormContext)
  // A waiting change is a form of its own at the address of its record.
  const parts = isInTab ? ['change', 'tab'] : ['change']
  const isElsewhere = (to: Location) =>
    to.pathname !== here.pathname || parts.some((name) => partOf(to.search, name) !== partOf(here.search, name))
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // The address changes before the next screen is rendered. A click in between has already left this form.
    if (isElsewhere(currentLocation) || isMoving()) return false
    return isElsewhere(nextLocation) && !isLogin(nextLocation.pathname) && hasChanges()
  })
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasChanges()) event.preventDefault()
  })
  useEffect(() => {
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])

  useEffect(() => whenIdle(() => warm(loadQuestion)), [])

  const leave = () => blocker.proceed?.()
  // The router takes its time to render that nothing is blocked any more; until then the next key would be the question's.
  const [answered, setAnswered] = useState<Location>()
  const isAsked = blocker.state === 'blocked' && blocker.location !== answered
  const stay = () => {
    flushSync(() => setAnswered(blocker.location))
    blocker.reset?.()
  }
  const [isSaving, setSaving] = useState(false)
  // The question may have been closed while the save was under way.
  const finish = useStableCallback((isSaved: boolean) => {
    if (isAsked) (isSaved ? leave : stay)()
  })
  const leaveIfSaved = useEffectEvent(() => {
    if (isAsked && !isSaving && !hasChanges()) leave()
  })
  useEffect(() => {
    if (!isSavedBehind) leaveIfSaved()
  }, [isSavedBehind])
  async function saveAndLeave(save: () => Promise<unknown>): Promise<void> {
    if (isSaving) return
    setSaving(true)
    try {
      finish(Boolean(await save()))
    } finally {
      setSaving(false)
    }
  }
  return (
    <LeaveQuestion
      isOpen={isAsked}
      isSaving={isSaving}
      isKept={isKept}
      onStay={stay}
      onLeave={leave}
      onThrowAway={() => {
        onDiscard()
        leave()
      }}
      onSave={onSave && (() => void saveAndLeave(onSave))}
    />
  )
}
