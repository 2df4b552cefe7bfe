export const capitalise = <Word extends string>(word: Word) =>
  (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<Word>

/** As within a sentence: „Minimální vklad“ → „minimální vklad“, but „VIP program“ stays. */
export const uncapitalise = (text: string) =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
