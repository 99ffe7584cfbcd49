/** Runs work while no other page of this browser runs work of this name. Without locks, on plain HTTP, it just runs. */
export const alone = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? await navigator.locks.request(`bulk-run ${name}`, work) : await work()

/** The names of the runs that some page of this browser works on. */
export const runsAtWork = async (): Promise<ReadonlySet<string>> => {
  if (!('locks' in navigator)) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(held.map(({ name = '' }) => name.replace(/^bulk-run /, '')))
}
