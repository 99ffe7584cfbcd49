const reported = new Set<string>()

/** Logs once what a newer release of the console wrote and this one cannot show. */
export const reportUnknown = (type: string): void => {
  if (reported.has(type)) return
  reported.add(type)
  console.warn(`content: “${type}” is unknown here and left out`)
}
