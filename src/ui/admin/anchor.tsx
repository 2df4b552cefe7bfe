import { type Ref, useImperativeHandle } from 'react'

interface AnchorProps {
  element: HTMLElement
  ref?: Ref<HTMLElement>
}

/** The target of a popup that is loaded later than its button: it stands for the button, which is elsewhere in the tree. */
export function Anchor({ element, ref }: AnchorProps) {
  useImperativeHandle(ref, () => element, [element])
  return null
}
