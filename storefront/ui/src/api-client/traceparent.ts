/** The trace of a request begins with it, under the id (a UUID, or as many digits) by which logs and audit trail know it. */
export const traceparentOf = (requestId: string): string => {
  const id = requestId.replaceAll('-', '')
  return `00-${id}-${id.slice(16)}-00`
}
