import { type ProductId, productId } from '@pinline/events/ids'
import { z } from 'zod'
import { storedValue } from '../../session/stored-value.ts'
import { maxCompared } from './compare-search.ts'

const tray = z.array(z.object({ id: productId, model: z.string().max(120) })).max(maxCompared)

/** A part to compare, with its part number. */
export type TrayPart = z.infer<typeof tray>[number]

const stored = storedValue<TrayPart[]>('compareTray', tray, [])

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
