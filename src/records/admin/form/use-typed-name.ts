import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { usePending } from '#records/admin/form/pending.tsx'
import { notChosen } from '#records/admin/find-by-name.ts'
import { useStableCallback } from '#ui/admin/use-stable-callback.ts'

interface Text {
  typed: string
  /** The name of the chosen record: the text of the field as long as nothing else is typed. */
  chosen?: string | undefined
}

interface TypedName<Found> extends Text {
  setTyped: (typed: string) => void
  find: (name: string) => Promise<Found | undefined>
  choose: (found: Found) => unknown
}

const isOpen = (text: Text | undefined): text is Text =>
  text !== undefined && text.typed.trim() !== '' && text.typed !== text.chosen

/** A name typed but not picked: its record is chosen on leaving or saving; the field says so where there is none. */
export function useTypedName<Found>({ typed, chosen, setTyped, find, choose }: TypedName<Found>) {
  const [problem, setProblem] = useState<string>()
  /** Undefined when it is settled, and after the field is gone. */
  const latest = useRef<Text>(undefined)
  useEffect(() => {
    latest.current = { typed, chosen }
    return () => {
      latest.current = undefined
    }
  })
  const creation = useRef<Promise<boolean>>(undefined)
  const findNow = useStableCallback(find)
  const chooseNow = useStableCallback(choose)

  /** Chooses what was found, unless something else was typed or chosen meanwhile. Returns whether no name is left. */
  async function take(found: Found | undefined, asked: Text): Promise<boolean> {
    if (!isOpen(latest.current) || latest.current.typed !== asked.typed) return !isOpen(latest.current)
    if (found === undefined) setProblem(notChosen(asked.typed.trim()))
    else {
      latest.current = undefined
      await chooseNow(found)
    }
    return found !== undefined
  }

  async function settle(): Promise<boolean> {
    // The same key may be picking an option.
    await Promise.resolve()
    if (creation.current) return creation.current
    const asked = latest.current
    return !isOpen(asked) || take(await findNow(asked.typed.trim()), asked)
  }

  /** Outside a save, a search that fails leaves the name unchosen. */
  const settleNow = () => {
    const asked = { typed, chosen }
    settle().catch(() => take(undefined, asked))
  }

  usePending((reason) => (reason === 'save' ? settle() : !creation.current && !isOpen({ typed, chosen })))

  return {
    problem,
    forget: () => setProblem(undefined),
    settleNow,
    create: (created: Promise<Found>) => {
      const asked = { typed, chosen }
      // The API client has shown why it failed.
      const done = created.catch(() => undefined).then((found) => take(found, asked))
      creation.current = done.finally(() => {
        creation.current = undefined
      })
    },
    /** For Mantine's Select, which empties its text when it is left. */
    onBlur: (event: FocusEvent) => {
      if (!isOpen({ typed, chosen })) return
      setTyped(typed)
      // Another window got the focus: the field is not left.
      if (document.activeElement !== event.target) settleNow()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !isOpen({ typed, chosen })) return
      // It chooses; it must not submit the form.
      event.preventDefault()
      settleNow()
    },
  }
}
