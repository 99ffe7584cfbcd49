/** How long the bytes stay in memory for the browser to take them over. */
const revokeAfterMs = 30_000

/** Hands bytes to the browser to be kept under a name. */
export const saveFile = (bytes: Blob, name: string): void => {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Until then the browser has long begun to write it.
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs)
}
