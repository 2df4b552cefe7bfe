/** The fields of a record that its form has. */
export const inputOf = <Input extends object>(record: object, empty: Input): Input =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key in empty)) as unknown as Input

/** Fields sent empty and filled by the server, such as a slug made from the title. */
export const filledByServer = <Input extends object>(sent: Input, saved: Input): Partial<Input> =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([key, value]) => {
      const made: unknown = Reflect.get(saved, key)
      return value === '' && made !== '' ? [[key, made]] : []
    }),
  ) as Partial<Input>
