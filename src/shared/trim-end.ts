/** Without this character at its end. A pattern such as /-+$/ would begin anew at each of them. */
export function trimEndOf(text: string, character: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end--
  return text.slice(0, end)
}
