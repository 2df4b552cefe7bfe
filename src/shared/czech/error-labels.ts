/** Apart from the other words, because this page may also be shown by the browser itself, which should load little. */
export const errorLabels = {
  notFound: 'Stránka nenalezena – vraťme se na hlavní stránku',
  back: 'Zpět na hlavní stránku',
  unexpected: 'Na stránce se něco pokazilo. Zkuste to prosím za chvíli znovu.',
} as const
