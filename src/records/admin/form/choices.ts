import { isSame } from '#shared/is-same.ts'
import { type Clash, type Decide, valueAt } from '#shared/merge.ts'

export type Side = 'mine' | 'theirs'

/** Choices by the name of their clash, each with the values it was made between. */
export type Choices = Record<string, { side: Side; between: unknown[] } | undefined>

const betweenIn = ({ mine, theirs, unit }: Clash) =>
  unit.paths.flatMap((path) => [valueAt(mine, path), valueAt(theirs, path)])

/** A choice holds as long as both values are the same. */
export function choiceFor(choices: Choices, clash: Clash): Side | undefined {
  const choice = choices[clash.name]
  return choice && isSame(choice.between, betweenIn(clash)) ? choice.side : undefined
}

export const choose = (choices: Choices, clashes: Clash[], side: Side): Choices => ({
  ...choices,
  ...Object.fromEntries(clashes.map((clash) => [clash.name, { side, between: betweenIn(clash) }])),
})

export const decisionOf =
  (choices: Choices): Decide =>
  (clash) =>
    choiceFor(choices, clash) ?? 'mine'
