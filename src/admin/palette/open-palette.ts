/** Said by whoever wants the palette, heard by whoever has it. */
export const OPEN_PALETTE = 'open-palette'

export const openPalette = () => window.dispatchEvent(new Event(OPEN_PALETTE))
