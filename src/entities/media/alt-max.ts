export const ALT_MAX = 160
