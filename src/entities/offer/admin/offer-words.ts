export const LOGO_HINT = 'Square, at least 128 × 128, PNG, JPEG, WebP or AVIF'
export const RIBBON_MAX = 24
export const FIRST_YEAR = 1990
