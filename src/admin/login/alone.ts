/** Where the sign-in is rendered in its own document, which has no router (`root.tsx`). */
export const ALONE_ID = 'sign-in'
