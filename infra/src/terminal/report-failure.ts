/** Prints why a command failed: only the message of an expected failure, the stack of a bug. */
export const reportFailure = (error: unknown): void => {
  const text = error instanceof Error ? (error.name === 'Error' ? error.stack : error.message) : String(error)
  process.stderr.write(`\n${text ?? ''}\n`)
}
