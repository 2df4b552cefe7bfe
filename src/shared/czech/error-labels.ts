/** Apart from the other words, because this page may also be shown by the browser itself, which should load little. */
export const errorLabels = {
  notFound: 'Stránka nenalezena – vraťme se na hlavní stránku',
  back: 'Zpět na hlavní stránku',
  unexpected: 'Na stránce se něco pokazilo. Zkuste to prosím za chvíli znovu.',
} as const

const WORDS: Record<number, string> = {
  404: errorLabels.notFound,
  405: 'Tuto stránku si můžete jen přečíst.',
  413: 'Odeslali jste víc, než server přijme.',
  414: 'Tato adresa je příliš dlouhá.',
  503: 'Web teď nestíhá odpovídat. Zkuste to prosím za chvíli znovu.',
}

/** What a visitor is told where a program gets a code and its message. */
export const visitorWords = (status: number, otherwise: string = errorLabels.unexpected) => WORDS[status] ?? otherwise

export const errorTitle = (status: number, siteName?: string) => `Chyba ${status}${siteName ? ` – ${siteName}` : ''}`
