const START = 120
/** The first words of a text. */
export const startOf = (text: string) =>
  text.length > START ? `${text.slice(0, START).toWellFormed().trimEnd()}…` : text
