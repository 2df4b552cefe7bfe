export interface FirstStepsRow {
  id: string
  leftAt: string
  leftBy: string
}
