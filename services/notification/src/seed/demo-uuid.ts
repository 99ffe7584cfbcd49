import { createHash } from 'node:crypto'

/** The same UUID for a name at every start, so that nothing is made twice, nor again once it is deleted. */
export const demoUuid = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
