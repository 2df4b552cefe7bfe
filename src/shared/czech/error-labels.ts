/** Separate from other labels, because the browser may render this page itself and should load little. */
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

/** The message for visitors; API clients get a code and its message instead. */
export const visitorWords = (status: number, otherwise: string = errorLabels.unexpected) => WORDS[status] ?? otherwise

export const errorTitle = (status: number, siteName?: string) => `Chyba ${status}${siteName ? ` – ${siteName}` : ''}`
