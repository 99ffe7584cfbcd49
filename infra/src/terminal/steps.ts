export type Steps = {
  /** Runs a step and prints its name, result and time. A text returned by the action is its result. */
  run: <T>(name: string, action: () => Promise<T>, outcome?: (result: T) => string) => Promise<T>
  note: (line: string) => void
}

/** Prints a line per step as it ends: `✔ Kafka  native, 127.0.0.1:9192  4.2 s`. */
export const printSteps = (write: (text: string) => void): Steps => ({
  run: async (name, action, outcome) => {
    const began = performance.now()
    try {
      const result = await action()
      write(`  ✔ ${name.padEnd(18)} ${(outcome?.(result) ?? '').padEnd(44)} ${secondsSince(began)}\n`)
      return result
    } catch (error) {
      write(`  ✘ ${name.padEnd(18)} ${'failed'.padEnd(44)} ${secondsSince(began)}\n`)
      throw error
    }
  },
  note: (line) => write(`    ${line}\n`),
})

/** Steps without output, as in tests. */
export const silentSteps: Steps = { run: (_name, action) => action(), note: () => undefined }

const secondsSince = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s`
