import { type HotkeyItem, useHotkeys } from '@mantine/hooks'

const layerOf = (dialog: Element) => Number(getComputedStyle(dialog).getPropertyValue('--mb-z-index'))

/** Marks a dialog that was answered: it is drawn for a moment longer, but the next key is not its own. */
export const CLOSING = 'data-closing'

/** The open dialog above all others: keys belong to it alone, wherever the focus is. */
export const topDialog = (): Element | undefined =>
  [...document.querySelectorAll('[aria-modal="true"]')]
    .filter((each) => each.closest(`[${CLOSING}]`) === null)
    .reduce<Element | undefined>((top, each) => (top && layerOf(each) < layerOf(top) ? top : each), undefined)

/** Marks a dialog that is part of a form, whose keys work in it. */
export const FORM_KEYS = 'data-form-keys'

/** Whether a dialog is open that keys of the screen below must not act behind. */
export function isBehindDialog(): boolean {
  const top = topDialog()
  return top !== undefined && top.closest(`[${FORM_KEYS}]`) === null
}

/** Keys of a screen or a form, also while a field has the focus. */
export function useScreenKeys(keys: HotkeyItem[]): void {
  useHotkeys(
    keys.map(([key, act]): HotkeyItem => [
      key,
      (event) => {
        if (!isBehindDialog()) act(event)
      },
    ]),
    [],
    true,
  )
}
