/** Where lists stand below each other and what opens comes from below. */
export const PHONE = '(max-width: 40em)'
