/** The environment of this process as plain texts; what is undefined is left out. */
export const inheritedEnvironment = (...without: string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([key, value]) =>
      value === undefined || without.includes(key) ? [] : [[key, value] as const],
    ),
  )
