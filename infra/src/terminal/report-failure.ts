/** Prints why a command failed: the message alone for failures that were foreseen, the stack for bugs. */
export const reportFailure = (error: unknown): void => {
  const text = error instanceof Error ? (error.name === 'Error' ? error.stack : error.message) : String(error)
  process.stderr.write(`\n${text ?? ''}\n`)
}
