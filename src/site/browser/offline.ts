const NOTE_ID = 'jste-offline'
const WORDS =
  'Jste offline, takže se nic neodeslalo. Co jste napsali, zůstává ve\u00a0formuláři. Až\u00a0budete zase online, odešlete ho znovu.'

/** Submitting a form offline would end on the browser's own error page and lose what was typed. */
export function guardOfflineForms(): void {
  document.addEventListener('submit', (event) => {
    const { target: form } = event
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
    document.getElementById(NOTE_ID)?.remove()
    if (navigator.onLine) return
    event.preventDefault()
    const note = document.createElement('div')
    note.id = NOTE_ID
    note.className = 'note bad'
    note.role = 'alert'
    note.tabIndex = -1
    note.append(Object.assign(document.createElement('p'), { textContent: WORDS }))
    form.prepend(note)
    note.focus()
  })
  addEventListener('online', () => document.getElementById(NOTE_ID)?.remove())
}
