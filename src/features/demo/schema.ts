/** One thing that the demo brought: a record by its table, or a day of clicks. */
export interface DemoItemRow {
  kind: string
  id: string
}
