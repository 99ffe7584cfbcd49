/** Time that the bytes stay in memory for the browser to save them, ms. */
const revokeAfterMs = 30_000

/** Saves bytes as a file with the browser. */
export const saveFile = (bytes: Blob, name: string): void => {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // By then the browser has started to write it.
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs)
}
