/** A required component that could not be installed. */
export class MissingComponent extends Error {
  override readonly name = 'MissingComponent'

  /**
   * @param component what is missing
   * @param tried what was done to get it, in order
   * @param remedy what the reader can do
   */
  constructor(component: string, tried: string[], remedy: string) {
    super(
      [`${component} is missing.`, ...tried.map((attempt) => `  tried: ${attempt}`), `  to do: ${remedy}`].join('\n'),
    )
  }
}
