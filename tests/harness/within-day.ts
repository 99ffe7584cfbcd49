const dayMs = 86_400_000
const today = (): number => Math.floor(Date.now() / dayMs)

/** The result of work that no midnight (UTC) divided: what is counted by day is done again if one did. */
export const withinDay = async <T>(work: () => Promise<T>): Promise<T> => {
  const day = today()
  const result = await work()
  return today() === day ? result : await work()
}
