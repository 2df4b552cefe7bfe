/** A ref: publishes the element's current height to its parent as `--head-height`. */
export function trackHeadHeight(head: HTMLElement): () => void {
  const sizes = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize
    if (height) head.parentElement?.style.setProperty('--head-height', `${height}px`)
  })
  sizes.observe(head, { box: 'border-box' })
  return () => sizes.disconnect()
}
