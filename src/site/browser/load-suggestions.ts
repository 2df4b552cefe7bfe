import { reloadIfOutdated } from '#site/browser/latest-build.ts'

const EVENTS = ['pointerdown', 'focusin'] as const

export function loadSuggestionsOnFocus(): void {
  const { suggest } = document.querySelector<HTMLElement>('script[data-suggest]')?.dataset ?? {}
  const touch = ({ target }: { target: EventTarget | null }) => {
    if (!suggest || !(target instanceof Element) || !target.closest('form[data-suggest]')) return
    for (const each of EVENTS) removeEventListener(each, touch)
    import(/* @vite-ignore */ suggest).catch(reloadIfOutdated)
  }
  for (const each of EVENTS) addEventListener(each, touch)
  touch({ target: document.activeElement })
}
