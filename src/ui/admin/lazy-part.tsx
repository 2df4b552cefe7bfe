import { Alert, Button } from '@mantine/core'
import {
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import * as m from '#ui/admin/messages.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { notify } from '#ui/admin/toasts.tsx'

/** What is shown when a part fails to load: a place shows a message, a dialog waits, an unseen part shows nothing. */
type Kind = 'place' | 'dialog' | 'unseen'

/** A file that is one component. */
interface Module<Props> {
  default: ComponentType<Props>
}

type Load<Props> = () => Promise<ComponentType<Props> | Module<Props>>

const isModule = <Props,>(loaded: ComponentType<Props> | Module<Props>): loaded is Module<Props> => 'default' in loaded

async function componentOf<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const loaded = await load()
  return isModule(loaded) ? loaded.default : loaded
}

/** Loads ahead, when the pointer or the focus is on the way to it; if that fails, the click tries again. */
export const warm = (load: () => Promise<unknown>): void => void load().catch(() => undefined)

const sayMissing = () => notify.error(navigator.onLine ? m.notLoaded : m.notLoadedOffline)

/** For what must not happen before it can be shown. */
export const onceLoaded = <Loaded,>(load: () => Promise<Loaded>, go: (loaded: Loaded) => void): void =>
  void load().then(go, sayMissing)

/** If its file cannot be loaded, it alone is missing; React would unmount the whole screen, with its unsaved input. */
export const lazyPart = <Props extends object>(
  load: Load<Props>,
  kind: Kind = 'place',
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await componentOf(load).catch(() => retryingComponent(load, kind)) }))

export const lazyDialog = <Props extends object>(load: Load<Props>) => lazyPart(load, 'dialog')

/** A dialog that is loaded when it first opens, and stays: closing, it returns the focus. It opens after it is mounted. */
export function lateDialog<Props extends { isOpen: boolean }>(load: Load<Props>): ComponentType<Props> {
  const Dialog = lazyDialog(load)
  return function LateDialog(props: Props) {
    const [wasOpened, setWasOpened] = useState(false)
    if (props.isOpen && !wasOpened) setWasOpened(true)
    if (!wasOpened) return null
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    )
  }
}

function retryingComponent<Props extends object>(load: Load<Props>, kind: Kind): ComponentType<Props> {
  return function RetryingComponent(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>()
    const tryAgain = useEffectEvent(async () => {
      const found = await componentOf(load).catch(() => undefined)
      if (found) setLoaded(() => found)
      else if (kind === 'dialog') sayMissing()
    })
    useEffect(() => {
      const onLine = () => void tryAgain()
      onLine()
      window.addEventListener('online', onLine)
      return () => window.removeEventListener('online', onLine)
    }, [])
    if (Loaded) return <Loaded {...props} />
    return kind === 'place' ? <Missing onTryAgain={load} onLoaded={(found) => setLoaded(() => found)} /> : null
  }
}

interface MissingProps<Props> {
  onTryAgain: Load<Props>
  onLoaded: (component: ComponentType<Props>) => void
}

function Missing<Props>({ onTryAgain, onLoaded }: MissingProps<Props>) {
  const tryAgain = () =>
    componentOf(onTryAgain).then(
      onLoaded,
      // A newer version of the program may have replaced the file. The form asks before it is left, and keeps a draft.
      () => navigator.onLine && window.location.reload(),
    )
  return (
    <Alert color="yellow" m={12} icon={<Icon name="warn" />} title={m.partMissing()}>
      <span>{m.typedIsUntouched()}</span>{' '}
      <Button size="compact-sm" variant="default" onClick={() => void tryAgain()}>
        {m.tryAgain()}
      </Button>
    </Alert>
  )
}
