import { isProductId, type ProductId } from '@pinline/events/ids'
import { storedValue } from '../../session/stored-value.ts'
import { maxCompared } from './compare-search.ts'

/** A part to compare, with its part number. */
export interface TrayPart {
  readonly id: ProductId
  readonly model: string
}

const isTrayPart = (value: unknown): value is TrayPart => {
  const { id, model }: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {}
  return isProductId(id) && typeof model === 'string' && model.length <= 120
}
const isTray = (value: unknown): value is TrayPart[] =>
  Array.isArray(value) && value.length <= maxCompared && value.every(isTrayPart)
const stored = storedValue('compareTray', isTray, [])

/** Parts to compare, in the order of selection; shared by all tabs. */
export const useTray = stored.use

/** Adds a part to the tray or removes it. False if the tray is full. */
export function setInTray(part: TrayPart, isIncluded: boolean): boolean {
  const others = stored.read().filter(({ id }) => id !== part.id)
  if (isIncluded && others.length >= maxCompared) return false
  stored.write(isIncluded ? [...others, { id: part.id, model: part.model }] : others)
  return true
}

/** Empties the tray. */
export function clearTray(): void {
  stored.write([])
}

/** The comparison's URL parameters. */
export function trayIds(parts: readonly { readonly id: ProductId }[]): string {
  return parts.map(({ id }) => id).join(',')
}
