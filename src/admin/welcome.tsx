export default function Welcome() {
  return (
    <main>
      <h1>Rozvážně admin</h1>
    </main>
  )
}
